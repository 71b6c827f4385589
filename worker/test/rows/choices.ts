import { Unknown } from './unknown.ts';

/** Picks one of several values that are all possible. */
export type Choose = <T>(values: readonly T[]) => T;

/** More than any statement has, and few enough to try. */
const MOST_WAYS = 60;

/** Runs `work` once for every combination of choices and returns the results. */
export function everyWay<T>(work: (choose: Choose) => T): T[] {
  const results: T[] = [];
  let script: number[] | null = [];
  while (script !== null) {
    if (results.length === MOST_WAYS) throw new Unknown('it takes too many forms');
    const way: Way = new Way(script);
    results.push(work((values) => way.choose(values)));
    script = way.following();
  }
  return results;
}

class Way {
  private readonly taken: number[] = [];
  private readonly sizes: number[] = [];

  constructor(private readonly script: readonly number[]) {}

  choose<T>(values: readonly T[]): T {
    const at = this.script[this.taken.length] ?? 0;
    this.taken.push(at);
    this.sizes.push(values.length);
    return values[at] as T;
  }

  /** The next way, with the last choice that has more values moved on; null after the last way. */
  following(): number[] | null {
    const last = this.taken.findLastIndex((at, i) => at + 1 < (this.sizes[i] ?? 0));
    return last < 0 ? null : [...this.taken.slice(0, last), (this.taken[last] ?? 0) + 1];
  }
}
