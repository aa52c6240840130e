import { hints } from "./hints";
import { making } from "./making";
import { player } from "./player";
import { setter } from "./setter";
import { share } from "./share";
import { shell } from "./shell";

export const de = { ...shell, ...player, ...hints, ...setter, ...share, ...making };
