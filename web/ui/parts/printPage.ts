/** The browser's event before a page is printed. */
export const PRINTING = 'beforeprint';
/** Selector of parts that are printed and have not loaded yet. */
const WAITING = '[data-print="waits"]';
/** A part that does not come is left out. */
const MOST_MS = 8_000;

/** Prints the page as soon as the parts that load on scrolling have loaded. */
export function printPage(): void {
  window.dispatchEvent(new Event(PRINTING));
  const start = performance.now();
  const printOrWait = (): void => {
    const isWaiting = document.querySelector(WAITING) !== null;
    if (isWaiting && performance.now() - start < MOST_MS) requestAnimationFrame(printOrWait);
    else window.print();
  };
  requestAnimationFrame(printOrWait);
}
