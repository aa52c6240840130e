// What the rules of a kind say on a board of some size.
import type { KindInfo } from "../api/types";

/** The server, which does not know the size yet, calls the greatest value n: no word of any of our languages. */
const GREATEST = /(?<!\p{L})n(?!\p{L})/gu;

export const rulesOf = (kind: KindInfo, [rows]: readonly [number, number]): string => kind.summary.replace(GREATEST, String(rows));
