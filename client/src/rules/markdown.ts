// Our rulebooks as data: chapters of clauses, texts, lists, tables and drawings. It reads the markdown that they use,
// and no more.
import { here } from "../wire/address";

export type Block =
  | { kind: "text"; id: string; html: string; question?: string } // a clause where it has an id
  | { kind: "list"; id: ""; items: string[] }
  | { kind: "table"; id: ""; head: string[]; rows: string[][] }
  | { kind: "drawing"; id: ""; scene: string; lines: string; columns: number; caption: string };

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

const ANCHOR = /^<a id="([A-Z]+-A?\d+)"><\/a>\s*(\*\*[A-Z]+-A?\d+\*\*)?\s*/;
const QUESTION = /^\*([^*]+\?)\*\s+/;
const SCENE = /^```figure +(.+)/;
const CAPTION = /^\*([^*].*)\*$/s;

/** The chapters of a rulebook; the first one is its title with what stands before the others. */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of partsOf(markdown)) {
    const heading = /^(#+) (.*)$/.exec(part);
    if (heading?.[2]) chapters.push({ id: `c${chapters.length}`, title: heading[2], blocks: [] });
    else add(chapters, part);
  }
  return chapters;
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Inline markup as HTML, everything else escaped. */
export function inline(text: string): string {
  return escaped(text)
    .replace(/\n/g, " ")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(
      /\[([^\]]+)\]\((#[\w-]+|\/[^\s)]*)\)/g,
      (_, words: string, to: string) => `<a href="${to.startsWith("/") ? here(to) : to}">${words}</a>`,
    );
}

/** Blocks are apart by an empty line, but a drawing may hold some. */
function partsOf(markdown: string): string[] {
  return markdown
    .split(/^(```[^\n]*\n[\s\S]*?^```)$/m)
    .flatMap((piece) => (piece.startsWith("```") ? [piece] : piece.split(/\n{2,}/)))
    .map((piece) => piece.replace(/^\n+|\s+$/g, ""))
    .filter(Boolean);
}

function add(chapters: Chapter[], part: string): void {
  const chapter = chapters.at(-1);
  if (!chapter) return;
  const before = chapter.blocks.at(-1);
  const caption = CAPTION.exec(part)?.[1];
  if (caption && before?.kind === "drawing" && !before.caption) before.caption = inline(caption);
  else chapter.blocks.push(blockOf(part));
}

function blockOf(part: string): Block {
  if (part.startsWith("```")) return drawing(SCENE.exec(part)?.[1] ?? "", part.split("\n").slice(1, -1));
  if (part.startsWith("- "))
    return {
      kind: "list",
      id: "",
      items: part
        .split(/\n?^- /m)
        .filter(Boolean)
        .map(inline),
    };
  if (part.startsWith("|")) return table(part.split("\n"));
  const anchor = ANCHOR.exec(part);
  if (!anchor?.[1]) return { kind: "text", id: "", html: inline(part) };
  const text = part.replace(ANCHOR, "");
  const question = QUESTION.exec(text)?.[1];
  const html = inline(text.replace(QUESTION, ""));
  return { kind: "text", id: anchor[1], html, ...(question ? { question: inline(question) } : {}) };
}

function drawing(scene: string, lines: string[]): Block {
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const shifted = lines.map((line) => line.slice(margin).trimEnd());
  return {
    kind: "drawing",
    id: "",
    scene,
    lines: shifted.join("\n"),
    columns: Math.max(...shifted.map((line) => [...line].length)),
    caption: "",
  };
}

function table(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim())),
  );
  return { kind: "table", id: "", head: rows[0] ?? [], rows: rows.slice(2) };
}
