/** Mixes whole numbers into 32 well spread bits (MurmurHash3's finish after each), the same on every machine. */
export function mix(...values: number[]): number {
  let hash = 0x9e3779b9;
  for (const value of values) {
    hash ^= Math.imul(value | 0, 0xcc9e2d51);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/**
 * A number in [0, 1) that always belongs to these whole numbers. Figures of a filing come from here and not from
 * a running sequence, so that a month reads the same in every release that holds it.
 */
export function noise(...values: number[]): number {
  return mix(...values) / 0x1_0000_0000;
}

/** A repeatable sequence of choices (mulberry32): the same seed makes the same choices. */
export class Random {
  private state: number;

  constructor(...seed: number[]) {
    this.state = mix(...seed);
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** A number from `low` up to `high`. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items, all equally likely. Throws if there are none. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }

  /** One of the items, as likely as its weight. Throws if there are none. */
  weighted<T extends { weight: number }>(items: readonly T[]): T {
    let rest = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      rest -= item.weight;
      if (rest < 0) return item;
    }
    return this.pick(items);
  }

  /** About 1, at times far above: receipts of businesses are spread like this. */
  skewed(spread: number): number {
    const sum = this.next() + this.next() + this.next() + this.next() - 2;
    return Math.exp(sum * spread * 1.7);
  }
}
