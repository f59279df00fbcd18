// Sealed chance on this device (docs/chance.md). Over plain http a browser has no crypto.subtle, so SHA-256 is written
// out here.

const BLOCK = 64;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => sum.setUint32(4 * place, word));
  return new Uint8Array(sum.buffer);
}

/** What the server publishes before the first card: it fixes the secret without telling it. */
export function commitmentOf(secret: string): string {
  return hex(sha256(joined(utf8("butin-commit-1:"), unhex(secret))));
}

/** What a seat adds: 32 random bytes of this device, and a word if somebody typed one. */
export function shareOf(random: Uint8Array, word = ""): string {
  return hex(sha256(joined(random, utf8(word))));
}

/** A share that nobody can guess. */
export function freshShare(word = ""): string {
  return shareOf(crypto.getRandomValues(new Uint8Array(32)), word);
}

/** A short sum of what everybody was told, as a record has it. */
export function summed(events: object[]): string {
  const told = events.filter((event) => !("to" in event));
  return hex(sha256(utf8(JSON.stringify(told)))).slice(0, 16);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const unhex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.from([...one, ...other]);

/** The bytes, a single bit, zeros, and how many bits there were: whole blocks. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const end = new DataView(padded.buffer);
  end.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i += 1) words[i] = i < 16 ? block.getUint32(4 * i) : scheduled(words, i);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

function scheduled(words: Uint32Array, i: number): number {
  const [old, late] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
  const small = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
  const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return small + large + (words[i - 16] ?? 0) + (words[i - 7] ?? 0);
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}
