import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { handsOver, hasLarge, latestOf } from './handOver.ts';
import { compareSpots, JOINS, type Similar, type ZipFacts } from './similarSpots.ts';
import { hasDoor, type Spot } from './spot.ts';
import { streetsOf } from './streets.ts';

/** Compares pairs with one house number and neighbors of one street. */
export const compareAll = (spots: readonly Spot[]): Similar[] => unambiguous(compareNear(spots));

/** Compares hotels: in pairs like these, and those of which one may have been sold and say another address. */
export const compareHotels = (hotels: readonly Spot[]): Similar[] =>
  unambiguous([...compareNear(hotels), ...compareHandOvers(hotels)]);

const factsOf = (spots: readonly Spot[]): ZipFacts => ({
  streets: streetsOf(spots),
  latest: latestOf(spots),
});

const isNumbered = ({ parsed }: Spot): boolean => parsed.number !== '';

function compareNear(spots: readonly Spot[]): Similar[] {
  const facts = factsOf(spots);
  const numbered = spots.filter(isNumbered);
  const numbers = groupBy(numbered, ({ parsed }) => parsed.number).values();
  const streets = groupBy(numbered, ({ parsed }) => parsed.street).values();
  return [
    ...[...numbers].flatMap((alike) => mapPairs(alike, (one, other) => compareSpots(one, other, facts))),
    ...[...streets].flatMap((alike) =>
      mapPairs(alike, (one, other) => (haveOneNumber(one, other) ? null : compareSpots(one, other, facts))),
    ),
  ];
}

/** Compares months before any text, since a ZIP code may have hundreds of hotels. */
function compareHandOvers(hotels: readonly Spot[]): Similar[] {
  const facts = factsOf(hotels);
  return mapPairs(hotels.filter(hasLarge), (one, other) =>
    handsOver(one, other, facts.latest) && !areNear(one, other) ? compareSpots(one, other, facts) : null,
  );
}

/** What `compare` finds of all pairs; of most nothing, and there are too many pairs for a list of them. */
function mapPairs(spots: readonly Spot[], compare: (one: Spot, other: Spot) => Similar | null): Similar[] {
  const found: Similar[] = [];
  for (const [at, one] of spots.entries()) {
    for (let next = at + 1; next < spots.length; next++) {
      const other = spots[next];
      const similar = other === undefined ? null : compare(one, other);
      if (similar !== null) found.push(similar);
    }
  }
  return found;
}

const haveOneNumber = (one: Spot, other: Spot): boolean => one.parsed.number === other.parsed.number;

const areNear = (one: Spot, other: Spot): boolean =>
  isNumbered(one) &&
  isNumbered(other) &&
  (haveOneNumber(one, other) || one.parsed.street === other.parsed.street);

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
