// The eleven motifs, drawn in a box of 64 by 64; the ink outline comes from the card that carries them.
import type { Motif } from "./shapes";

/** What the outline alone tells, without any colour. */
export const SILHOUETTES: Record<Motif, string> = {
  chest: "box with a domed lid",
  coach: "cabin on two wheels",
  cow: "head with horns and ears",
  keg: "bulging barrel with a tap",
  wine: "bottle beside a glass",
  ham: "slanting drop with a bone",
  painting: "frame hanging from a nail",
  candlestick: "three arms with flames",
  clock: "disc with two bells and feet",
  crown: "three points with balls on a band",
  moneybag: "sack tied at the neck",
};

const WOOD = "#b8743c";
const DARK = "#8a5026";
const GOLD = "#f2b632";
const RED = "#d8493c";
const CREAM = "#fff3d6";

const flame = (x: number, y: number) =>
  `<path d="M${x} ${y}c4 4 4 9 0 9s-4-5 0-9z" fill="#ffd24d" stroke-width="2.4"/>`;
const candle = (x: number, y: number, height: number) => `<path d="M${x - 3.5} ${y}h7v${height}h-7z" fill="${CREAM}"/>`;
const ball = (x: number, y: number, fill: string) => `<circle cx="${x}" cy="${y}" r="4" fill="${fill}"/>`;
const wheel = (x: number, r: number) =>
  `<circle cx="${x}" cy="${57 - r}" r="${r}" fill="${GOLD}"/><path d="M${x} ${58.5 - 2 * r}v${2 * r - 3}M${x - r + 1.5} ${57 - r}h${2 * r - 3}" stroke-width="2"/><circle cx="${x}" cy="${57 - r}" r="2.6" fill="${DARK}" stroke-width="2"/>`;

export const DRAWINGS: Record<Motif, string> = {
  chest:
    `<path d="M7 31C7 18 14 11 24 11h16c10 0 17 7 17 20z" fill="${WOOD}"/><path d="M7 31h50v21a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z" fill="${DARK}"/>` +
    `<path d="M14 31v24h7V31c0-9 1-15 5-20h-2c-7 1-10 8-10 20zM50 31v24h-7V31c0-9-1-15-5-20h2c7 1 10 8 10 20z" fill="${GOLD}" stroke-width="2.4"/>` +
    `<path d="M7 31h50"/><rect x="25" y="25" width="14" height="15" rx="4" fill="${GOLD}"/><circle cx="32" cy="31.5" r="1.6" fill="var(--ink)"/><path d="M32 32v3" stroke-width="2.4"/><path d="M28 16h8" stroke="#fff" stroke-opacity=".55"/>`,
  coach:
    `<path d="M23 6h17v9H23z" fill="${DARK}"/><path d="M27 6v9M36 6v9" stroke-width="2"/><path d="M11 31H4M5 31V20" fill="none"/><path d="M11 16h42c1 15-2 28-13 28H25c-10 0-14-12-14-28z" fill="${RED}"/><path d="M8 15.5h48" stroke-width="4.5"/>` +
    `<path d="M17 21h9v10h-8zM38 21h9l-1 10h-8z" fill="#ffe9a6" stroke-width="2.4"/><path d="M29 20h6.5v23H29z" fill="#b93a30" stroke-width="2.4"/>${wheel(17, 9)}${wheel(46, 11)}`,
  cow:
    `<path d="M19 17C11 16 8 10 10 4c3 5 7 6 13 7zM45 17c8-1 11-7 9-13-3 5-7 6-13 7z" fill="${CREAM}"/><path d="M18 21C9 17 4 20 2 26c5 5 11 5 16 3zM46 21c9-4 14-1 16 5-5 5-11 5-16 3z" fill="#6d4a35"/>` +
    `<path d="M18 15c6-6 22-6 28 0 3 7 0 16-2 24-1 7-23 7-24 0-2-8-5-17-2-24z" fill="#fff"/><path d="M18.6 15.8c4-3.6 8-4.5 12-4.6 1 9-2 17-9.5 19-2.6-5-4-11-2.5-14.4z" fill="#6d4a35" stroke="none"/>` +
    `<circle cx="25" cy="24" r="2" fill="var(--ink)"/><circle cx="39" cy="24" r="2" fill="var(--ink)"/><circle cx="24.5" cy="23.5" r=".9" fill="#fff" stroke="none"/><ellipse cx="32" cy="46" rx="16" ry="11.5" fill="#f4a9a0"/><path d="M26 44v2M38 44v2M27 51.5c3 2 7 2 10 0" fill="none"/>`,
  keg:
    `<path d="M50 34h8v-3M55 34v8" fill="none" stroke-width="7"/><path d="M51 34h7v-2M55 34v7.5" fill="none" stroke="${GOLD}" stroke-width="3"/><path d="M15 8h28c8 15 8 33 0 48H15C7 41 7 23 15 8z" fill="${WOOD}"/>` +
    `<path d="M24 8c-4 16-4 32 0 48M34 8c4 16 4 32 0 48" fill="none" stroke-width="2"/><path d="M12 16h34l1.8 7H10.2zM10.2 41h37.6L46 48H12z" fill="#a9aec2" stroke-width="2.6"/><path d="M15 28c-.5 3-.5 6 0 9" stroke="#fff" stroke-opacity=".5" fill="none"/><circle cx="29" cy="32" r="4" fill="${DARK}" stroke-width="2.4"/>`,
  wine:
    `<path d="M16 4h11v14c0 5 7 6 7 14v22a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V32c0-8 7-9 7-14z" fill="#3c8058"/><path d="M16 4h11v9H16z" fill="#b5314f"/><path d="M9 36h25v14H9z" fill="${CREAM}"/>` +
    `<circle cx="18.5" cy="41" r="1.9" fill="#7c3aa0" stroke="none"/><circle cx="23.5" cy="41" r="1.9" fill="#7c3aa0" stroke="none"/><circle cx="21" cy="45.2" r="1.9" fill="#7c3aa0" stroke="none"/><path d="M14 30c.5-2 1.5-3 3-4.5" stroke="#fff" stroke-opacity=".6" fill="none"/>` +
    `<path d="M40 24h19c1 11-3 17-9.5 17S39 35 40 24z" fill="#eef6fb"/><path d="M40.8 31h17.4c-1 6-4 8.8-8.7 8.8s-7.7-2.8-8.7-8.8z" fill="#a8264c" stroke="none"/><path d="M49.5 41v17M42.5 59h14" fill="none"/>`,
  ham:
    `<path d="M39 35l9 9c4-2 9 0 9 4 0 3-2 4-4 4 0 3-2 5-5 5-4 0-5-4-4-8l-10-9z" fill="${CREAM}"/><path d="M6 25C6 12 18 5 30 7c13 2 19 12 15 22-3 7-8 8-10 12-2 5-7 7-13 4C13 41 6 35 6 25z" fill="#c9573f"/>` +
    `<ellipse cx="21" cy="24" rx="11" ry="13" transform="rotate(28 21 24)" fill="${CREAM}" stroke-width="2.4"/><ellipse cx="21" cy="24" rx="7.5" ry="9.5" transform="rotate(28 21 24)" fill="#f09a8c" stroke="none"/><circle cx="22" cy="23" r="3" fill="${CREAM}" stroke-width="2.4"/><path d="M36 14c3 2 5 5 5 9" stroke="#fff" stroke-opacity=".55" fill="none"/>`,
  painting:
    `<path d="M17 21L32 8l15 13" fill="none"/><circle cx="32" cy="7" r="3" fill="var(--ink)"/><rect x="4" y="20" width="56" height="38" rx="4" fill="${GOLD}"/><rect x="12" y="28" width="40" height="22" fill="#9ad4ea" stroke-width="2.6"/>` +
    `<circle cx="43" cy="34.5" r="3.5" fill="#fff0a8" stroke="none"/><path d="M13.3 48.7v-7l8.5-7.5 8 7 7-4.5 14 10v2z" fill="#4f9a5a" stroke="none"/><path d="M13.3 48.7v-3c8-4 16 2 37.4 0v3z" fill="#347a48" stroke="none"/><path d="M8 24h5M8 24v4" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/>`,
  candlestick:
    `<path d="M11 31c0 10 9 13 21 13s21-3 21-13M32 26v28" fill="none" stroke-width="8"/><path d="M11 31c0 10 9 13 21 13s21-3 21-13M32 26v28" fill="none" stroke="${GOLD}" stroke-width="3"/><path d="M17 59c0-6 8-8 15-8s15 2 15 8z" fill="${GOLD}"/>` +
    `${candle(11, 18, 11)}${candle(32, 13, 13)}${candle(53, 18, 11)}<path d="M5 29.5h12M26 26.5h12M47 29.5h12" stroke-width="5"/>${flame(11, 7)}${flame(32, 2)}${flame(53, 7)}`,
  clock:
    `<path d="M18 51l-6 8M46 51l6 8" stroke-width="5"/><path d="M32 15V7M27 6h10" stroke-width="4"/><path d="M6 22C3 13 12 5 22 9zM58 22C61 13 52 5 42 9z" fill="${GOLD}"/><circle cx="32" cy="36" r="21" fill="#4b86c9"/><circle cx="32" cy="36" r="14.5" fill="${CREAM}" stroke-width="2.6"/>` +
    `<path d="M32 36V27M32 36l6 4" fill="none"/><path d="M32 24v.01M44 36h.01M32 48v.01M20 36h.01" stroke-width="2.6"/><path d="M15.5 30c1.5-4 4-7 7.5-9" stroke="#fff" stroke-opacity=".6" fill="none" stroke-width="2.6"/>`,
  crown:
    `<path d="M6 22l12 10L32 12l14 20 12-10-5 31H11z" fill="${GOLD}"/><path d="M12 45h40" stroke-width="2.6"/>${ball(6, 19, RED)}${ball(32, 9, "#4b86c9")}${ball(58, 19, RED)}` +
    `<path d="M32 31l4.5 5-4.5 5-4.5-5z" fill="${RED}" stroke-width="2.4"/><circle cx="19" cy="39" r="2.2" fill="#4f9a5a" stroke-width="2"/><circle cx="45" cy="39" r="2.2" fill="#4f9a5a" stroke-width="2"/><path d="M11.5 28l3 3" stroke="#fff" stroke-opacity=".7"/>`,
  moneybag:
    `<path d="M23 17c-3-5-8-8-4-11 4-2 7 2 13 2s9-4 13-2c4 3-1 6-4 11z" fill="#d3a46a"/><path d="M23 18C10 29 4 39 6 49c2 8 9 9 26 9s24-1 26-9c2-10-4-20-17-31z" fill="#c08b4e"/><path d="M21 18.5h22" stroke-width="7"/><path d="M22 18.5h20" stroke="${RED}" stroke-width="2.6"/>` +
    `<circle cx="32" cy="40" r="10" fill="${GOLD}"/><path d="M32 34.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z" fill="${CREAM}" stroke-width="1.6"/><path d="M12 45c0-5 2-9 5-13" stroke="#fff" stroke-opacity=".5" fill="none"/>`,
};

/** What is on the back of every card: a lantern in the night. */
export const BACK = `<path d="M24 22c0-11 16-11 16 0" fill="none"/><path d="M20 24h24l-3-5H23z" fill="${GOLD}"/><path d="M22 24h20l-2 22H24z" fill="#ffe9a6"/><path d="M20 46h24v6H20z" fill="${GOLD}"/><path d="M32 29c5 5 4 11 0 11s-5-6 0-11z" fill="#f08a2c" stroke-width="2.4"/>`;
