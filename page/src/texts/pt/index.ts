import { hints } from "./hints";
import { player } from "./player";
import { shell } from "./shell";

export const pt = { ...shell, ...player, ...hints };
