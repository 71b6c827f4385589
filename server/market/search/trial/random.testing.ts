/** Random numbers that are the same in each run. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}
