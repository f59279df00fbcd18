// The load: tables for two whose seats play random moves, flat out or paced. One JSON command a line, one answer each.
import { createInterface } from 'node:readline';

const [kind, port] = process.argv.slice(2);
const { openTable } = await import(new URL(kind, `file://${process.cwd()}/`));

let ready = []; // seats that may act
let tables = 0;
let eager = false;
let ways = []; // milliseconds from sending a move to the other seat's news

function move(seat) {
  seat.table.sentAt = performance.now();
  seat.move();
}

const crowd = {
  // a seat may act
  turn(seat) {
    if (eager) move(seat);
    else ready.push(seat);
  },
  // a seat has heard of the other's move
  heard(seat) {
    ways.push(performance.now() - seat.table.sentAt);
  },
};

const sleep = (ms) => new Promise((done) => setTimeout(done, Math.max(0, ms)));

const commands = {
  async open(count) {
    for (let at = 0; at < count; at += 20) {
      const some = Math.min(20, count - at);
      await Promise.all(Array.from({ length: some }, () => openTable(`http://127.0.0.1:${port}`, crowd)));
      tables += some;
    }
    await commands.rest();
  },
  async flat(seconds) {
    ways = [];
    eager = true;
    ready.splice(0).forEach(move);
    await sleep(seconds * 1000);
  },
  async paced([rate, seconds]) {
    ways = [];
    eager = false;
    const start = performance.now();
    for (let sent = 0, now = 0; now < seconds * 1000; now = performance.now() - start) {
      while (sent < (now / 1000) * rate && ready.length) {
        move(ready.shift());
        sent += 1;
      }
      await sleep(start + ((sent + 1) / rate) * 1000 - performance.now());
    }
  },
  async rest() {
    eager = false;
    for (let waited = 0; ready.length < tables; waited += 5) {
      if (waited > 30_000) throw new Error(`${tables - ready.length} tables do not go on`);
      await sleep(5);
    }
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, value] = JSON.parse(line);
  await commands[name](value);
  const sorted = [...ways].sort((one, other) => one - other);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  console.log(JSON.stringify({ moves: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99) }));
}
process.exit(0);
