import { hotelsOf, isHotel, type Spot } from './spot.ts';

/** An operator's decision about two addresses of a ZIP code. */
export interface Decided {
  decision: 'JOINED' | 'PARTED';
  one: string;
  other: string;
}

/** Addresses that are joined so far. */
export class Groups {
  readonly #groups = new Map<string, Set<Spot>>();
  readonly #parted: readonly Decided[];
  #areHotelsApart = false;

  constructor(spots: readonly Spot[], decided: readonly Decided[]) {
    for (const spot of spots) this.#groups.set(spot.address, new Set([spot]));
    this.#parted = decided.filter(({ decision }) => decision === 'PARTED');
  }

  keepHotelsApart(): void {
    this.#areHotelsApart = true;
  }

  /** False if one of them is unknown, an operator parted their groups, or they are joined already. */
  join(one: string, other: string): boolean {
    const [group, beside] = [this.#groups.get(one), this.#groups.get(other)];
    if (group === undefined || beside === undefined || group === beside) return false;
    if (this.#isParted(group, beside)) return false;
    if (this.#areHotelsApart && [group, beside].every((each) => [...each].some(isHotel))) return false;
    for (const spot of beside) {
      group.add(spot);
      this.#groups.set(spot.address, group);
    }
    return true;
  }

  /** True if the two are neither joined nor parted. */
  isOpen(one: string, other: string): boolean {
    const [group, beside] = [this.#groups.get(one), this.#groups.get(other)];
    return group !== undefined && beside !== undefined && group !== beside && !this.#isParted(group, beside);
  }

  #isParted(group: ReadonlySet<Spot>, beside: ReadonlySet<Spot>): boolean {
    const has = (spots: ReadonlySet<Spot>, address: string): boolean =>
      [...spots].some((spot) => spot.address === address);
    return this.#parted.some(
      ({ one, other }) => (has(group, one) && has(beside, other)) || (has(group, other) && has(beside, one)),
    );
  }

  mains(): Map<string, string> {
    return new Map([...this.#groups].map(([address, group]) => [address, mainOf([...group])]));
  }
}

export const compareText = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;

/** The address of most hotels, else of most bars; then the fullest. */
function mainOf(spots: readonly Spot[]): string {
  const hotels = spots.filter(isHotel).map(hotelsOf);
  const [first] = (hotels.length > 0 ? hotels : [...spots]).sort(
    (left, right) =>
      right.businesses.length - left.businesses.length ||
      right.address.length - left.address.length ||
      compareText(left.address, right.address),
  );
  return first?.address ?? '';
}
