import { describe, expect, it } from "vitest";
import { strength } from "./flick";
import { pieces } from "./pieces";
import { press } from "./press";
import { samples } from "./samples";
import { lying, OVERLAP, standing, WIDE } from "./tower";
import { Watch } from "./watch";

describe("the watch", () => {
  const frames: ((stamp: number) => void)[] = [];
  const watch = new Watch((call) => frames.push(call));
  const frame = (stamp: number) => frames.shift()?.(stamp);

  it("runs from the frame that shows the dice", () => {
    watch.start();
    expect(watch.took(90)).toBeUndefined();
    frame(100);
    frame(116.7);
    expect(watch.took(540.5)).toBe(440.5);
    expect(watch.took(99)).toBeUndefined();
  });

  it("starts one frame later when that frame came late", () => {
    watch.start();
    frame(1000);
    frame(1050);
    expect(watch.took(1500)).toBeCloseTo(483.3, 1);
  });

  it("tells of the paint and of every frame without a press", () => {
    const told: string[] = [];
    watch.start({
      painted: (stamp) => told.push(`painted ${stamp}`),
      tick: (elapsed) => told.push(`${elapsed}`),
    });
    frame(5000);
    frame(5016);
    frame(5032);
    watch.pressed();
    frame(5048);
    expect(told).toEqual(["painted 5000", "16", "32"]);
    expect(watch.took(5050)).toBe(50);
  });

  it("forgets dice that were picked up before they were seen", () => {
    watch.start();
    watch.start();
    frame(2000);
    expect(watch.took(2100)).toBeUndefined();
  });
});

describe("a press", () => {
  it("counts once, when finger or key goes down, and by other means too", () => {
    const button = document.createElement("button");
    const heard: number[] = [];
    press((stamp) => heard.push(stamp))(button);
    button.dispatchEvent(new MouseEvent("pointerdown", { button: 0 }));
    button.click();
    expect(heard.length).toBe(1);
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
    expect(heard.length).toBe(2);
  });
});

describe("a throw", () => {
  it("is as strong as the gesture", () => {
    expect(strength(3, 400)).toBe("plainly");
    expect(strength(80, 400)).toBe("gently");
    expect(strength(200, 90)).toBe("hard");
  });
});

describe("the tower", () => {
  const towers = [samples.two, samples.give, samples.race, samples.six].map((view) => pieces(view.position));

  it.each(towers)("stands without a gap, however many objects it has", (...all) => {
    const spots = standing(all);
    for (const [key, { left, width, sunk }] of Object.entries(spots)) {
      expect(left >= 0 && left + width <= WIDE).toBe(true);
      if (key === "column") continue;
      expect(sunk).toBeGreaterThan(OVERLAP - 0.01);
      expect(sunk).toBeLessThan(3 * OVERLAP);
    }
  });

  it.each(towers)("gives each finger one thing, however deep that stands in another", (...all) => {
    const spots = Object.values(standing(all));
    for (const [nth, one] of spots.entries()) {
      for (const other of spots.slice(nth + 1)) {
        const aside = one.left + one.width <= other.left || other.left + other.width <= one.left;
        const [low, high] = one.top < other.top ? [one, other] : [other, one];
        expect(aside || low.top <= high.top - high.height + high.sunk + 0.01).toBe(true);
      }
    }
  });

  it.each(towers)("lies with nothing on anything else", (...all) => {
    const spots = Object.values(lying(all));
    expect(spots.length).toBe(all.length - 1);
    for (const [nth, one] of spots.entries()) {
      for (const other of spots.slice(nth + 1))
        expect(one.left !== other.left || Math.abs(one.top - other.top) >= one.height).toBe(true);
    }
  });
});
