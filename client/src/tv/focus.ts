// Five keys: four arrows and OK. Whatever has `data-key` can have the focus; it goes to the nearest in the direction, is
// never lost and never wraps. Of several layers the last one counts.

export type Way = "up" | "down" | "left" | "right";
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ARROWS: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const BACK_CODES = [10009, 461]; // Tizen, webOS
const BACK_KEYS = ["Escape", "GoBack", "BrowserBack"];
const ASIDE = 3; // how much further something is that lies aside
const SLACK = 2; // pixels by which neighbours may overlap
const PAGE = 0.7; // of what is seen, that a key scrolls

/** The way an arrow leads, with the axis along it from left to right. */
function turned(spot: Spot, way: Way): Spot {
  const { left, top, right, bottom } = spot;
  if (way === "right") return spot;
  if (way === "left") return { left: -right, top, right: -left, bottom };
  if (way === "down") return { left: top, top: left, right: bottom, bottom: right };
  return { left: -bottom, top: left, right: -top, bottom: right };
}

const apart = (from: number, to: number, low: number, high: number): number => Math.max(0, low - to, from - high);
const middle = (from: number, to: number): number => (from + to) / 2;

/** The nearest spot in that direction; -1 if there is none. */
export function nearest(from: Spot, way: Way, spots: Spot[]): number {
  const here = turned(from, way);
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const there = turned(spot, way);
    const along = there.left - here.right;
    if (along < -SLACK || (spot.left === from.left && spot.top === from.top)) return;
    const aside = apart(here.top, here.bottom, there.top, there.bottom);
    const off = Math.abs(middle(there.top, there.bottom) - middle(here.top, here.bottom));
    const far = Math.max(0, along) + ASIDE * aside + off / 10;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** The spot that is nearest to where something was. */
export function closest(from: Spot, spots: Spot[]): number {
  const away = ({ left, top, right, bottom }: Spot) =>
    Math.hypot(
      middle(left, right) - middle(from.left, from.right),
      middle(top, bottom) - middle(from.top, from.bottom),
    );
  let best = -1;
  spots.forEach((spot, index) => {
    if (best < 0 || away(spot) < away(spots[best]!)) best = index;
  });
  return best;
}

export class Focus {
  private where: Spot = { left: 0, top: 0, right: 0, bottom: 0 };
  private first: Element | null = null;
  private readonly left = new Map<Element, HTMLElement>(); // what had the focus in a layer that is covered now
  private layer: Element | null = null;
  private readonly watch = new MutationObserver(() => this.look());

  constructor(
    private readonly root: HTMLElement,
    private readonly back: () => boolean, // whether there was anything to go back from
  ) {
    const attributeFilter = ["data-key", "data-first", "disabled"];
    this.watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
    addEventListener("keydown", this.pressed);
    addEventListener("popstate", this.popped);
    history.pushState(null, "");
    this.look();
  }

  stop(): void {
    this.watch.disconnect();
    removeEventListener("keydown", this.pressed);
    removeEventListener("popstate", this.popped);
  }

  /** Whatever has the focus is there; else the nearest to where it was has it. */
  look(): void {
    const layers = this.root.querySelectorAll("[data-layer]");
    const layer = layers[layers.length - 1] ?? this.root;
    const active = document.activeElement;
    if (this.layer && this.layer !== layer && active instanceof HTMLElement && this.layer.contains(active))
      this.left.set(this.layer, active);
    const keys = this.keys(layer);
    const first = keys.find((key) => key.dataset.first !== undefined) ?? null;
    const before = this.layer === layer ? null : this.left.get(layer);
    if (before && keys.includes(before)) this.to(before);
    else if (first && first !== this.first) this.to(first);
    else if (!keys.includes(active as HTMLElement)) this.to(keys[closest(this.where, keys.map(spotOf))]);
    else this.where = spotOf(active as HTMLElement);
    this.first = first;
    this.layer = layer;
  }

  private keys(layer: Element): HTMLElement[] {
    return [...layer.querySelectorAll<HTMLElement>("[data-key]")].filter((key) => !key.matches(":disabled"));
  }

  private to(key: HTMLElement | undefined): void {
    if (!key) return;
    key.focus();
    this.where = spotOf(key);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      this.go(way);
    } else if (BACK_CODES.includes(event.keyCode) || BACK_KEYS.includes(event.key)) {
      if (this.back()) event.preventDefault();
    } else if (event.key === "Enter" || event.key === " ") this.look(); // the button does the rest
  };

  private go(way: Way): void {
    this.look();
    const active = document.activeElement as HTMLElement | null;
    if (active?.dataset.scroll !== undefined && (way === "up" || way === "down")) {
      active.scrollTop += (way === "up" ? -PAGE : PAGE) * active.clientHeight;
      return;
    }
    const keys = this.keys(this.layer ?? this.root).filter((key) => key !== active);
    this.to(keys[nearest(this.where, way, keys.map(spotOf))]);
  }

  private readonly popped = (): void => {
    if (location.hash) return; // a key of the house is being brought
    if (this.back()) history.pushState(null, "");
    else history.back();
  };
}

function spotOf(element: Element): Spot {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
