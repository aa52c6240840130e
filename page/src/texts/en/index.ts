import { hints } from "./hints";
import { player } from "./player";
import { shell } from "./shell";

export const en = { ...shell, ...player, ...hints } as const;
