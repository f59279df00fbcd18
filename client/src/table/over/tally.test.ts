import { expect, it } from "vitest";
import { table } from "../../wire/fakes";
import { peopleAt } from "../../store/people";
import { standing } from "./tally";

const [lea, bo] = table().seats;
const dan = { name: "Dan", shape: 5, won: 2, played: 3, here: true };
const evening = table({
  seats: [{ ...lea!, won: 1, shape: 3 }, { ...bo!, name: "renard", bot: "renard", person: false }, bo!],
  bench: [dan],
});

it("the score has everybody who is at the table, the best first, and no robot", () => {
  const found = standing(evening, ["Toi", "Rémi le Renard", "Bo"]);
  expect(found.map(({ name, form, won }) => [name, form, won])).toEqual([
    ["Dan", 5, 2],
    ["Toi", 3, 1],
    ["Bo", 1, 0],
  ]);
});

it("people are counted on chairs and on the bench", () => {
  expect([peopleAt(evening), peopleAt(table())]).toEqual([3, 2]);
});
