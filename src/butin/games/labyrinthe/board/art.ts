// Our own drawings in a box of 64 by 64: twelve treasures and four ghosts, each with a silhouette of its own; the inks
// of the maze cards.
// The outline (ink, 3 px, round) comes from where they are drawn; `fill="none"` parts are lines only.

const INK = "#241a3d";
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}" stroke="none"/>`;

export const TREASURES: Record<string, string> = {
  owl: `<path d="M12 8l11 7q9-3 18 0l11-7v30c0 14-9 20-20 20S12 52 12 38z" fill="#a5703f"/>
<path d="M22 44c0-8 20-8 20 0s-5 11-10 11-10-3-10-11z" fill="#f3d9a6"/><path d="M28 45l4 3 4-3M28 50l4 3 4-3" fill="none" stroke-width="2"/>
<circle cx="23" cy="27" r="9" fill="#fff7e6"/><circle cx="41" cy="27" r="9" fill="#fff7e6"/>${dot(24, 27, 4)}${dot(40, 27, 4)}
<path d="M28 33h8l-4 8z" fill="#f2b93b"/>`,
  dragon: `<path d="M8 57c2-13 9-17 10-26L6 33c-2-6 0-10 5-13l12-7 1-9 7 7c13 1 22 9 24 22l5 1-4 6 3 5-5 2c0 5-1 7-2 10z" fill="#58a653"/>
<path d="M25 57c-2-9 4-15 4-22" fill="none"/><path d="M32 57c7-2 8-10 7-16 6 4 9 9 8 16z" fill="#bfe29a"/>
<circle cx="25" cy="22" r="4" fill="#fff7e6"/>${dot(25, 22, 1.8)}${dot(11, 26, 1.6)}<path d="M8 32c4 2 8 1 12-1" fill="none" stroke-width="2"/>`,
  chest: `<path d="M4 33c0-10 6-15 14-15h28c8 0 14 5 14 15z" fill="#b87434"/><path d="M4 33h56v20H4z" fill="#9a5a26"/>
<path d="M13 19v34M51 19v34" fill="none" stroke="#f2b93b" stroke-width="5"/><path d="M4 33c0-10 6-15 14-15h28c8 0 14 5 14 15v20H4z M4 33h56" fill="none"/>
<rect x="25" y="27" width="14" height="14" rx="3" fill="#f2b93b"/>${dot(32, 32.5, 2.2)}<path d="M32 33v4" fill="none" stroke-width="2.4"/>`,
  throne: `<path d="M16 36V14l-3-8 9 5 10-8 10 8 9-5-3 8v22z" fill="#e2a92f"/><path d="M23 34V20c4-6 14-6 18 0v14z" fill="#c9443f"/>
<path d="M14 34h36v11H14z" fill="#c9443f"/><path d="M9 30c0-5 8-5 8 0v28h-8zM47 30c0-5 8-5 8 0v28h-8z" fill="#e2a92f"/><path d="M17 45h30v7H17z" fill="#b87f1d"/>`,
  jester: `<path d="M14 44C4 40 3 26 8 17c6 1 11 5 13 11C21 18 26 9 32 4c6 5 11 14 11 24 2-6 7-10 13-11 5 9 4 23-6 27z" fill="#8a63c9"/>
<path d="M21 28C21 18 26 9 32 4c6 5 11 14 11 24l-4 16H25z" fill="#f2b93b"/><path d="M12 43h40v12H12z" fill="#d8503f"/>
<circle cx="8" cy="16" r="5" fill="#fff0b8"/><circle cx="32" cy="6" r="5" fill="#fff0b8"/><circle cx="56" cy="16" r="5" fill="#fff0b8"/><path d="M22 43v12M32 43v12M42 43v12" fill="none" stroke-width="2"/>`,
  lute: `<path d="M35 27L50 9l6 5-14 19z" fill="#7a4520"/><path d="M46 5l6-3 9 9-4 5z" fill="#5c3216"/>
<path d="M34 24c9 2 13 9 11 16-2 10-11 19-22 19C12 59 5 52 5 42c0-11 10-18 19-19 4 0 7 0 10 1z" fill="#d98f3d"/>
<circle cx="27" cy="38" r="6.5" fill="#5c3216"/><path d="M50 12L16 49M53 15L19 52" fill="none" stroke="#fff7e6" stroke-width="1.6"/><path d="M11 44l13 13" fill="none" stroke-width="4"/>`,
  dagger: `<path d="M32 2l8 11v26H24V13z" fill="#d5deee"/><path d="M32 6v32" fill="none" stroke-width="2"/><path d="M24 13l8-11v37h-8z" fill="#aebbd3" stroke="none"/><path d="M32 2l8 11v26H24V13z" fill="none"/>
<path d="M10 36c3 3 8 3 12 3h20c4 0 9 0 12-3 3 6-1 11-7 11H17c-6 0-10-5-7-11z" fill="#e2a92f"/><path d="M27 47h10v9H27z" fill="#7a4520"/><circle cx="32" cy="58" r="4.5" fill="#d8503f"/>`,
  clock: `<path d="M18 52l-7 8M46 52l7 8" fill="none" stroke-width="5"/><path d="M8 22c-6-8 6-18 15-11zM56 22c6-8-6-18-15-11z" fill="#d8503f"/><path d="M32 14V6M27 5h10" fill="none" stroke-width="4"/>
<circle cx="32" cy="36" r="23" fill="#4f86c6"/><circle cx="32" cy="36" r="16" fill="#fff7e6"/><path d="M32 26v10l8 5" fill="none" stroke-width="3.4"/>${dot(32, 23.5, 1.5)}${dot(32, 48.5, 1.5)}${dot(19.5, 36, 1.5)}${dot(44.5, 36, 1.5)}`,
  helmet: `<path d="M30 14C22 2 38-2 52 5c9 5 10 17 6 27-3-8-9-14-17-16z" fill="#d8503f"/>
<path d="M10 36c0-15 9-23 21-23s21 8 21 23v20c-5 3-12 4-21 4s-16-1-21-4z" fill="#c3cde0"/><path d="M5 36l26-6 26 6-6 12-20 6-20-6z" fill="#e6ecf6"/>
<path d="M15 39l11-2M47 39l-11-2" fill="none" stroke-width="4.5"/><path d="M31 30v24" fill="none"/>${dot(22, 46, 1.7)}${dot(26, 48, 1.7)}${dot(40, 46, 1.7)}${dot(36, 48, 1.7)}`,
  mouse_knight: `<path d="M55 6v34" fill="none" stroke="${INK}" stroke-width="7"/><path d="M55 5v34" fill="none" stroke="#d5deee" stroke-width="3.4"/><path d="M49 39h12" fill="none" stroke-width="5"/>
<circle cx="12" cy="17" r="10" fill="#b9aec9"/><circle cx="42" cy="17" r="10" fill="#b9aec9"/><circle cx="12" cy="17" r="5" fill="#f2b3b8" stroke="none"/><circle cx="42" cy="17" r="5" fill="#f2b3b8" stroke="none"/>
<path d="M8 31c0-10 8-17 19-17s19 7 19 17c0 12-9 21-19 27C17 52 8 43 8 31z" fill="#b9aec9"/><path d="M12 24c2-8 8-13 15-13s13 5 15 13c-9-4-21-4-30 0z" fill="#8c9ab8"/>
${dot(20, 33, 3)}${dot(34, 33, 3)}<circle cx="27" cy="47" r="4" fill="#e98a94"/><path d="M15 42L3 40M15 46L5 50M39 42l8 0M39 46l7 4" fill="none" stroke-width="2"/>`,
  frog: `<path d="M6 58c-5 0-5-6 1-7l5-3M58 58c5 0 5-6-1-7l-5-3" fill="#4e9a3f"/><path d="M12 18a9 9 0 0 1 17-2h6a9 9 0 0 1 17 2c7 6 10 14 8 22-2 9-12 18-28 18S6 49 4 40c-2-8 1-16 8-22z" fill="#74bf4b"/>
<circle cx="20" cy="18" r="7" fill="#fff7e6"/><circle cx="44" cy="18" r="7" fill="#fff7e6"/>${dot(20, 18, 3)}${dot(44, 18, 3)}<path d="M12 36c8 9 32 9 40 0" fill="none"/><path d="M22 55c1-7 19-7 20 0" fill="#d6efb0" stroke-width="2"/>`,
  candelabra: `<path d="M10 22v6c0 9 8 13 17 13h10c9 0 17-4 17-13v-6" fill="none" stroke="${INK}" stroke-width="9"/><path d="M10 22v6c0 9 8 13 17 13h10c9 0 17-4 17-13v-6" fill="none" stroke="#e2a92f" stroke-width="4"/>
<path d="M28 30h8v20h-8z" fill="#e2a92f"/><path d="M17 59c0-6 8-9 15-9s15 3 15 9z" fill="#e2a92f"/>
<path d="M5 13h10v11H5zM49 13h10v11H49zM27 18h10v13H27z" fill="#fff7e6"/><path d="M10 13c-5-4-1-8 0-11 1 3 5 7 0 11zM54 13c-5-4-1-8 0-11 1 3 5 7 0 11zM32 18c-6-5-1-10 0-14 1 4 6 9 0 14z" fill="#ffa63d" stroke-width="2"/>`,
};

/** The stones of a maze card and its way: as they are, and in the light of what can be walked to, or out of it. */
export const STONES: Record<"" | "lit" | "dim", { way: string; stone: string; fixed: string }> = {
  "": { way: "#d8c79c", stone: "#4b3f86", fixed: "#39306b" },
  lit: { way: "#fff0bd", stone: "#6553b4", fixed: "#54449b" },
  dim: { way: "#a89a7c", stone: "#40366f", fixed: "#322a5c" },
};
export const LINES = {
  joints: "rgb(0 0 0 / 0.22)",
  kerb: "#2a2050",
  cobbles: "rgb(90 62 20 / 0.3)",
  edge: "#1d1640",
  rivets: "#9c8bdc",
};

const eyes = (y: number, apart: number): string =>
  `<ellipse cx="${32 - apart}" cy="${y}" rx="5" ry="6" fill="#fff7e6"/><ellipse cx="${32 + apart}" cy="${y}" rx="5" ry="6" fill="#fff7e6"/>${dot(33 - apart, y + 1, 2.4)}${dot(33 + apart, y + 1, 2.4)}`;
const mouth = (d: string): string => `<path d="${d}" fill="none"/>`;

/** Four figures, each with a colour and an outline of its own: horns, a pointed hood, a sprout, a crown. */
export const GHOSTS: Record<string, { colour: string; body: string; face: string }> = {
  red: {
    colour: "#e5484d",
    body: "M7 58V31c0-7 3-13 8-17L11 2l13 5q8-2 16 0l13-5-4 12c5 4 8 10 8 17v27l-8-6-9 7-8-7-8 7-9-7z",
    face: eyes(29, 9) + mouth("M25 41c3 4 11 4 14 0"),
  },
  blue: {
    colour: "#4c8dff",
    body: "M31 2c12 5 21 18 21 35 0 6 3 10 9 13-4 5-9 6-14 3l-6 8-9-6-9 6-6-8c-5 3-10 2-14-3 6-3 9-7 9-13C12 22 19 9 31 2z",
    face: eyes(33, 8) + mouth("M27 45l5 3 5-3"),
  },
  green: {
    colour: "#43b55f",
    body: "M3 38c0-12 10-18 25-18 0-6-4-10-12-11 7-7 15-6 17 1 3-6 9-8 16-5-7 3-11 7-12 15 15 0 24 6 24 18v18l-9-5-8 6-12-6-12 6-8-6-9 5z",
    face: eyes(36, 12) + `<ellipse cx="32" cy="46" rx="4" ry="4.5" fill="${INK}" stroke="none"/>`,
  },
  yellow: {
    colour: "#ffe45c",
    body: "M14 58V7l9 10 9-14 9 14 9-10v51l-6-6-6 7-6-7-6 7-6-7z",
    face: `<path d="M14 22h36" fill="none"/>` + eyes(34, 8) + mouth("M26 45h12"),
  },
};

/** Arrows that cannot be touched. */
export const ARROW_INKS = { rest: "#6d5cb8", barred: "#443a78" };
/** The back of a disc. */
export const BACK = { ground: "#66529e", star: "#8e74d8" };

/** Two colours in one, `share` of the first: for screens that cannot mix. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((place) => {
    const [first, second] = [one, other].map((colour) => parseInt(colour.slice(place, place + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
