import { beforeEach, expect, it } from "vitest";
import { keptEvening, leave, lives, take, touch } from "./kept";

const HOUR = 3600 * 1000;
const place = (table: string, at: number, forms: number[] = [0, 1]) => ({ table, secret: "s", join: "j", at, forms });

beforeEach(() => localStorage.clear());

it("an evening lives for twelve hours after something happened", () => {
  take(place("one", 0));
  expect(lives(keptEvening()!, 12 * HOUR - 1)).toBe(true);
  expect(lives(keptEvening()!, 12 * HOUR)).toBe(false);
  touch("one", [0, 2], 3 * HOUR);
  expect(lives(keptEvening()!, 14 * HOUR)).toBe(true);
  expect(keptEvening()?.forms).toEqual([0, 2]);
  touch("another", [], 99 * HOUR);
  expect(keptEvening()?.at).toBe(3 * HOUR);
});

it("yesterday's is at hand, as long as somebody was there", () => {
  take(place("yesterday", 0));
  take(place("today", 24 * HOUR, []));
  expect(keptEvening()).toMatchObject({ table: "today", before: { table: "yesterday", forms: [0, 1] } });
  take(place("later", 25 * HOUR, []));
  expect(keptEvening()?.before?.table).toBe("yesterday");
  take(keptEvening()!.before!);
  expect(keptEvening()).toMatchObject({ table: "yesterday" });
  expect(keptEvening()?.before).toBeUndefined();
});

it("what was left is forgotten; the one before is not entered by itself", () => {
  take(place("one", 0));
  leave("one");
  expect(keptEvening()).toBeNull();
  take(place("one", 5 * HOUR));
  take(place("two", 6 * HOUR));
  leave("two");
  expect(keptEvening()?.table).toBe("one");
  expect(lives(keptEvening()!, 12 * HOUR)).toBe(false);
});
