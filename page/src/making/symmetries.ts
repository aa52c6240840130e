// What symmetries are called.
import { type PlainKey, t } from "../texts";

const TEXTS: Readonly<Record<string, PlainKey>> = {
  none: "symmetryNone",
  rotate2: "symmetryRotate2",
  rotate4: "symmetryRotate4",
  mirror: "symmetryMirror",
  diagonal: "symmetryDiagonal",
  full: "symmetryFull",
};

export function symmetryTitle(id: string): string {
  const key = TEXTS[id];
  return key ? t(key) : id;
}
