// What is wrong with the screen as it is, in words. `must` says what has to be on it without scrolling, `text` how small
// letters may be. A `hand` is held to more: what matters (`large`) is as long as that in one direction at least, nothing
// scrolls, no word but a name (`names`) loses its end, and every button has a name.
({ must, text: least = 12.8, hand = null }) => {
  const SMALLEST = 44, SLACK = 1.5;
  const found = new Map(); // a line for each kind of thing, and how many are like it
  const main = document.querySelector("main");
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const named = (one) => {
    const said = short(one.getAttribute("aria-label") ?? one.innerText ?? one.textContent);
    const at = [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const data = Object.entries(one.dataset).map(([key, value]) => `[${key}=${value}]`).join("");
    return `${one.tagName.toLowerCase()}${at && "."}${at}${data} '${said}'`;
  };
  const unseen = (one) => one !== main && (getComputedStyle(one).clipPath === "inset(50%)" || unseen(one.parentElement)); // for those who listen
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest("[inert]") && !unseen(one);
  const doable = [...main.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [role=slider], [tabindex='0']")].filter(
    (one) => seen(one) && !one.matches(":disabled, [aria-disabled=true]") && one.getBoundingClientRect().width > 0,
  );
  const tell = (kind, one, how) => {
    const like = [kind, one.tagName, one.className, how.replace(/'.*?'|[\d.]+/g, "")].join();
    const told = found.get(like) ?? { line: `${kind}: ${named(one)} ${how}`, more: -1 };
    found.set(like, { ...told, more: told.more + 1 });
  };
  const px = (value) => `${Math.round(value * 10) / 10} px`;

  // whoever scrolls by itself may hold more than it shows
  const scroller = (one) => {
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + SLACK) return at;
    return null;
  };
  const reachable = (one) => scroller(one)?.closest("aside") == null;

  function outside(one) {
    const box = one.getBoundingClientRect();
    const ways = { above: -box.top, below: box.bottom - innerHeight, "left of": -box.left, "right of": box.right - innerWidth };
    for (const [way, by] of Object.entries(ways)) if (by > SLACK) tell("outside", one, `lies ${px(by)} ${way} the screen`);
  }

  const onScreen = (x, y) => x > 0 && y > 0 && x < innerWidth - 1 && y < innerHeight - 1;
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one === hit || one.contains(hit) || hit.closest("label")?.control === one);
  };

  function covered(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const inset = (size) => Math.min(12, size / 4);
    const [dx, dy] = [width / 2 - inset(width), height / 2 - inset(height)];
    const [x, y] = [left + width / 2, top + height / 2];
    const points = [[0, 0], [-dx, -dy], [dx, -dy], [-dx, dy], [dx, dy]].map(([a, b]) => [x + a, y + b]).filter(([a, b]) => onScreen(a, b));
    const lost = points.filter(([a, b]) => !hits(one, a, b));
    if (!lost.length) return;
    const over = document.elementFromPoint(...lost[0]);
    tell("covered", one, `is covered at ${lost.length} of ${points.length} points by ${over ? named(over) : "nothing"}`);
  }

  function small(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!onScreen(x, y) || !hits(one, x, y)) return;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < SMALLEST && hits(one, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
      return far;
    };
    const wide = reach(1, 0) + reach(-1, 0), high = reach(0, 1) + reach(0, -1);
    const edge = (low, high, size) => low < 0 || high > size; // told by `outside` already
    if (wide < SMALLEST - 1 && !edge(left, left + width, innerWidth)) tell("small", one, `is ${px(wide)} wide for a finger`);
    if (high < SMALLEST - 1 && !edge(top, top + height, innerHeight)) tell("small", one, `is ${px(high)} high for a finger`);
  }

  function texts() {
    const written = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || !seen(one) || !one.getClientRects().length) continue;
      const style = getComputedStyle(one);
      const scale = one instanceof SVGElement ? Math.abs(one.getScreenCTM()?.d ?? 1) : 1;
      const size = parseFloat(style.fontSize) * scale;
      if (size < least - 0.05) tell("text", one, `is written in ${px(size)}`);
      range.selectNodeContents(node);
      clipped(one, range.getBoundingClientRect(), node.data);
      if (!scroller(one)) written.push([one, [...range.getClientRects()].map((line) => within(one, line))]);
    }
    crowded(written, "is written over", 0.3);
  }

  // what is left of a line where something around it cuts it, with an ellipsis or without
  function within(one, line) {
    let { left, right, top, bottom } = line;
    for (let at = one; at !== main; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }

  // lines of a text may touch by a `share` of their height
  function crowded(things, how, share = 0) {
    for (const [place, [one, boxes]] of things.entries())
      for (const [other, others] of things.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const met = boxes.flatMap((a) => others.map((b) => common(a, b))).find(([wide, high, least]) => wide > 3 && high > Math.max(3, share * least));
        if (met) tell("overlap", one, `${how} ${named(other)} by ${met.slice(0, 2).map(Math.round).join("x")} px`);
      }
  }

  const common = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    Math.min(a.bottom - a.top, b.bottom - b.top),
  ];

  function clipped(one, text, words) {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      const cut = Math.max(box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom);
      if (cut > 3) return tell("clipped", one, `loses ${px(cut)} of '${short(words)}' in ${named(at).split(" ")[0]}`);
    }
  }

  // what a hand is held to, in which nobody looks for anything
  function held({ large, px: most, names }) {
    for (const one of doable) {
      const { width, height } = one.getBoundingClientRect();
      if (one.matches(large) && Math.max(width, height) < most - 0.5) tell("slight", one, `is ${px(width)} by ${px(height)}`);
      const named = one.ariaLabel ?? [one.textContent, one.title, ...[...(one.labels ?? [])].map((label) => label.textContent)].join("");
      if (!named.trim()) tell("nameless", one, "has no name");
    }
    for (const one of [document.scrollingElement, main, ...main.querySelectorAll("*")]) {
      const more = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      if (!one.clientWidth || Math.max(...more) <= SLACK || !seen(one)) continue;
      const style = getComputedStyle(one);
      if (one === document.scrollingElement || /auto|scroll/.test(style.overflowX + style.overflowY)) tell("scrolls", one, `is ${more[0]} px wider and ${more[1]} px higher inside than outside`);
      else if ((style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") && !one.matches(names)) tell("cut", one, `loses ${more[0]} by ${more[1]} px of its words`);
    }
  }

  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) tell("sideways", main, `is ${wider} px wider than the screen`);
  for (const part of main.querySelectorAll("[data-field], [data-own]")) {
    const more = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    const scrolls = getComputedStyle(part).overflowX !== "visible";
    if (scrolls && part.clientWidth && Math.max(...more) > SLACK) tell("scrolls", part, `is ${more[0]} px wider and ${more[1]} px higher inside than outside`);
  }
  main.querySelectorAll(".prompt").forEach(outside);
  for (const one of doable.filter(reachable)) {
    if (one.matches(must)) outside(one);
    covered(one);
    small(one);
  }
  crowded(doable.filter(reachable).map((one) => [one, [one.getBoundingClientRect()]]), "overlaps");
  texts();
  if (hand) held(hand);
  return [...found.values()].map(({ line, more }) => (more ? `${line} (and ${more} more like it)` : line));
}
