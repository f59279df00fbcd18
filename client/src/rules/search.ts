// Searching a rulebook: what holds the words stays, and the words are marked.
import type { Block, Chapter } from "./markdown";

/** Letters as one searches for them: small, without accents, apostrophes as a keyboard has them. Each letter stays one letter, so that places agree. */
export function folded(text: string): string {
  return [...text.replace(/’/g, "'")].map((letter) => [...letter.normalize("NFD").toLowerCase()][0] ?? letter).join("");
}

/** The chapters with only those blocks that hold all words; a heading that holds them keeps its whole chapter. */
export function found(chapters: Chapter[], query: string): Chapter[] {
  const words = wordsIn(query);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) =>
      holds(chapter.title, words)
        ? chapter
        : { ...chapter, blocks: chapter.blocks.filter((block) => holds(textOf(block), words)) },
    )
    .filter((chapter) => chapter.blocks.length);
}

/** HTML with the words of a query marked, its tags left alone. */
export function marked(html: string, query: string): string {
  const words = wordsIn(query);
  if (!words.length) return html;
  return html
    .split(/(<[^>]*>|&\w+;)/)
    .map((piece, place) => (place % 2 ? piece : markedText(piece, words)))
    .join("");
}

function markedText(text: string, words: string[]): string {
  const letters = [...text];
  const plain = folded(text);
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  return letters
    .map(
      (letter, at) => `${hit[at] && !hit[at - 1] ? "<mark>" : ""}${letter}${hit[at] && !hit[at + 1] ? "</mark>" : ""}`,
    )
    .join("");
}

function textOf(block: Block): string {
  if (block.kind === "text") return `${block.id} ${block.question ?? ""} ${block.html}`;
  if (block.kind === "list") return block.items.join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().join(" ");
  return `${block.lines} ${block.caption}`;
}

function holds(text: string, words: string[]): boolean {
  const plain = folded(text.replace(/<[^>]*>/g, ""));
  return words.every((word) => plain.includes(word));
}

function wordsIn(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}
