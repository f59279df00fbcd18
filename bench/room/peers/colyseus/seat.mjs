// A seat in a Colyseus room, through its own client.
import { Client } from '@colyseus/sdk';
import cards from './cards.cjs';

class Seat {
  constructor(room, table, number, crowd) {
    Object.assign(this, { room, table, number, crowd, plays: 0, begun: false });
    room.onStateChange((state) => this.sees(state));
    room.onMessage('begin', () => this.begin());
    room.onMessage('refused', () => crowd.turn(this));
  }

  begin() {
    this.begun = true;
    if (this.room.state.turn === this.number) this.crowd.turn(this);
  }

  sees(state) {
    if (!this.begun || state.plays === this.plays) return;
    this.plays = state.plays;
    if (state.turn === this.number) {
      this.crowd.heard(this);
      this.crowd.turn(this);
    }
  }

  move() {
    const { hand } = this.room.state.seats[this.number];
    const motif = hand[Math.floor(Math.random() * hand.length)];
    this.room.send('play', { motif, pile: Math.floor(Math.random() * cards.PILES) });
  }
}

export async function openTable(server, crowd) {
  const table = {};
  const host = await new Client(server).create('voleurs');
  new Seat(host, table, 0, crowd);
  const guest = await new Client(server).joinById(host.roomId);
  new Seat(guest, table, 1, crowd);
}
