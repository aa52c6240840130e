import type { Texts } from ".";
import { en } from "./en";

export const pt: Texts = en;
