// Letters as large as there is room for them.

const STEP = 2;
const MOST_ROWS = 12;
const TIGHT = "tight"; // the class of an element that should do without whatever it can
const CLAMPED = "clamped"; // and of one whose text loses its end

/**
 * From `most` units down to `least`, until `text` fits its element, which takes `--letters` units for its font size;
 * where it does not, the element is `tight`, and in the end `clamped`, with as many `--rows` as there is room for.
 * Nothing is smaller than can be read from a sofa.
 */
export function fitted(most: number, least: number, text: string): (element: HTMLElement) => () => void {
  void text; // another one is fitted anew
  return (element) => {
    const found = (name: string, from: number, to: number, step: number): boolean => {
      for (let size = from; size >= to; size -= step) {
        element.style.setProperty(name, String(size));
        if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1)
          return true;
      }
      return false;
    };
    const fit = (): void => {
      element.classList.remove(TIGHT, CLAMPED);
      if (found("--letters", most, least, STEP)) return;
      element.classList.add(TIGHT);
      if (found("--letters", most, least, STEP)) return;
      element.classList.add(CLAMPED);
      found("--rows", MOST_ROWS, 1, 1);
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
