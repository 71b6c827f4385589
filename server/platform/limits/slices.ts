/**
 * Splits long computations into short slices: everything shares one thread, and a request of a few milliseconds must
 * not wait for one of a second. After a slice, work waits until others have had theirs.
 */
const SLICE_MS = 3;

type Go = () => void;

const waiting = new Map<object, Go[]>();
let began: number | null = null;
let isCalled = false;

/** True while the running slice has time left. */
export function hasTime(): boolean {
  const now = performance.now();
  if (began === null) {
    began = now;
    callNext();
  }
  return now - began < SLICE_MS;
}

/** The next slice of the work for `owner`; owners take turns. */
export function nextSlice(owner: object): Promise<void> {
  return new Promise((resolve) => {
    const own = waiting.get(owner);
    if (own) own.push(resolve);
    else waiting.set(owner, [resolve]);
    callNext();
  });
}

function callNext(): void {
  if (isCalled) return;
  isCalled = true;
  // Afterwards the event loop handles new input, then returns here.
  setImmediate(() => {
    isCalled = false;
    began = null;
    const [first] = waiting;
    if (!first) return;
    const [owner, goes] = first;
    waiting.delete(owner);
    const go = goes.shift();
    // To the end of the round.
    if (goes.length > 0) waiting.set(owner, goes);
    if (waiting.size > 0) callNext();
    go?.();
  });
}
