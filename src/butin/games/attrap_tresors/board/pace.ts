// How long each event is shown, which ones must not wait, and which words must wait.
import type { Told, View } from "./shapes";

const SEEN = 1; // shown, but nothing waits for it: hands are reaching

const DWELL: Record<Told["kind"], number> = {
  thrown: 0,
  rethrown: 0,
  on_edge: 0,
  beside: 0,
  stacked: 0,
  thrown_again: 0,
  tower_opened: 0,
  too_late: 0,
  tower_built: 0,
  gold_sorted: 0,
  tasks_dealt: 0,
  tasks_opened: 0,
  chosen: 0,
  round_counted: 0,
  task_kept: 0,
  task_drawn: 0,
  column_taken: SEEN,
  taken: SEEN,
  closed: 350,
  task_shown: 700,
  judged_right: 1100,
  judged_wrong: 1200,
  nothing_given_back: 900,
  given_back: 700,
  paid: 300,
  round_not_counted: 700,
  task_set_aside: 450,
  task_seen: 1100,
  task_opened: 900,
  roller_named: 450,
  tower_rebuilt: 350,
  revealed: 550,
  voided: 1100,
  column_left: 1100,
  missed: 1000,
  token_passed: 700,
  ended: 600,
};
const QUIET = "AT-A24";
const QUIET_GRAB = 650;

export function dwell(told: Told): number {
  if (told.rule === QUIET && (told.kind === "column_taken" || told.kind === "taken")) return QUIET_GRAB;
  return DWELL[told.kind];
}

/** The dice are on the table and hands are reaching: whatever is still being told is cut short. */
export function urgent(told: Told, view: View): boolean {
  return !view.options.quiet_mode && ["thrown", "rethrown", "column_taken"].includes(told.kind);
}

const DICE = ["thrown", "rethrown", "on_edge", "beside", "stacked"];

/** To notice the dice is the game: words keep silent about them until the column is gone. */
export function hush(told: Told, view: View): boolean {
  const { phase, tower } = view.position;
  return DICE.includes(told.kind) && ["throw", "stacked", "race", "choose"].includes(phase) && tower.includes("column");
}
