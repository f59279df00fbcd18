import { describe, expect, it } from "vitest";
import { LANGS, type Lang, YOU, bundleOf, clausesOf, fetchRulebook, fetchWords, wordsOver } from "./words";

describe("words", () => {
  it("puts the names of the seats into an event", async () => {
    const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], [YOU.fr, "Léa"]);
    const event = { seat: 0, motif: "crown", pile: 3, height: 7, from: 1 };
    expect(words.t("event-taken", event)).toBe(
      "Tu poses «\u00a0couronne\u00a0» sur la même image et tu rafles un tas chez Léa\u00a0: 7 cartes\u00a0!",
    );
  });

  it("puts the names of several seats in a row", () => {
    const words = wordsOver("fr", [bundleOf("fr", "both = { $winners }")], [YOU.fr, "Léa"]);
    expect(words.t("both", { winners: [0, 1] })).toBe("Toi et Léa");
  });

  it("says two of a kind in one word where there is one", () => {
    const names = "name-gem = a gem\nname-two-gem = two gems\nname-lamp = the lamp\nall = { $things }";
    const words = wordsOver("en", [bundleOf("en", names)], []);
    expect(words.t("all", { things: ["gem", "lamp", "gem"] })).toBe("two gems and the lamp");
    expect(words.t("all", { things: ["lamp", "lamp", "gem"] })).toBe("the lamp, the lamp and a gem");
  });

  it("takes a sentence from the first part that has it", () => {
    const words = wordsOver("en", [bundleOf("en", "a = game"), bundleOf("en", "a = page\nb = page")], []);
    expect([words.t("a"), words.t("b"), words.t("c")]).toEqual(["game", "page", "c"]);
  });

  it("lists people as one speaks", async () => {
    const listed = async (lang: Lang, names: string[]) =>
      wordsOver(lang, [await fetchWords("page", lang)], []).t("their-move", { names });
    expect(await listed("fr", ["Oma"])).toBe("C’est à Oma de jouer.");
    expect(await listed("fr", ["Oma", "Ana", "Bo"])).toBe("C’est à Oma, Ana et Bo de jouer.");
    expect(await listed("en", ["Oma", "Ana"])).toBe("Waiting for Oma and Ana.");
    expect(await listed("de", ["Oma", "Ana"])).toBe("Am Zug: Oma und Ana.");
  });

  it("lists things as one speaks", async () => {
    const told = wordsOver("fr", [await fetchWords("schattendieb", "fr")], ["Léo", "Ana"]).t("event-cancelled", {
      value: 7,
      seats: [0, 1],
      cards: ["watch7", "ring7"],
    });
    expect(told).toContain("la montre 7 et la bague 7 partent");
  });

  it("reads true and false as 1 and 0", async () => {
    const words = wordsOver("en", [await fetchWords("room", "en")], ["Bo"]);
    expect(words.t("entry-answered", { seat: 0, yes: true })).not.toBe(
      words.t("entry-answered", { seat: 0, yes: false }),
    );
  });

  it("says that the time ran out, also where a clock is a thing of the game", async () => {
    const words = wordsOver("fr", [await fetchWords("voleurs", "fr"), await fetchWords("room", "fr")], ["Léo"]);
    expect(words.t("entry-moved", { seat: 0, by: "clock" })).toContain("Le temps est écoulé");
  });

  it("finds every clause of a rulebook, without markup", async () => {
    const clauses = clausesOf(await fetchRulebook("voleurs", "fr"));
    expect(clauses.get("VO-1")).toMatch(/^On étale sur la table 8 cartes/);
    expect([...clauses.values()].join("")).not.toMatch(/<a |\*\*/);
  });

  it.each(["home", "page"])("has the same sentences in all languages of the part %s", async (part) => {
    const sentences = await Promise.all(
      LANGS.map(async (lang) => [...(await fetchWords(part, lang))._messages.keys()].sort()),
    );
    expect(sentences[1]).toEqual(sentences[0]);
    expect(sentences[2]).toEqual(sentences[0]);
  });

  it("has whatever the shelf says among the few words that come with it", async () => {
    const sources = import.meta.glob<string>(
      [
        "../App.svelte",
        "../pages/Home.svelte",
        "../home/{Box,Own,Television,Together}.svelte",
        "../parts/{Gear,Language}.svelte",
      ],
      { query: "?raw", import: "default", eager: true },
    );
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/say\(["']([\w-]+)/g)]);
    const [home, page] = await Promise.all([fetchWords("home", "fr"), fetchWords("page", "fr")]);
    expect(said.length).toBeGreaterThan(20);
    expect(said.map((found) => String(found[1])).filter((id) => !home.hasMessage(id))).toEqual([]);
    expect([...home._messages.keys()].filter((id) => page.hasMessage(id))).toEqual([]);
  });
});
