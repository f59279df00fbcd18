// Somebody whose hand is known: it goes to the column so long after the dice are on this very screen, in each race another one's first.
window.pilot = { pressed: {}, races: 0 };
(() => {
  const { seat, step, busy } = window.plan;
  const find = (selector) => document.querySelector(selector);
  const press = (element) => element.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true, pointerId: 1 }));
  let last = "";

  function grab(race, painted) {
    const column = find("[data-thing=column].may"); // where this machine was slow, another may have it already
    const stamp = performance.now();
    if (!column || find(".attrap").dataset.race !== race) return;
    press(column);
    const made = { took: stamp - painted, hand: false };
    window.pilot.pressed[race] = made;
    const moved = (looks) => {
      made.hand = find("[data-thing=column] .hand") !== null;
      if (!made.hand && looks) queueMicrotask(() => moved(looks - 1));
    };
    moved(20); // before anything else happens: what the room answers has no time to come
  }

  function race(id) {
    const after = 300 + step * ((seat + window.pilot.races++) % 3);
    requestAnimationFrame((painted) => {
      const wait = () => {
        while (performance.now() < painted + after);
        grab(id, painted);
      };
      setTimeout(wait, busy ? 0 : Math.max(0, painted + after - performance.now() - 4));
    });
  }

  const look = () => {
    const board = find(".attrap");
    if (!board || !find("[data-thing=column].may") || board.dataset.race === last) return;
    last = board.dataset.race;
    race(last);
  };

  const others = () => {
    if (find("[data-thing=column]") && find(".own .silver")) return;
    const things = [...document.querySelectorAll(".own .take")];
    if (things.length) press(things[Math.floor(Math.random() * things.length)]);
    else find(".own :is(.cast, .answer) [data-spot]:not([aria-disabled=true])")?.click();
  };

  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    setInterval(others, 100);
  });
})();
