// The phone stays awake while it is a hand, where its browser can do that.
import { keepAs, kept } from "../lib/keeping";

const SAID = "slept";

/** Keep the screen on until what is returned is called. A hidden page loses it, and gets it again when it is seen. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.hidden || (lock && !lock.released)) return;
    const got = await navigator.wakeLock?.request("screen").catch(() => null); // a battery that is low says no
    if (over) await got?.release();
    else lock = got ?? null;
  };
  const seen = () => void hold();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}

/** Whether to say that this phone may fall asleep: over plain http nothing keeps it awake. It is said once. */
export function mayDoze(): boolean {
  if ("wakeLock" in navigator || kept(SAID, false)) return false;
  keepAs(SAID, true);
  return true;
}
