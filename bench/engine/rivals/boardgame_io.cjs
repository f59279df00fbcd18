// boardgame.io, in a folder of its own: random moves a second of a card game of the shape of voleurs, without a server.
const { Client } = require('boardgame.io/client');
const game = require('./game.cjs');
const { PILES } = require('./cards.cjs');

let moves = 0;
const start = process.hrtime.bigint();
const seconds = () => Number(process.hrtime.bigint() - start) / 1e9;
while (seconds() < 1) {
  const client = Client({ game: { ...game, playerView: ({ G }) => G }, numPlayers: 2, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover && seconds() < 2; state = client.getState()) {
    const hand = state.G.hands[state.ctx.currentPlayer];
    client.moves.play(hand[Math.floor(Math.random() * hand.length)], Math.floor(Math.random() * PILES));
    moves++;
  }
  client.stop();
}
const value = Math.round(moves / seconds());
console.log(JSON.stringify({ figures: [{ what: 'boardgame.io, cards like ours, random moves a second', value }] }));
