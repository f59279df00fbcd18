// A seat on a boardgame.io server, by its own protocol: sync, then an update for each move.
import { io } from 'socket.io-client';
import { createRequire } from 'node:module';

const { PILES } = createRequire(import.meta.url)('./cards.cjs');

async function post(url, body) {
  const options = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

class Seat {
  constructor(server, table, id, crowd) {
    Object.assign(this, { table, id, crowd, credentials: '', match: '', state: null });
    this.socket = io(`${server}/voleurs`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, { state }) => this.sees(match, state, []));
    this.socket.on('update', (match, state, log) => this.sees(match, state, log));
    this.connected = new Promise((done) => this.socket.on('connect', done));
  }

  enter(match, credentials) {
    Object.assign(this, { match, credentials });
    this.socket.emit('sync', match, this.id, credentials, 2);
  }

  sees(match, state, log) {
    if (match !== this.match) return;
    this.state = state;
    const mine = state.ctx.currentPlayer === this.id && !state.ctx.gameover;
    if (log.length && log[0].action.payload.playerID !== this.id) this.crowd.heard(this);
    if (mine) this.crowd.turn(this);
    else if (state.ctx.gameover && this.id === '0') this.table.begin();
  }

  move() {
    const hand = this.state.G.hands[this.id];
    const args = [hand[Math.floor(Math.random() * hand.length)], Math.floor(Math.random() * PILES)];
    const payload = { type: 'play', args, playerID: this.id, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, this.id);
  }
}

class Table {
  constructor(server, crowd) {
    this.server = server;
    this.seats = ['0', '1'].map((id) => new Seat(server, this, id, crowd));
  }

  // a match, and the next one at its end
  async begin() {
    const lobby = `${this.server}/games/voleurs`;
    const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
    for (const seat of this.seats) {
      const join = { playerID: seat.id, playerName: seat.id };
      seat.pass = (await post(`${lobby}/${matchID}/join`, join)).playerCredentials;
    }
    for (const seat of this.seats) seat.enter(matchID, seat.pass);
  }
}

export async function openTable(server, crowd) {
  const table = new Table(server, crowd);
  await Promise.all(table.seats.map((seat) => seat.connected));
  await table.begin();
}
