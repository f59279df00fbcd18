// Animals with fur, and a toad.
import type { Mood } from "../bodies";
import { INK, PAPER, PINK, disc, eye, eyes, flat, line, mouth, nose, part, spot, twin, whiskers } from "./pen";

export const dormouse = (mood: Mood): string =>
  part("M12 61c0-8 8-13 20-13s20 5 20 13z", "#b89a80") +
  flat("M22 60c1-6 5-8 10-8s9 2 10 8z", "#f6e6cc") +
  twin(disc(11, 27, 7, "#b89a80") + spot(11, 27, 3.4, PINK)) +
  part("M32 14c15 0 23 9 23 20 0 12-10 19-23 19S9 46 9 34c0-11 8-20 23-20z", "#b89a80") +
  twin(flat("M13 33c0-5 5-8 9-6 5 2 6 8 3 12-4 5-12 1-12-6z", "#7d6250")) +
  flat("M20 45c2-5 7-6 12-6s10 1 12 6c-3 5-7 7-12 7s-9-2-12-7z", "#f6e6cc") +
  eyes(mood, 33, 12, 5) +
  (mood === "calm" ? twin(part("M14.6 32.5a5.4 6 0 0 1 10.8 0z", "#b89a80")) : "") +
  nose(41, 2.6, PINK) +
  mouth(mood, 46, 3.6) +
  part("M13 20C14 7 25-3 41-3c11 0 19 4 20 12l-7 3c-2-3-5-3-6-1l4 8z", "#5b8fe0") +
  line("M28 1c4 4 6 9 6 15M41-2c3 3 5 7 6 12", 2.4) +
  part("M10 19q22-9 44 0l1 7q-23-8-46 0z", PAPER) +
  disc(58, 13, 5.5, PAPER);

export const lynx = (mood: Mood): string =>
  part("M13 61c1-8 8-12 19-12s18 4 19 12z", "#e3a75c") +
  twin(
    part("M8 10L3-2l10 6z", INK) +
      part("M9 32L7 6c8 1 14 6 18 12z", "#e3a75c") +
      flat("M12 24L11 11c5 2 7 5 9 8z", PAPER),
  ) +
  part("M32 13c12 0 21 6 23 17l7 13-8-1-1 8-8-2-4 5-9-3-9 3-4-5-8 2-1-8-8 1 7-13c2-11 11-17 23-17z", "#e3a75c") +
  flat("M32 34c5 0 14 3 16 10-5 4-11 5-16 5s-11-1-16-5c2-7 11-10 16-10z", PAPER) +
  line("M32 15v7M26 16l1 5M38 16l-1 5", 2.4) +
  twin(line("M11 39l5 2M10 34l5 2", 2)) +
  eyes(mood, 29, 10.5, 5, "#dfe98a") +
  nose(37, 4, "#e5787d") +
  mouth(mood, 43.5, 4.5) +
  spot(24, 57, 1.8) +
  spot(33, 55, 1.8) +
  spot(41, 57, 1.8);

export const otter = (mood: Mood): string =>
  twin(disc(11, 23, 4.8, "#94704f")) +
  part("M10 61c0-8 2-14 1-30C11 15 19 6 32 6s21 9 21 25c-1 16 1 22 1 30z", "#94704f") +
  flat("M17 60c-1-12 0-22 15-22s16 10 15 22z", "#ead3ad") +
  part("M32 32c6-4 16-2 16 5s-10 9-16 6c-6 3-16 1-16-6s10-9 16-5z", "#ead3ad") +
  whiskers(37, 19, 5) +
  eyes(mood, 24, 11, 4.6) +
  nose(29, 6) +
  mouth(mood, 39, 4) +
  part("M25 52q0-5 7-5t7 5l-4 7h-6z", "#ff9b8f") +
  line("M32 49v8M28.5 51l1.5 6M35.5 51L34 57", 1.6) +
  twin(part("M17 59c-2-6 8-9 11-3 0 3-4 5-11 3z", "#94704f"));

export const stoat = (mood: Mood): string =>
  part("M42 61c11 0 12-8 9-17-2-8 0-14 5-19 6 6 8 12 5 19 3 11-2 17-12 17z", PAPER) +
  part("M51 43c-2-7 0-13 5-18 6 6 7 12 5.5 18z", "#4a4068") +
  part("M19 61c0-10 3-16 2-23h22c-1 7 2 13 2 23z", PAPER) +
  twin(disc(16.5, 11, 5.5, PAPER) + spot(16.5, 11, 2.6, PINK)) +
  part("M32 5c11 0 18 6 18 15 0 7-5 10-9 14-3 3-5 5-9 5s-6-2-9-5c-4-4-9-7-9-14 0-9 7-15 18-15z", PAPER) +
  twin(spot(18.5, 27, 3, "#f9c8b8", 2)) +
  eyes(mood, 20, 8.5, 4.6, "#fff") +
  nose(26, 3.2) +
  mouth(mood, 31, 3.4) +
  part("M20 41q12 5 24 0l2 7q-14 6-28 0z", "#e5484d") +
  part("M24 48l-5 10 9 1 3-9z", "#c23a40");

export const bear = (mood: Mood): string =>
  part("M1 61c0-12 10-19 31-19s31 7 31 19z", "#8f5f3c") +
  twin(disc(13, 14, 8.5, "#8f5f3c") + spot(13, 14.5, 4.4, "#d7a376")) +
  part("M32 6c16 0 25 10 25 23 0 14-11 22-25 22S7 43 7 29C7 16 16 6 32 6z", "#8f5f3c") +
  part("M32 28c8 0 14 4 14 10 0 7-6 11-14 11s-14-4-14-11c0-6 6-10 14-10z", "#e3b98d") +
  eyes(mood, 23, 11, 4.6) +
  nose(31, 6) +
  mouth(mood, 41, 4.4);

export const toad = (mood: Mood): string =>
  part("M3 61c-4-9-1-19 7-24C7 28 8 20 12 16c5-4 12-2 15 4h10c3-6 10-8 15-4 4 4 5 12 2 21 8 5 11 15 7 24z", "#9c9f4e") +
  flat("M13 60c-2-8 7-13 19-13s21 5 19 13z", "#e3e2a4") +
  disc(18, 21, 9, "#b8b968") +
  disc(46, 21, 9, "#b8b968") +
  eyes(mood, 20.5, 14, 6.4, "#fdf3b0") +
  spot(29, 33, 1.3) +
  spot(35, 33, 1.3) +
  (mood === "glad"
    ? part("M13 39q19 7 38 0-3 14-19 14T13 39z", INK) + spot(32, 49, 7, PINK, 3)
    : line(mood === "sad" ? "M14 46q18-11 36 0" : mood === "thinks" ? "M16 43q18 2 32-3" : "M11 38q21 14 42 0", 3)) +
  spot(9, 46, 2.4, "#73763a") +
  spot(7, 53, 1.8, "#73763a") +
  spot(56, 47, 2.4, "#73763a") +
  spot(57, 54, 1.8, "#73763a") +
  spot(32, 26, 1.8, "#73763a");

export const ferret = (mood: Mood): string =>
  part("M5 61c-2-14 3-22 11-27 5-3 6-6 6-12h27c3 9 0 15-6 20-6 5-8 11-8 19z", "#efdcb8") +
  flat("M22 59c0-8 4-14 12-17-1 5-5 9-6 17z", PAPER) +
  disc(24, 10, 6, "#efdcb8") +
  spot(24, 10, 3, PINK) +
  disc(44, 6, 5, "#efdcb8") +
  part("M19 22C18 11 27 5 37 5c10 0 15 5 17 10 2 4 9 6 9 11s-8 6-13 9c-4 2-8 4-13 4-10-1-18-8-18-17z", "#efdcb8") +
  flat("M29 17c5-5 16-6 23-2 3 3 4 6 3 8-9 3-20 4-27 0-1-2 0-4 1-6z", "#8a6243") +
  eye(mood, 35, 18.5, 4.6, 1, PAPER, true) +
  eye(mood, 49, 18, 4.2, -1, PAPER, true) +
  spot(60.5, 25, 3.2, PINK) +
  line("M57.4 25a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z") +
  mouth(mood, 30, 3.6, 49) +
  part("M17 37c8 6 18 8 27 4l-2 6c-9 4-21 2-29-5z", "#2bb5a0") +
  part("M15 42l-8 7 9 3 6-6z", "#22917f");

export const mouse = (mood: Mood): string =>
  part("M45 61c9 1 15-4 14-12-1-6-9-7-10-1-1 4 4 5 5 2 2 3-1 6-9 5z", PINK) +
  part("M15 61c0-8 7-13 17-13s17 5 17 13z", "#d79b62") +
  flat("M23 60c1-5 4-8 9-8s8 3 9 8z", PAPER) +
  twin(disc(13, 17, 13, "#d79b62") + spot(13, 17.5, 8, "#f6b8ae")) +
  part("M32 14c13 0 21 8 21 19 0 10-11 15-21 21-10-6-21-11-21-21 0-11 8-19 21-19z", "#d79b62") +
  flat("M14 38c6-3 13-1 18 3 5-4 12-6 18-3-2 6-10 10-18 14-8-4-16-8-18-14z", PAPER) +
  whiskers(41, 19, 4) +
  eyes(mood, 31, 9.5, 5.4) +
  nose(39, 3.2, "#e5787d") +
  mouth(mood, 44.5, 3.4);

export const fox = (mood: Mood): string =>
  part("M46 61c12-2 17-12 14-23-1-4-5-6-6-2-2 8-4 12-12 15z", "#e8722e") +
  flat("M54 42c0-4 2-9 4-5 2 5 2 9 0 13-3-2-5-4-4-8z", PAPER) +
  part("M13 61c0-9 8-13 19-13s19 4 19 13z", "#e8722e") +
  flat("M22 60c1-7 5-10 10-10s9 3 10 10z", PAPER) +
  twin(part("M8 30L6 2c8 1 15 7 18 14z", "#e8722e") + flat("M11 22l-1-13c5 2 8 6 9 9z", INK)) +
  part(
    "M32 13c14 0 21 7 23 17l6 7c-6 3-11 5-15 9-5 5-9 8-14 8s-9-3-14-8c-4-4-9-6-15-9l6-7c2-10 9-17 23-17z",
    "#e8722e",
  ) +
  twin(flat("M32 40c-4-5-10-8-20-6l-5 3c6 2 9 4 13 8 4 5 8 8 12 8z", PAPER)) +
  eyes(mood, 29, 10, 4.8, "#fdf3b0") +
  nose(40, 4.2) +
  mouth(mood, 46.5, 4);

export const wolf = (mood: Mood): string =>
  part("M3 61c1-11 6-15 3-24 6 2 9 1 12-1h28c3 2 6 3 12 1-3 9 2 13 3 24z", "#6f7896") +
  flat("M22 60c-1-7 4-13 10-13s11 6 10 13z", "#dfe4f0") +
  twin(part("M10 30L9-1c7 3 13 9 16 16z", "#6f7896") + flat("M13 21l0-11c3 3 6 6 7 9z", "#39405c")) +
  part(
    "M32 10c13 0 20 8 21 18l8 10-8 0 3 7-9-1c-4 7-9 11-15 11s-11-4-15-11l-9 1 3-7-8 0 8-10c1-10 8-18 21-18z",
    "#6f7896",
  ) +
  flat("M32 11c4 0 6 4 6 10l-2 10h-8l-2-10c0-6 2-10 6-10z", "#4a5170") +
  twin(flat("M32 34c-5-1-7 2-13 1-3 2-5 3-9 4 4 1 6 3 9 6 4 5 8 8 13 8z", "#dfe4f0")) +
  eyes(mood, 28, 10.5, 4.8, "#f9d85e") +
  nose(37, 5.2) +
  mouth(mood, 45, 4.6) +
  (mood === "glad" || mood === "sad" ? "" : twin(part("M27.8 46.6l1.6 3.6 1.8-3z", PAPER)));
