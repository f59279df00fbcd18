import { expect, it } from "vitest";
import { fetchWords, wordsOver } from "@page/lib/words";
import { chairsOf } from "@page/store/chairs";
import { spread } from "./spread";
import { samples } from "./samples";

const NAMES = ["Zoé", "Léa", "Bo", "Cy", "Di", "Ed"];
const fr = wordsOver("fr", [await fetchWords("attrap_tresors", "fr")], NAMES);
const views = samples.hands.map((view, nth) => [`${nth} ${view.position.phase} of ${view.seats}`, view] as const);

it.each(views)("the table in words names the tower, the dice and every seat: %s", (_, view) => {
  const names = NAMES.slice(0, view.seats);
  const chairs = chairsOf(
    names.map((_, shape) => ({ bot: "", shape })),
    names,
    [],
    view.actors,
  );
  const lines = spread(view, fr, chairs);
  const { tower } = view.position;
  const named = tower.map((kind) => (tower.filter((one) => one === kind).length > 1 ? `two-${kind}` : kind));
  for (const kind of named) expect(lines[1]).toContain(fr.t(`name-${kind}`));
  for (const die of view.position.dice) if (die !== "unthrown") expect(lines[2]).toContain(fr.t(`name-${die.colour}`));
  expect(lines.slice(-view.seats).map((line) => line.split(/\s/)[0])).toEqual(names);
});
