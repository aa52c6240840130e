import type { Texts } from ".";
import { en } from "./en";

export const es: Texts = en;
