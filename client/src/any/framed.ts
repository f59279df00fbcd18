// Any game on any surface: its own board where its package brings one for it, else as its roles say.
import type { Component } from "svelte";
import type { Frame, Surface } from "../frames/contract";
import { boxOf } from "../lib/brought";
import AnyBoard from "./AnyBoard.svelte";
import AnyHand from "./AnyHand.svelte";
import AnyScreen from "./AnyScreen.svelte";
import Foreign from "./Foreign.svelte";
import { foreignOf } from "./foreign";
import { type AnyModule, moduleOf } from "./module";

const modules = new Map<string, AnyModule>();

export const FRAMES: Record<Surface, Component<{ frame: Frame }>> = {
  board: AnyBoard,
  screen: AnyScreen,
  hand: AnyHand,
  small: AnyBoard,
};

export async function moduleFor(game: string): Promise<AnyModule> {
  const found = modules.get(game) ?? moduleOf(game, await boxOf(game));
  modules.set(game, found);
  return found;
}

/** `plain` is without a board of its own. */
export async function framedFor(
  game: string,
  surface: Surface,
  plain = false,
): Promise<{ game: AnyModule; Frame: Component<{ frame: Frame }> }> {
  const module = await moduleFor(game);
  const foreign = plain ? null : await foreignOf(game, module.box);
  if (!foreign?.board.surfaces.includes(surface)) return { game: module, Frame: FRAMES[surface] };
  return { game: { ...module, foreign }, Frame: Foreign };
}
