import type { Texts } from ".";
import { en } from "./en";

export const cs: Texts = en;
