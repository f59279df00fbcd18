// One unit of the stage, of which there are 1920 by 1080 on every set.

const WIDE = 1920;
const HIGH = 1080;

/** In pixels. */
export const unit = (): number => Math.min(innerWidth / WIDE, innerHeight / HIGH);

/** Put it where style sheets find it. */
export const measure = (): void => document.documentElement.style.setProperty("--u", `${unit()}px`);
