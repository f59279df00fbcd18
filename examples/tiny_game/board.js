// A board of tiny's own, in plain JavaScript: what it exports is contract 1 (docs/adding-a-game.md). It lies in the package
// as board/board.js, and has one place to draw into, which nothing of the page reaches but its colours.
export const contract = 1;
export const surfaces = ["board"]; // on a television and in a hand it is drawn by its roles

export function mount(surface, into, given) {
  into.style.cssText = "display: grid; height: 100%; place-items: center; font: 600 1.2rem var(--title)";

  function draw({ view, mine, t, act }) {
    const { pile, coins } = view.position;
    into.textContent = "";
    into.append(line(`${t("zone-pile")}: ${pile.join(" ") || "–"}`), line(coins.map((coin) => "●".repeat(coin) || "–").join("  ")));
    const hand = line("");
    for (const card of view.legal) {
      const button = document.createElement("button");
      button.textContent = card;
      button.disabled = !mine;
      button.style.cssText = "min-width: 72px; min-height: 96px; margin: 6px; font: inherit; font-size: 2rem";
      button.onclick = () => act(card);
      hand.append(button);
    }
    into.append(hand);
  }

  draw(given);
  return { update: draw, unmount: () => (into.textContent = "") };
}

function line(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}
