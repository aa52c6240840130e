import { hints } from "./hints";
import { player } from "./player";
import { shell } from "./shell";

export const de = { ...shell, ...player, ...hints };
