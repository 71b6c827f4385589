/**
 * Splits long computations into short slices: everything shares one thread, and a request of a few milliseconds must
 * not wait for one of a second. After a slice, work waits until others have had theirs. A short request takes about ten
 * turns of the event loop, for its session and its statements, and may wait a slice in each.
 */
const SLICE_MS = 1;

type Resume = () => void;

// Of the process, as its one thread is: instances would each count slices of their own.
const waiting = new Map<object, Resume[]>();
let sliceBegan: number | null = null;
let isScheduled = false;

/** True while the running slice has time left. */
export function hasTime(): boolean {
  const now = performance.now();
  if (sliceBegan === null) {
    sliceBegan = now;
    scheduleNext();
  }
  return now - sliceBegan < SLICE_MS;
}

/** The next slice of the work for `owner`; owners take turns. */
export function nextSlice(owner: object): Promise<void> {
  return new Promise((resolve) => {
    const own = waiting.get(owner);
    if (own) own.push(resolve);
    else waiting.set(owner, [resolve]);
    scheduleNext();
  });
}

function scheduleNext(): void {
  if (isScheduled) return;
  isScheduled = true;
  // Afterwards the event loop handles new input, then returns here.
  setImmediate(() => {
    isScheduled = false;
    sliceBegan = null;
    const [first] = waiting;
    if (!first) return;
    const [owner, resumes] = first;
    waiting.delete(owner);
    const resume = resumes.shift();
    // To the end of the round.
    if (resumes.length > 0) waiting.set(owner, resumes);
    if (waiting.size > 0) scheduleNext();
    resume?.();
  });
}
