/** Counts what runs at the same time for each caller. */
export interface Tally {
  /** Counts one more and returns how to count it out again, exactly once; null if the caller has the most already. */
  enter: (caller: string) => (() => void) | null;
}

/** A tally of at most so many for each caller. Callers for whom nothing runs take no memory. */
export function createTally(most: number): Tally {
  const running = new Map<string, number>();
  const leave = (caller: string): void => {
    const left = (running.get(caller) ?? 1) - 1;
    if (left === 0) running.delete(caller);
    else running.set(caller, left);
  };
  return {
    enter: (caller) => {
      const before = running.get(caller) ?? 0;
      if (before >= most) return null;
      running.set(caller, before + 1);
      return () => leave(caller);
    },
  };
}
