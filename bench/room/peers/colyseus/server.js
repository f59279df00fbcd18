// node server.js PORT: the card game as a Colyseus room. Hands are in the state, filtered by a StateView for each seat;
// patches go out at once after each move, not twenty times a second.
import { Server, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { StateView, schema, t } from '@colyseus/schema';
import cards from './cards.cjs';

const { PILES, HAND, TURNS, deck, shuffled, refusal } = cards;

const Pile = schema({ owner: t.int8(), cards: t.array('string') }, 'Pile');
const Play = schema({ seat: t.uint8(), motif: t.string(), pile: t.uint8() }, 'Play');
const Seat = schema({ held: t.uint8(), hand: t.array('string').view() }, 'Seat');
const State = schema(
  { turn: t.uint8(), plays: t.uint16(), stock: t.uint8(), piles: t.array(Pile), seats: t.array(Seat), log: t.array(Play) },
  'State',
);

class Voleurs extends Room {
  maxClients = 2;
  patchRate = null;
  messages = { play: (client, move) => this.play(client, move) };

  onCreate() {
    this.state = new State();
    this.state.turn = 0;
    this.state.plays = 0;
    for (let number = 0; number < 2; number++) this.state.seats.push(new Seat());
    this.deal();
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
    if (this.clients.length === 2) {
      this.broadcast('begin', {});
      this.broadcastPatch();
    }
  }

  deal() {
    const { state } = this;
    this.stock = shuffled(deck());
    state.piles.clear();
    state.log.clear();
    for (const top of this.stock.splice(0, PILES)) {
      const pile = new Pile();
      pile.owner = -1;
      pile.cards.push(top);
      state.piles.push(pile);
    }
    for (const seat of state.seats) {
      seat.hand.clear();
      seat.hand.push(...this.stock.splice(0, HAND));
      seat.held = HAND;
    }
    state.stock = this.stock.length;
  }

  play(client, { motif, pile }) {
    const { state } = this;
    const number = client.userData;
    const { hand } = state.seats[number];
    if (number !== state.turn || refusal(hand, motif, pile)) {
      client.send('refused', {});
      return;
    }
    const onto = state.piles[pile];
    if (onto.cards[onto.cards.length - 1] === motif) onto.owner = number;
    onto.cards.push(motif);
    const at = hand.indexOf(motif);
    if (this.stock.length) hand[at] = this.stock.pop();
    else hand.splice(at, 1);
    state.seats[number].held = hand.length;
    state.stock = this.stock.length;
    const play = new Play();
    Object.assign(play, { seat: number, motif, pile });
    state.log.push(play);
    state.plays = (state.plays + 1) % 65_536;
    state.turn = 1 - number;
    if (state.log.length === TURNS) this.deal();
    this.broadcastPatch();
  }
}

process.on('SIGHUP', () => globalThis.gc());
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('voleurs', Voleurs);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log('open');
