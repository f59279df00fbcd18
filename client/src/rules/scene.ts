// What a figure of a rulebook shows, as its fence says: pieces in words of their game's Piece.svelte, and labels.
//   cow "your card" + cow/keg/crown@0 "a pile" → !cow×3 | "a row" ring7,ring5
// "/" puts pieces below each other and "," beside each other, "×" counts, "!" strikes out, "@" names the seat that owns
// them, "|" begins another row. Words in quotes belong to the pieces before them.

const [GAP, OWNED, SIGN, WORDS] = [10, 14, 30, 80]; // pixels, as Scene.svelte lays them

export interface Piece {
  word: string;
  count: string; // "" where it is one
}
export interface Cell {
  kind: "cell";
  rows: Piece[][];
  label: string;
  lost: boolean;
  seat: string; // "" where it is nobody's
}
export type Part = Cell | { kind: "sign" | "words"; text: string };

export function sceneOf(text: string): Part[][] {
  const rows: Part[][] = [[]];
  for (const [token, quoted] of text.matchAll(/"([^"]*)"|\S+/g)) {
    const row = rows.at(-1) ?? [];
    const before = row.at(-1);
    if (token === "|") rows.push([]);
    else if (quoted === undefined) row.push(/\w/.test(token) ? cellOf(token) : { kind: "sign", text: token });
    else if (before?.kind === "cell" && !before.label) before.label = quoted;
    else row.push({ kind: "words", text: quoted });
  }
  return rows;
}

/** Every piece that is drawn. */
export function piecesOf(scene: Part[][]): Piece[] {
  return scene.flat().flatMap((part) => (part.kind === "cell" ? part.rows.flat() : []));
}

/** How wide a piece can be so that every row fits, as CSS: what stands between the pieces takes its pixels first. */
export function unitOf(scene: Part[][]): string {
  const fits = scene
    .filter((row) => sum(row, across))
    .map((row) => `(100cqw - 1rem - ${sum(row, besides)}px) / ${sum(row, across)}`);
  return `max(20px, min(${["var(--largest, 76px)", ...fits].join(", ")}))`;
}

/** A drawing of letters as it is said: its words without the lines around them. */
export function spokenOf(drawing: string): string {
  return drawing
    .split("\n")
    .map((line) => line.replace(/[^\p{L}\p{N}\p{P}\p{Sm}\s]|[·•]/gu, " ").replace(/\s+/g, " "))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join(", ");
}

const sum = (row: Part[], of: (part: Part) => number): number => row.reduce((total, part) => total + of(part), 0);
const across = (part: Part): number => (part.kind === "cell" ? Math.max(...part.rows.map((row) => row.length)) : 0);

function besides(part: Part): number {
  if (part.kind === "cell") return GAP * across(part) + (part.seat ? OWNED : 0);
  return part.kind === "sign" ? SIGN : WORDS;
}

function cellOf(token: string): Cell {
  const [, lost, drawn = "", seat = ""] = /^(!?)([^@]*)(?:@(\d))?$/.exec(token) ?? [];
  const rows = drawn.split("/").map((row) => row.split(",").map(pieceOf));
  return { kind: "cell", rows, label: "", lost: lost === "!", seat };
}

function pieceOf(text: string): Piece {
  const [word = "", count = ""] = text.split("×");
  return { word, count };
}
