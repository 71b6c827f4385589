/** The browser's word for a page that is about to be printed. */
export const PRINTING = 'beforeprint';
/** Marks a part that is to be printed and has yet to come. */
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
