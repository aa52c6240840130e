// Sorts of clues that a puzzle can be asked to have, each once, however many tools set it.
import type { Tool } from "../api/types";

export const sortsOf = (tools: readonly Tool[]): readonly (readonly [string, string])[] => [
  ...new Map(tools.map((tool) => [tool.field, tool.sort_title] as const)),
];
