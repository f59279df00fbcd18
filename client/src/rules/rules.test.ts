import { describe, expect, it } from "vitest";
import { LANGS, clausesOf, fetchRulebook } from "../lib/words";
import { type Block, chaptersOf, inline } from "./markdown";
import { figuresOf } from "./figures";
import { piecesOf, sceneOf, spokenOf } from "./scene";
import { folded, found, marked } from "./search";

const BOOK = `# A game

What it is.

## 1. The box

- one *thing*
- two \`things\`

\`\`\`
   ┌──┐

   └──┘
\`\`\`

*A drawing.*

<a id="XX-1"></a>**XX-1** Take **it** < that & é.

| a | b |
|---|---|
| 1 | 2 |

<a id="XX-A1"></a>**XX-A1** *May I, please ?* Yes, *if* you like.
`;

const GAMES = ["voleurs", "schattendieb", "labyrinthe", "attrap_tresors"];

describe("a rulebook", () => {
  it("is read into chapters of blocks", () => {
    const [title, box] = chaptersOf(BOOK);
    expect([title?.title, box?.title]).toEqual(["A game", "1. The box"]);
    expect(box?.blocks).toEqual([
      { kind: "list", id: "", items: ["one <em>thing</em>", "two <code>things</code>"] },
      { kind: "drawing", id: "", scene: "", lines: "┌──┐\n\n└──┘", columns: 4, caption: "A drawing." },
      { kind: "text", id: "XX-1", html: "Take <b>it</b> &lt; that &amp; é." },
      { kind: "table", id: "", head: ["a", "b"], rows: [["1", "2"]] },
      { kind: "text", id: "XX-A1", question: "May I, please ?", html: "Yes, <em>if</em> you like." },
    ]);
  });

  it("lets no markup of its own through", () => {
    expect(inline('<script>"x"</script> [a](javascript:alert) [b](#VO-1)')).toBe(
      '&lt;script&gt;"x"&lt;/script&gt; [a](javascript:alert) <a href="#VO-1">b</a>',
    );
  });

  it.each(GAMES)("of %s keeps every clause and every drawing with its caption", async (game) => {
    for (const lang of LANGS) {
      const text = await fetchRulebook(game, lang);
      const blocks: Block[] = chaptersOf(text).flatMap((chapter) => chapter.blocks);
      expect(blocks.map((block) => block.id).filter(Boolean)).toEqual([...clausesOf(text).keys()]);
      const drawings = blocks.filter((block) => block.kind === "drawing");
      expect(drawings).toHaveLength((text.match(/^```/gm) ?? []).length / 2);
      for (const drawing of drawings) expect(drawing.columns, drawing.lines).toBeLessThanOrEqual(72);
      for (const block of blocks) if (block.kind === "text") expect(block.html).not.toMatch(/\*|&lt;a /);
      for (const block of blocks) if (block.kind === "table") expect(block.head).not.toContain("");
    }
  });
});

describe("a figure", () => {
  it("is read from its fence: pieces, signs and words, row by row", () => {
    expect(sceneOf('!cow×3 "gone" + keg/ham@1 "a" → | "row" ring7,back')).toEqual([
      [
        { kind: "cell", rows: [[{ word: "cow", count: "3" }]], label: "gone", lost: true, seat: "" },
        { kind: "sign", text: "+" },
        {
          kind: "cell",
          rows: [[{ word: "keg", count: "" }], [{ word: "ham", count: "" }]],
          label: "a",
          lost: false,
          seat: "1",
        },
        { kind: "sign", text: "→" },
      ],
      [
        { kind: "words", text: "row" },
        {
          kind: "cell",
          rows: [
            [
              { word: "ring7", count: "" },
              { word: "back", count: "" },
            ],
          ],
          label: "",
          lost: false,
          seat: "",
        },
      ],
    ]);
  });

  it("is said without the lines around its words", () => {
    expect(spokenOf(" ┌────┐\n │ 6  │ ──► 6 ≥ 6 : fermé\n └────┘")).toBe("6 6 ≥ 6 : fermé");
  });

  it.each(GAMES)("of %s is drawn with pieces of the game, and no box of letters is left", async (game) => {
    const figures = await figuresOf(game);
    for (const lang of LANGS) {
      const blocks = chaptersOf(await fetchRulebook(game, lang)).flatMap((chapter) => chapter.blocks);
      for (const block of blocks) {
        if (block.kind !== "drawing") continue;
        if (!block.scene) expect(block.lines).not.toContain("┌─");
        else expect(spokenOf(block.lines)).toMatch(/\p{L}/u);
        for (const { word } of piecesOf(sceneOf(block.scene)))
          expect([word, figures?.known(word)]).toEqual([word, true]);
      }
    }
  });
});

describe("the search", () => {
  it("finds words without accents or capitals, and clauses by number", () => {
    const chapters = chaptersOf(BOOK);
    expect(found(chapters, "TÀKE e").length).toBe(1);
    expect(found(chapters, "xx-1")[0]?.blocks.map((block) => block.id)).toEqual(["XX-1"]);
    expect(found(chapters, "dragon")).toEqual([]);
    expect(found(chapters, " ")).toEqual(chapters);
    expect(found(chapters, "box")[0]?.blocks).toHaveLength(5);
    expect(found(chapters, "may")[0]?.blocks.map((block) => block.id)).toEqual(["XX-A1"]);
  });

  it("marks what it found and leaves tags alone", () => {
    expect(marked("<b>Été</b> &amp; em <em>amen</em>", "ete")).toBe("<b><mark>Été</mark></b> &amp; em <em>amen</em>");
    expect(marked("<em>amen</em> &amp;", "am em")).toBe("<em><mark>am</mark>en</em> &amp;");
  });

  it("takes the apostrophe of a keyboard for that of a book", () => {
    expect(marked("Le voleur d’ombres", "d’ombres")).toBe("Le voleur <mark>d’ombres</mark>");
  });

  it("keeps the place of every letter", () => {
    expect(folded("Œil Éléphant ß").length).toBe("Œil Éléphant ß".length);
  });
});
