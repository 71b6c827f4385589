import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { HOTEL } from './evidence.ts';
import {
  compareSpots,
  hasDoor,
  IN_DOUBT,
  JOINS,
  type Similar,
  type Spot,
  type Streets,
} from './similarSpots.ts';

/** An operator's decision about two addresses of a ZIP code. */
export interface Decided {
  decision: 'JOINED' | 'PARTED';
  one: string;
  other: string;
}

/** A join of an address to the main one of its premises, or a pair in doubt. */
export interface JoinedPair {
  one: string;
  other: string;
  score: number;
  reason: string;
}

export interface Joined {
  /** The main address of each address. */
  mainOf: Map<string, string>;
  joins: JoinedPair[];
  doubts: JoinedPair[];
}

const isHotel = ({ businesses }: Spot): boolean => businesses.some(({ product }) => product === 'hotel');
const isLarge = ({ businesses }: Spot): boolean => businesses.some(({ rooms }) => (rooms ?? 0) >= HOTEL);
const hotelsOf = (spot: Spot): Spot => ({
  ...spot,
  businesses: spot.businesses.filter(({ product }) => product === 'hotel'),
});

/**
 * Joins the similar addresses of a ZIP code. A pure function of the present facts and decisions, so that imports, undo
 * and rebuild agree. Hotels are joined by hotels alone and bars then follow: a release of bars changes no figure of
 * hotels.
 */
export function joinSpots(spots: readonly Spot[], decided: readonly Decided[]): Joined {
  const groups = new Groups(spots, decided);
  const hotels = spots.filter(isHotel).map(hotelsOf);
  const lodging = compareAll(hotels);
  const byOperators = decided.filter(({ decision }) => decision === 'JOINED');
  const joins = [
    ...joinDecided(groups, byOperators, new Set(hotels.map(({ address }) => address))),
    ...joinAll(groups, lodging),
  ];
  groups.keepHotelsApart();
  joins.push(...joinDecided(groups, byOperators));
  const others = compareAll(spots).filter(({ one, other }) => !isHotel(one) || !isHotel(other));
  joins.push(...joinAll(groups, others));
  const doubts = [...lodging, ...others]
    .filter(({ score }) => score >= IN_DOUBT)
    .map(pairOf)
    .filter(({ one, other }) => groups.isOpen(one, other));
  return { mainOf: groups.mains(), joins, doubts };
}

function joinDecided(groups: Groups, decided: readonly Decided[], among?: ReadonlySet<string>): JoinedPair[] {
  return decided
    .filter(({ one, other }) => among === undefined || (among.has(one) && among.has(other)))
    .filter(({ one, other }) => groups.join(one, other))
    .map(({ one, other }) => ({ one, other, score: 100, reason: 'joined by an operator' }));
}

const pairOf = ({ one, other, score, reason }: Similar): JoinedPair => ({
  one: one.address,
  other: other.address,
  score,
  reason,
});

/** The best first; of equal scores in the order of the addresses. */
function joinAll(groups: Groups, similar: readonly Similar[]): JoinedPair[] {
  return similar
    .filter(({ score }) => score >= JOINS)
    .map(pairOf)
    .sort(
      (left, right) =>
        right.score - left.score || compareText(left.one + left.other, right.one + right.other),
    )
    .filter(({ one, other }) => groups.join(one, other));
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** An address without a suite that is similar to several suites is none of them for certain. */
function unambiguous(similar: readonly Similar[]): Similar[] {
  const suites = new Map<Spot, number>();
  const whole = ({ one, other }: Similar): Spot => (hasDoor(one) ? other : one);
  for (const pair of similar)
    if (pair.isUnit && pair.score >= JOINS) suites.set(whole(pair), (suites.get(whole(pair)) ?? 0) + 1);
  return similar.map((pair) =>
    pair.isUnit && (suites.get(whole(pair)) ?? 0) > 1
      ? { ...pair, score: Math.min(pair.score, JOINS - 1) }
      : pair,
  );
}

function streetsOf(spots: readonly Spot[]): Streets {
  const streets = new Map<string, { suffixes: Set<string>; directions: Set<string>; addresses: number }>();
  for (const { parsed } of spots) {
    const known = streets.get(parsed.street) ?? { suffixes: new Set(), directions: new Set(), addresses: 0 };
    known.addresses += 1;
    if (parsed.suffix !== '') known.suffixes.add(parsed.suffix);
    const direction = [parsed.before, parsed.after].join(' ').trim();
    if (direction !== '') known.directions.add(direction);
    streets.set(parsed.street, known);
  }
  return streets;
}

/** Compares pairs with one house number, neighbors of one street, and hotels, which may have changed their owner. */
function compareAll(spots: readonly Spot[]): Similar[] {
  const found: Similar[] = [];
  const latest = Math.max(...spots.flatMap(({ businesses }) => businesses.map(({ lastMonth }) => lastMonth)));
  const facts = { streets: streetsOf(spots), latest };
  const visit = (groups: Map<string, Spot[]>, isWanted: (one: Spot, other: Spot) => boolean): void => {
    for (const alike of groups.values()) {
      for (const [at, one] of alike.entries()) {
        for (let next = at + 1; next < alike.length; next++) {
          const other = alike[next];
          const similar =
            other !== undefined && isWanted(one, other) ? compareSpots(one, other, facts) : null;
          if (similar !== null) found.push(similar);
        }
      }
    }
  };
  const numbered = spots.filter(({ parsed }) => parsed.number !== '');
  visit(
    groupBy(numbered, ({ parsed }) => parsed.number),
    () => true,
  );
  // Pairs of one number and one street are found by their number.
  visit(
    groupBy(numbered, ({ parsed }) => parsed.street),
    (one, other) => one.parsed.number !== other.parsed.number,
  );
  const isOtherPlace = (one: Spot, other: Spot): boolean =>
    one.parsed.number === '' ||
    (one.parsed.number !== other.parsed.number && one.parsed.street !== other.parsed.street);
  visit(new Map([['hotels', spots.filter(isLarge)]]), isOtherPlace);
  return unambiguous(found);
}

/** Addresses that are joined so far. */
class Groups {
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
