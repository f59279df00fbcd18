import { afterEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { cramped, low, lying } from "./cramped.svelte";

vi.hoisted(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});

type Asked = () => boolean | string;

/** What is answered on such a screen, with such text. */
function on(asked: Asked, width: number, height: number, text = 1): boolean | string {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  settings.text = text;
  let answer: boolean | string = "";
  const done = $effect.root(() => {
    $effect(() => {
      answer = asked();
    });
  });
  flushSync();
  done();
  return answer;
}

afterEach(() => {
  settings.text = 1;
});

test("a table lies as its screen does", () => {
  expect(on(lying, 360, 740)).toBe("upright");
  expect(on(lying, 820, 1180)).toBe("upright");
  expect(on(lying, 740, 360)).toBe("sideways");
  expect(on(lying, 1280, 800)).toBe("wide");
});

test("large text makes a wide screen a small one", () => {
  expect(on(lying, 1920, 1080, 1.5)).toBe("wide");
  expect(on(lying, 1280, 800, 1.5)).toBe("sideways");
  expect(on(lying, 1920, 1080, 2)).toBe("sideways");
  expect(on(lying, 820, 1180, 2)).toBe("upright");
});

test("what gives way depends on the size of the text", () => {
  expect([1, 1.5, 2].map((text) => on(cramped, 390, 844, text))).toEqual([false, true, true]);
  expect([1, 1.5, 2].map((text) => on(low, 740, 360, text))).toEqual([false, true, true]);
});
