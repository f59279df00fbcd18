// Letters as large as there is room for them.

const STEP = 2;
const TIGHT = "tight"; // the class of an element that should do without whatever it can
const CLAMPED = "clamped"; // and of one whose text loses its end

/**
 * From `most` units down to `least`, until `text` fits its element, which takes `--letters` units for its font size;
 * where it does not, the element is `tight`, and in the end `clamped`. Nothing is smaller than can be read from a sofa.
 */
export function fitted(most: number, least: number, text: string): (element: HTMLElement) => () => void {
  void text; // another one is fitted anew
  return (element) => {
    const fits = (size: number): boolean => {
      element.style.setProperty("--letters", String(size));
      return element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1;
    };
    const found = (): boolean => {
      for (let size = most; size >= least; size -= STEP) if (fits(size)) return true;
      return false;
    };
    const fit = (): void => {
      element.classList.remove(TIGHT, CLAMPED);
      if (found()) return;
      element.classList.add(TIGHT);
      if (!found()) element.classList.add(CLAMPED);
    };
    fit();
    document.fonts?.addEventListener("loadingdone", fit); // until then other letters stood in
    const around = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(fit);
    if (element.parentElement) around?.observe(element.parentElement);
    return () => {
      around?.disconnect();
      document.fonts?.removeEventListener("loadingdone", fit);
    };
  };
}
