import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Focus, type Spot, closest, nearest } from "./focus";

const spot = (left: number, top: number, width = 100, height = 100): Spot => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
// two by two, and a row of three below them
const GRID = [spot(0, 0), spot(120, 0), spot(0, 120), spot(120, 120)];
const ROW = [spot(0, 240, 60, 40), spot(80, 240, 60, 40), spot(160, 240, 60, 40)];

describe("nearest", () => {
  it("goes to the next one in the direction", () => {
    expect(nearest(GRID[0]!, "right", GRID)).toBe(1);
    expect(nearest(GRID[0]!, "down", GRID)).toBe(2);
    expect(nearest(GRID[3]!, "up", GRID)).toBe(1);
    expect(nearest(GRID[3]!, "left", GRID)).toBe(2);
  });
  it("never wraps", () => {
    expect(nearest(GRID[0]!, "left", GRID)).toBe(-1);
    expect(nearest(GRID[1]!, "right", GRID)).toBe(-1);
    expect(nearest(GRID[0]!, "up", [...GRID, ...ROW])).toBe(-1);
    expect(nearest(ROW[0]!, "down", [...GRID, ...ROW])).toBe(-1);
  });
  it("prefers what lies straight ahead", () => {
    expect(nearest(GRID[3]!, "down", ROW)).toBe(2);
    expect(nearest(GRID[2]!, "down", ROW)).toBe(0);
    expect(nearest(ROW[0]!, "up", GRID)).toBe(2);
  });
  it("gets from everything to everything", () => {
    const all = [...GRID, ...ROW];
    const reached = new Set([0]);
    for (const from of reached)
      for (const way of ["up", "down", "left", "right"] as const) {
        const to = nearest(all[from]!, way, all);
        if (to >= 0) reached.add(to);
      }
    expect(reached.size).toBe(all.length);
  });
});

it("what was nearest to something that went is next", () => {
  expect(closest(spot(130, 130), GRID)).toBe(3);
  expect(closest(spot(-500, 0), GRID)).toBe(0);
  expect(closest(spot(0, 0), [])).toBe(-1);
});

describe("the focus of a set", () => {
  let root: HTMLElement;
  let focus: Focus;
  const back = vi.fn(() => true);

  function key(name: string, place: Spot, more: Record<string, string> = {}): HTMLButtonElement {
    const button = document.createElement("button");
    Object.assign(button.dataset, { key: "", ...more });
    button.textContent = name;
    button.getBoundingClientRect = () => ({ ...place, width: 0, height: 0, x: 0, y: 0 }) as DOMRect;
    return button;
  }
  const has = () => document.activeElement?.textContent;
  const press = (name: string, more: KeyboardEventInit = {}) =>
    dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true, ...more }));
  const settled = () => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    back.mockClear();
    root = document.body.appendChild(document.createElement("div"));
    root.append(...["a", "b", "c", "d"].map((name, at) => key(name, GRID[at]!, name === "d" ? { first: "" } : {})));
    focus = new Focus(root, back);
  });
  afterEach(() => {
    focus.stop();
    root.remove();
  });

  it("begins with what is first, and follows the arrows to the edge", () => {
    expect(has()).toBe("d");
    press("ArrowUp");
    expect(has()).toBe("b");
    press("ArrowLeft");
    press("ArrowLeft");
    expect(has()).toBe("a");
  });
  it("is never lost: what is nearest to what has gone has it", async () => {
    document.activeElement?.remove();
    await settled();
    expect(has()).toBe("b");
    (document.activeElement as HTMLButtonElement).disabled = true;
    await settled();
    expect(has()).toBe("a");
    root.replaceChildren();
    await settled();
    root.append(key("new", GRID[2]!));
    await settled();
    expect(has()).toBe("new");
  });
  it("takes what becomes first later", async () => {
    press("ArrowUp");
    root.append(key("start", ROW[0]!, { first: "" }));
    root.querySelector("[data-first]")?.removeAttribute("data-first");
    await settled();
    expect(has()).toBe("start");
  });
  it("stays within the layer that lies on top, and comes back to where it was", async () => {
    press("ArrowUp");
    const layer = document.createElement("div");
    layer.dataset.layer = "";
    layer.append(key("go on", spot(500, 500)), key("leave", spot(500, 620)));
    root.append(layer);
    await settled();
    expect(has()).toBe("go on");
    press("ArrowUp");
    expect(has()).toBe("go on");
    press("ArrowDown");
    expect(has()).toBe("leave");
    layer.remove();
    await settled();
    expect(has()).toBe("b");
  });
  it("knows the Back keys of sets and browsers", () => {
    press("Escape");
    press("GoBack");
    press("", { keyCode: 10009 } as KeyboardEventInit);
    press("", { keyCode: 461 } as KeyboardEventInit);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(back).toHaveBeenCalledTimes(5);
    press("x");
    history.replaceState(null, "", "#key=word");
    dispatchEvent(new PopStateEvent("popstate")); // somebody brings the key of the house
    history.replaceState(null, "", location.pathname);
    expect(back).toHaveBeenCalledTimes(5);
  });
  it("scrolls what is to be read", () => {
    const book = key("book", spot(0, 0), { first: "", scroll: "" });
    Object.defineProperty(book, "clientHeight", { value: 100 });
    root.replaceChildren(book);
    focus.look();
    press("ArrowDown");
    expect(book.scrollTop).toBe(70);
  });
});
