// What is wrong with a television's screen as it is, in words: seen from the sofa, and gone through with five keys.
// Only `names` may lose their ends.
({ names }) => {
  const [LEFT, TOP, RIGHT, BOTTOM] = [72, 54, 1848, 1026];
  const TEXT = 32, SMALL = 28, BOARD = 864, SLACK = 2, AIR = 0.2;
  const MAY_BE_SMALL = ".keys, .clause";
  const MAY_LEAVE = ".confetti, [data-spot^='maze:'], .behind, .lamp"; // labyrinthe's arrows; what only adorns, or lies behind a sheet
  const found = new Map(); // a line for each kind of thing, and how many are like it
  const root = document.querySelector(".tv");
  const unit = parseFloat(document.documentElement.style.getPropertyValue("--u"));
  const stage = root.getBoundingClientRect();
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 50);
  const called = (one) => short(one.getAttribute("aria-label") ?? one.innerText ?? one.textContent);
  const named = (one) => {
    const at = [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${one.tagName.toLowerCase()}${at && "."}${at} '${called(one)}'`;
  };
  const tell = (kind, one, how) => {
    const like = [kind, one.tagName, one.getAttribute("class"), how.replace(/'.*?'|[-\d.]+/g, "")].join();
    const told = found.get(like) ?? { line: `${kind}: ${named(one)} ${how}`, more: -1 };
    found.set(like, { ...told, more: told.more + 1 });
  };
  const u = (pixels) => `${Math.round((pixels / unit) * 10) / 10} u`;
  const layers = root.querySelectorAll("[data-layer]");
  const top = layers[layers.length - 1] ?? root; // what lies below a sheet is seen through it, and has been looked at before
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen");

  // what is left of a box where something around it cuts it
  function within(one, { left, right, top, bottom }) {
    for (let at = one; at !== root.parentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if ((overflowX === "visible" && overflowY === "visible") || (at instanceof SVGElement && at.ownerSVGElement)) continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }

  function margins(one, whole) {
    if (one.closest(MAY_LEAVE) && !one.closest(".sheet")) return;
    const box = within(one, whole);
    if (box.right <= box.left || box.bottom <= box.top) return;
    const ways = {
      left: LEFT - (box.left - stage.left) / unit,
      right: (box.right - stage.left) / unit - RIGHT,
      top: TOP - (box.top - stage.top) / unit,
      bottom: (box.bottom - stage.top) / unit - BOTTOM,
    };
    for (const [way, by] of Object.entries(ways)) if (by > SLACK) tell("margin", one, `is ${Math.round(by)} u beyond the ${way} margin`);
  }

  const scale = (one) => {
    if (one instanceof SVGElement) return Math.abs(one.getScreenCTM()?.d ?? 1);
    let by = 1;
    for (let at = one; at !== root; at = at.parentElement) {
      const { a, b } = new DOMMatrix(getComputedStyle(at).transform);
      by *= Math.hypot(a, b);
    }
    return by;
  };

  // above and below letters there is air
  const inked = ({ left, right, top, bottom }) => ({ left, right, top: top + AIR * (bottom - top), bottom: bottom - AIR * (bottom - top) });

  function cut(one, lines, words) {
    for (let at = one; at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (/auto|scroll/.test(overflowY)) return; // it can be read on
      if (at instanceof SVGElement && at.ownerSVGElement) continue;
      const box = at.getBoundingClientRect();
      const lost = (line) => Math.max(box.left - line.left, line.right - box.right, box.top - line.top, line.bottom - box.bottom);
      const most = Math.max(...lines.map(inked).map(lost));
      const ends = getComputedStyle(at).textOverflow === "ellipsis" && names.some((name) => words.includes(name));
      if (most > 3 * unit && !ends) return tell("cut", one, `loses ${u(most)} of '${short(words)}' in ${named(at).split(" ")[0]}`);
      if (ends) lines = lines.filter((line) => inked(line).bottom <= box.bottom); // those that are seen
    }
  }

  // letters stay on the ground that they are written on
  function spilt(one, lines, words) {
    let ground = one;
    while (ground !== top && (ground instanceof SVGElement || !painted(ground))) ground = ground.parentElement;
    const box = ground.getBoundingClientRect();
    const by = Math.max(...lines.map((line) => within(one, inked(line))).map((line) => Math.max(box.left - line.left, line.right - box.right, line.bottom - box.bottom)));
    if (by > SLACK * unit) tell("spills", one, `stands with ${u(by)} of '${short(words)}' beside ${named(ground).split(" ")[0]}`);
  }

  function texts() {
    const written = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || !visible(one) || !one.getClientRects().length) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const scrolls = one.closest("[data-scroll]");
      const size = (parseFloat(getComputedStyle(one).fontSize) * scale(one)) / unit;
      const least = one.closest(MAY_BE_SMALL) ? SMALL : TEXT;
      if (size < least - 0.1) tell("small", one, `is written in ${u(size * unit)}`);
      cut(one, lines, node.data);
      if (scrolls) continue;
      spilt(one, lines, node.data);
      for (const line of lines) margins(one, inked(line));
      written.push([one, lines.map((line) => within(one, inked(line)))]);
    }
    crowded(written);
  }

  function crowded(written) {
    for (const [place, [one, lines]] of written.entries())
      for (const [other, others] of written.slice(place + 1)) {
        const met = one !== other && lines.some((a) => others.some((b) => over(a, b)));
        if (met) tell("overlap", one, `is written over ${named(other)}`);
      }
  }
  const over = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 3 * unit && high > 3 * unit;
  };

  const CLEAR = "rgba(0, 0, 0, 0)";
  const SIDES = ["Top", "Right", "Bottom", "Left"];
  const coloured = (style) =>
    style.backgroundColor !== CLEAR ||
    style.backgroundImage !== "none" ||
    SIDES.some((side) => parseFloat(style[`border${side}Width`]) && style[`border${side}Color`] !== CLEAR);
  const painted = (one) =>
    one.matches("img, svg") ||
    coloured(getComputedStyle(one)) ||
    ["::before", "::after"].some((part) => getComputedStyle(one, part).content !== "none" && coloured(getComputedStyle(one, part)));
  const pictures = (where) => [...where.querySelectorAll("*")].filter((one) => !one.closest("svg svg, svg *:not(svg)") && painted(one) && visible(one));

  function board() {
    const field = root.querySelector("main > .field");
    if (!field || top !== root) return;
    const boxes = pictures(field).map((one) => within(one, one.getBoundingClientRect()));
    const high = (Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))) / unit;
    if (!(high >= BOARD - 0.5)) tell("board", field, `is only ${Math.round(high)} u high`);
  }

  // from whatever has the focus, along every arrow; where it was in the end it is again
  function keys() {
    const all = [...top.querySelectorAll("[data-key]:not(:disabled)")];
    const begun = document.activeElement;
    if (!all.includes(begun)) return tell("focus", root, `is on ${named(begun)}`);
    for (const key of all) if (!called(key)) tell("nameless", key, "has no name");
    const reached = new Set([begun]);
    for (const key of reached) for (const [arrow, ahead] of Object.entries(ARROWS)) follow(key, arrow, ahead, reached);
    begun.focus();
    for (const key of all) if (!reached.has(key)) tell("unreached", key, "is reached by no arrow");
  }
  const ARROWS = {
    ArrowLeft: (from, to) => from.left - to.right,
    ArrowRight: (from, to) => to.left - from.right,
    ArrowUp: (from, to) => from.top - to.bottom,
    ArrowDown: (from, to) => to.top - from.bottom,
  };
  function follow(key, arrow, ahead, reached) {
    key.focus();
    const from = key.getBoundingClientRect();
    const before = key.scrollTop;
    dispatchEvent(new KeyboardEvent("keydown", { key: arrow, cancelable: true }));
    key.scrollTop = before;
    const next = document.activeElement;
    if (next !== key && ahead(from, next.getBoundingClientRect()) < -3 * unit) tell("wraps", key, `leads with ${arrow} to ${named(next)}`);
    if (next.dataset.key !== undefined) reached.add(next);
  }

  for (const one of pictures(top)) margins(one, one.getBoundingClientRect());
  texts();
  board();
  keys();
  return [...found.values()].map(({ line, more }) => (more ? `${line} (and ${more} more like it)` : line));
}
