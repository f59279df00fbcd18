// Which zones all share, which are one's own, and which lie before the others: what the seats' bar says is nowhere else.
import type { Frame, View } from "../frames/contract";
import type { AnyModule } from "./module";
import type { Zone } from "./zones";

interface Sorted {
  shared: Zone[];
  own: Zone[];
  others: Zone[]; // small, beside a name
}

/** As it will lie when the move that is being told is over; where a device is passed round that is somebody else's. */
export function sorted({ view, next, game }: Frame<View, never, Zone[]>): Sorted {
  const { fields } = game as unknown as AnyModule;
  const zones = game.lay(next?.seat === view.seat ? next : view).filter(({ role }) => !role.score);
  const shared = zones.filter(({ seat, role }) => seat < 0 || !role.each);
  const own = zones.filter(({ seat, role }) => role.each && seat === view.seat);
  const large = (zone: Zone) => zone.seat === view.seat && (zone.role.own || fields.includes(zone.field));
  const held = own.filter(large);
  return {
    shared: shared.filter(({ role, seat }) => role.form !== "count" || seat < 0),
    own: held,
    others: zones.filter(
      (zone) => zone.seat >= 0 && !held.includes(zone) && (zone.role.each || zone.role.form === "count"),
    ),
  };
}
