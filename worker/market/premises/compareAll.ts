import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { handsOver, hasLarge, latestOf } from './handOver.ts';
import { compareSpots, JOINS, type Similar } from './similarSpots.ts';
import { hasDoor, type Spot } from './spot.ts';
import { streetsOf } from './streets.ts';

/** Compares pairs with one house number, neighbors of one street, and hotels of which one may have sold to the other. */
export function compareAll(spots: readonly Spot[]): Similar[] {
  const facts = { streets: streetsOf(spots), latest: latestOf(spots) };
  const found: Similar[] = [];
  for (const [one, other] of wantedPairs(spots, facts.latest)) {
    const similar = compareSpots(one, other, facts);
    if (similar !== null) found.push(similar);
  }
  return unambiguous(found);
}

function* wantedPairs(spots: readonly Spot[], latest: number): Generator<Pair> {
  const numbered = spots.filter(({ parsed }) => parsed.number !== '');
  for (const alike of groupBy(numbered, ({ parsed }) => parsed.number).values()) yield* pairsOf(alike);
  for (const alike of groupBy(numbered, ({ parsed }) => parsed.street).values())
    for (const pair of pairsOf(alike)) if (!haveOneNumber(pair)) yield pair;
  // Months are compared before any text, since a ZIP code may have hundreds of hotels.
  for (const pair of pairsOf(spots.filter(hasLarge)))
    if (handsOver(...pair, latest) && !areFound(pair)) yield pair;
}

type Pair = readonly [Spot, Spot];

/** All pairs; too many for a list where a condominium lets its units. */
function* pairsOf(spots: readonly Spot[]): Generator<Pair> {
  for (const [at, one] of spots.entries()) {
    for (let next = at + 1; next < spots.length; next++) {
      const other = spots[next];
      if (other !== undefined) yield [one, other];
    }
  }
}

const haveOneNumber = ([one, other]: Pair): boolean => one.parsed.number === other.parsed.number;

/** True if their number or their street has them compared. */
const areFound = (pair: Pair): boolean =>
  pair.every(({ parsed }) => parsed.number !== '') &&
  (haveOneNumber(pair) || pair[0].parsed.street === pair[1].parsed.street);

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
