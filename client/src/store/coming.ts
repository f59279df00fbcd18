// Coming to a table by the code that a television shows: whoever scans twice sits there once.
import { join, look } from "../wire/api";
import { NotGranted } from "../wire/socket";
import type { Brief } from "../wire/wire";
import { settings } from "../lib/settings.svelte";
import { freshSecret, keep, keptTable } from "./seats";

/** Whether somebody of this device has a place there already. */
export async function hasPlace(table: string): Promise<boolean> {
  const secret = keptTable(table)?.secret;
  if (!secret) return false;
  const found = await look(table, secret).catch(() => null);
  return found !== null && found.you.length + found.bench.length > 0;
}

/** Sit down, or wait where no chair is free. The secret is kept before it is sent: a lost answer leaves no ghost. */
export async function come(code: string, { id, game }: Brief): Promise<void> {
  const { secret } = keep({ table: id, secret: keptTable(id)?.secret || freshSecret(), game });
  try {
    await join({ link: code, name: settings.name, bench: true, secret });
  } catch (error) {
    if (!(error instanceof NotGranted) || error.refused.kind !== "here_already") throw error;
  }
  keep({ table: id, sat: true });
}
