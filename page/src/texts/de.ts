import type { Texts } from ".";
import { en } from "./en";

export const de: Texts = en;
