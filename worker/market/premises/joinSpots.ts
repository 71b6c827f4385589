import { compareText, Groups, type Decided } from './addressGroups.ts';
import { compareBars, compareHotels } from './comparePairs.ts';
import { IN_DOUBT, JOINS, type Similar } from './similarSpots.ts';
import { hotelsOf, isHotel, type Spot } from './spot.ts';

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

/**
 * Joins the similar addresses of a ZIP code. A pure function of the present facts and decisions, so that imports, undo
 * and rebuild agree. Hotels are joined by hotels alone and bars then follow: a release of bars changes no figure of
 * hotels.
 */
export function joinSpots(spots: readonly Spot[], decided: readonly Decided[]): Joined {
  const groups = new Groups(spots, decided);
  const hotels = spots.filter(isHotel).map(hotelsOf);
  const lodging = compareHotels(hotels);
  const byOperators = decided.filter(({ decision }) => decision === 'JOINED');
  const joins = [
    ...joinDecided(groups, byOperators, new Set(hotels.map(({ address }) => address))),
    ...joinAll(groups, lodging),
  ];
  groups.keepHotelsApart();
  joins.push(...joinDecided(groups, byOperators));
  const others = compareBars(spots);
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
