// Where a clause stands in its rulebook, for the chip below the sentence.
import { chaptersOf } from "../rules/markdown";

const BESIDE = /^\d+\.\s*|\s*\([^)]*\)$/g; // its number, and what it adds

/** The chapter of every clause. */
export function chaptersBy(rulebook: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { title, blocks } of chaptersOf(rulebook))
    for (const { id } of blocks) if (id) found.set(id, title.replace(BESIDE, ""));
  return found;
}
