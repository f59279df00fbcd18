import { fetchWords, wordsOver } from "@page/lib/words";
import { describe, expect, it } from "vitest";
import { DRAWINGS } from "./motifs";
import { gain, moveOf, outcomes, pileLabel, promise, readMove } from "./outcome";
import { laidIn } from "./pieces";
import { samples } from "./samples";
import type { Motif, View } from "./shapes";

const { turn, hidden } = samples;
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], ["Toi", "Léa", "Filou"]);
const plain = (text: string) => text.replaceAll("\u00a0", " "); // spaces that do not break
const could = (view: View, motif: Motif) => outcomes(view, laidIn(view).piles, motif);

describe("a picked card", () => {
  it("can go on every pile, the tallest that it takes first", () => {
    const kegs = could(turn, "keg");
    expect(kegs).toHaveLength(8);
    expect(kegs.slice(0, 3).map((one) => [one.doing, one.pile])).toEqual([
      ["take", 0],
      ["take", 1],
      ["cover", 3],
    ]);
  });

  it("strengthens a pile of one's own", () => {
    expect(could(turn, "crown")[0]).toMatchObject({ doing: "strengthen", pile: 2 });
  });

  it("can do nothing that the referee does not allow", () => {
    expect(could(turn, "clock")).toEqual([]);
    expect(could(samples.watched, "keg")).toEqual([]);
  });

  it("does what was said beforehand, whichever card and pile the referee is given", () => {
    const doings = { take: "taken", strengthen: "strengthened", cover: "covered" };
    const said = (Object.keys(DRAWINGS) as Motif[]).flatMap((motif) => could(turn, motif));
    expect(said.map((one) => moveOf(one.motif, one.pile)).sort()).toEqual(Object.keys(samples.plays).sort());
    for (const one of said) {
      const done = samples.plays[moveOf(one.motif, one.pile)]!;
      expect(done).toMatchObject({
        kind: doings[one.doing],
        seat: turn.seat,
        motif: one.motif,
        pile: one.pile,
        height: one.height + 1,
      });
      if (done.kind === "taken") expect(done.from).toBe(one.from);
    }
    expect(new Set(said.map((one) => one.doing)).size).toBe(3);
  });

  it("says beforehand what it would bring", () => {
    expect(plain(promise(could(turn, "ham"), "ham", words))).toBe("« jambonneau » rafle 3 + 1 cartes chez Léa.");
    expect(plain(promise(could(turn, "keg"), "keg", words))).toContain("2 tas");
    expect(plain(promise(could(turn, "crown"), "crown", words))).toContain("ton propre tas");
    expect(plain(promise(could(turn, "candlestick"), "candlestick", words))).toContain("ne rafle rien");
    expect(
      could(turn, "keg")
        .map((one) => plain(gain(one, words)))
        .slice(0, 3),
    ).toEqual(["6 + 1", "1 + 1", ""]);
  });

  it("does not tell heights that are hidden", () => {
    const [first] = could(hidden, "keg");
    expect(first && plain(gain(first, words))).toBe("à toi");
    expect(plain(promise(could(hidden, "ham"), "ham", words))).toBe("« jambonneau » rafle un tas chez Léa.");
  });
});

describe("a pile in words", () => {
  const piles = laidIn(turn).piles;

  it("names what shows, how high it is and whose it is", () => {
    expect(plain(pileLabel(piles[0]!, null, words))).toBe("Tas 0 : tonneau, 6 cartes, à Filou.");
    expect(plain(pileLabel(piles[2]!, null, words))).toBe("Tas 2 : couronne, 2 cartes, à toi.");
    expect(plain(pileLabel(piles[4]!, null, words))).toBe("Tas 4 : diligence, 1 carte, au milieu.");
    expect(plain(pileLabel(laidIn(hidden).piles[0]!, null, words))).toContain("hauteur cachée");
  });

  it("says what the picked card would do there", () => {
    const would = could(turn, "keg")[0] ?? null;
    expect(plain(pileLabel(piles[0]!, would, words))).toContain("Tu le raflerais : 6 + 1 cartes.");
    expect(plain(pileLabel(piles[0]!, null, words, true))).toMatch(/à Filou\. C'est l'indice\.$/);
  });
});

describe("a hint", () => {
  it("is read as the referee writes it", () => {
    expect(readMove("crown>3")).toEqual({ motif: "crown", pile: 3 });
    expect(readMove(null)).toBeNull();
  });
});
