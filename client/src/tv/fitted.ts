// Letters as large as there is room for them.

const STEP = 2;

/** From `most` units down to `least`, until `text` fits its element: which says `--letters` units by its font size. */
export function fitted(most: number, least: number, text: string): (element: HTMLElement) => () => void {
  void text; // another one is fitted anew
  return (element) => {
    const fits = () =>
      element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1;
    const fit = () => {
      for (let size = most; size >= least; size -= STEP) {
        element.style.setProperty("--letters", String(size));
        if (fits()) return;
      }
    };
    fit();
    void document.fonts?.ready.then(fit);
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  };
}
