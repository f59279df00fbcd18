// The card game as a boardgame.io game; playerView is what a seat may see.
const { INVALID_MOVE } = require('boardgame.io/core');
const { PILES, HAND, TURNS, GAMES, deck, refusal } = require('./cards.cjs');

function deal(random) {
  const cards = random.Shuffle(deck());
  const piles = cards.splice(0, PILES).map((top) => ({ owner: -1, cards: [top] }));
  const hands = { 0: cards.splice(0, HAND), 1: cards.splice(0, HAND) };
  return { piles, hands, stock: cards, log: [] };
}

function play({ G, playerID, random }, motif, pile) {
  const hand = G.hands[playerID];
  if (refusal(hand, motif, pile)) return INVALID_MOVE;
  const { cards } = G.piles[pile];
  if (cards.at(-1) === motif) G.piles[pile].owner = Number(playerID);
  cards.push(motif);
  hand.splice(hand.indexOf(motif), 1);
  if (G.stock.length) hand.push(G.stock.pop());
  G.log.push([Number(playerID), motif, pile]);
  G.plays += 1;
  if (G.log.length === TURNS) Object.assign(G, deal(random));
}

module.exports = {
  name: 'voleurs',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => ({ ...deal(random), plays: 0 }),
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.plays === TURNS * GAMES ? {} : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};
