import { expect, it } from "vitest";
import { nextPlace, spotOf } from "./places";

it("arrow keys go to the nearest place that way, or nowhere", () => {
  const places = [0, 10].flatMap((y) => [0, 10, 20].map((x) => ({ x, y })));
  const from = (place: number) => places[place]!;
  expect(nextPlace(from(1), places, "ArrowRight")).toBe(2);
  expect(nextPlace(from(1), places, "ArrowLeft")).toBe(0);
  expect(nextPlace(from(1), places, "ArrowDown")).toBe(4);
  expect(nextPlace(from(5), places, "ArrowUp")).toBe(2);
  expect(nextPlace(from(2), places, "ArrowRight")).toBe(-1);
});

it("a spot is found by its name, one of two alike, by what turns, as what is only flown to, or beside the board", () => {
  document.body.innerHTML = `<i data-seat="2"></i><div><b data-spot="card:keg" data-which="3"></b>
    <b data-spot="card:keg" data-which="4"></b><b data-spot="spare"></b><i data-at="front:2"></i></div>`;
  const root = document.querySelector("div")!;
  const [one, other, spare] = root.querySelectorAll("b");
  expect([spotOf(root, "card:keg"), spotOf(root, "card:keg", "4")]).toEqual([one, other]);
  expect(spotOf(root, "spare:ES")).toBe(spare);
  expect(spotOf(root, "front:2")).toBe(root.querySelector("i"));
  expect(spotOf(root, "seat:2")).toBe(document.querySelector("i"));
  expect([spotOf(root, "card:ham"), spotOf(root, "nothing")]).toEqual([null, null]);
});
