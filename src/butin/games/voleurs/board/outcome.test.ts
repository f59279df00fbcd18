import { LANGS, fetchWords, wordsOver } from "@page/lib/words";
import { describe, expect, it } from "vitest";
import { spoken } from "./about";
import { steps } from "./moves";
import { type Outcome, gain, gained, outcome, outcomes, pileLabel, promise } from "./outcome";
import { isPlay, laidIn } from "./pieces";
import { samples } from "./samples";
import type { Motif, View } from "./shapes";

const { turn, hidden } = samples;
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], ["Toi", "Léa", "Filou"]);
const plain = (text: string) => text.replaceAll("\u00a0", " "); // spaces that do not break
const DONE = { take: "taken", strengthen: "strengthened", cover: "covered" };
/** What the referee tells of a play if it was rightly said beforehand. */
const foretold = ({ doing, motif, pile, height, from }: Outcome, view: View) => ({
  kind: DONE[doing],
  motif,
  pile,
  height: view.options.hide_heights ? 0 : height + 1,
  ...(doing === "take" ? { from } : {}),
});
const could = (view: View, motif: Motif) => outcomes(laidIn(view).piles, motif, view.seat);

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

  it.each([
    ["open", turn, samples.plays],
    ["hidden", hidden, samples.hidden_plays],
  ])("does what was said beforehand, whichever card and pile the referee is given: heights %s", (_, view, plays) => {
    const hand = new Set(laidIn(view).hand);
    const said = [...hand].flatMap((motif) => could(view, motif));
    const moveOf = ({ motif, pile }: Outcome) => `${motif}>${pile}`;
    expect(said.map(moveOf).sort()).toEqual(Object.keys(plays).sort());
    for (const one of said) {
      const play = plays[moveOf(one)]!;
      expect(play).toMatchObject({ seat: view.seat, ...foretold(one, view) });
      if (isPlay(play) && play.height) expect(gained(play, words)).toBe(gain(one, words));
    }
    expect(new Set(said.map((one) => one.doing)).size).toBe(3);
  });

  it("does what was said beforehand in the middle of a match, whoever plays it", () => {
    for (const { before, events } of samples.steps) {
      const play = events.find(isPlay)!;
      const one = outcome(laidIn(before).piles[play.pile]!, play.motif, play.seat);
      expect(play).toMatchObject(foretold(one, before));
    }
  });

  it("says beforehand what it would bring", () => {
    expect(plain(promise(could(turn, "ham"), "ham", words))).toBe(
      "« jambon » rafle un tas chez Léa : 3 cartes, plus la tienne.",
    );
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
    expect(plain(promise(could(hidden, "ham"), "ham", words))).toBe("« jambon » rafle un tas chez Léa.");
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
    expect(plain(pileLabel(piles[0]!, would, words))).toContain("Tu le raflerais : 6 cartes, plus la tienne.");
  });
});

describe("what is told", () => {
  const names = ["Toi", "Léa", "Filou"];

  it.each(LANGS)("names everybody beside their total, and no winner a second time: %s", async (lang) => {
    const told = wordsOver(lang, [await fetchWords("voleurs", lang)], names, spoken);
    expect(plain(told.t("event-scored", { totals: [12, 0, 24] }))).toMatch(/: Toi 12, Léa 0 (et|and|und) Filou 24\.$/);
    expect(told.t("event-ended", { winners: [2] })).not.toContain("Filou");
  });

  it("says one card and many as people do, in every language", async () => {
    for (const lang of LANGS) {
      const told = wordsOver(lang, [await fetchWords("voleurs", lang)], names);
      const stock = [0, 1, 2].map((count) => told.t("board-stock", { count }));
      const take = [0, 1, 2].map((height) => told.t("board-take", { motif: "cow", height, from: 1 }));
      for (const said of [stock, take]) {
        expect(new Set(said).size, lang).toBe(3);
        expect(said.map((text) => /[012]/.test(text))).toEqual([false, false, true]);
      }
    }
  });
});

describe("a move", () => {
  it("is its card and its pile", () => {
    expect(steps("crown>3")).toEqual(["card:crown", "pile:3"]);
  });
});
