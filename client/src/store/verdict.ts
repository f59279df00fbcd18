// Whether a record is that of the match that this device saw: its seal, its share, and what was shown here.
import { commitmentOf } from "./chance";
import type { Promised } from "./seats";

/** `good` is null where nothing can be compared. */
export interface Finding {
  say: string;
  good: boolean | null;
  seat?: number;
  count?: number;
}
export type Tone = "green" | "red" | "grey";

interface Read {
  secret: string;
  shares: string[];
  told: string[];
}

/** What was promised before, compared with the record that the server gives afterwards. */
export function judged(text: string, promised: Promised | undefined, seats: number[], heard: string[]): Finding[] {
  const record = read(text);
  if (!record) return [{ say: "unreadable", good: false }];
  return [...sealed(record, promised), ...shared(record, promised, seats), ...played(record, heard)];
}

export function tone(findings: Finding[]): Tone {
  if (findings.some(({ good }) => good === false)) return "red";
  return findings.every(({ good }) => good) ? "green" : "grey";
}

function sealed({ secret }: Read, promised: Promised | undefined): Finding[] {
  if (!promised) return [{ say: "not-seen", good: null }];
  const good = commitmentOf(secret) === promised.commitment;
  return [{ say: good ? "sealed" : "not-sealed", good }];
}

/** Only a share that was granted must be there; one whose answer was lost may be. */
function shared({ shares }: Read, promised: Promised | undefined, seats: number[]): Finding[] {
  if (!promised) return [];
  const findings = seats.map((seat): Finding => {
    const given = promised.shares[seat]?.share;
    const there = shares[seat] !== undefined && (shares[seat] === given || shares[seat] === promised.offered[seat]);
    if (there) return { say: "shared", good: true };
    return given ? { say: "not-shared", good: false, seat } : { say: "too-late", good: null, seat };
  });
  return findings.every(({ good }) => good) ? findings.slice(0, 1) : findings.filter(({ good }) => !good);
}

function played({ told }: Read, heard: string[]): Finding[] {
  if (!heard.length) return [];
  const good = heard.length <= told.length && told.slice(-heard.length).every((sum, place) => sum === heard[place]);
  const count = Math.min(heard.length, told.length - 1);
  return [{ say: good ? "heard" : "not-heard", good, count }];
}

function read(text: string): Read | null {
  try {
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const secret = lines.pop()?.secret;
    const shares = (lines[0]?.chance as { shares?: unknown } | undefined)?.shares;
    if (typeof secret !== "string" || !Array.isArray(shares)) return null;
    return { secret, shares: shares.map(String), told: lines.map((line) => String(line.told)) };
  } catch {
    return null;
  }
}
