import { hints } from "./hints";
import { player } from "./player";
import { shell } from "./shell";

export const es = { ...shell, ...player, ...hints };
