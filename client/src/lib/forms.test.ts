import { type Component, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { formed, lendForms } from "./forms";

/** What a component sees, and its parent's forms if it lends some. */
function seen(forms: number[] | null): number[] {
  let found: number[] = [];
  const part = (() => {
    if (forms) lendForms(() => forms);
    const formOf = formed();
    found = [0, 1, 2].map(formOf);
  }) as unknown as Component;
  void unmount(mount(part, { target: document.body }));
  return found;
}

it("a form belongs to whoever sits there, and else to the seat", () => {
  expect([seen(null), seen([4, 2]), seen([])]).toEqual([
    [0, 1, 2],
    [4, 2, 2],
    [0, 1, 2],
  ]);
});
