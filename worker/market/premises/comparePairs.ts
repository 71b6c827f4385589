import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { handsOver, hasLarge, latestOf } from './handOver.ts';
import { compareSpots, JOINS, type Similar, type ZipFacts } from './similarSpots.ts';
import { hasSuite, isHotel, type Spot } from './spot.ts';
import { streetsOf } from './streets.ts';

/** Compares hotels: with one house number, neighbors of one street, and those that may have been sold. */
export const compareHotels = (hotels: readonly Spot[]): Similar[] =>
  unambiguous([...compareNear(hotels, () => true), ...compareHandOvers(hotels)]);

/** Compares bars with neighbors, hotels among them. Pairs of two hotels are left out. */
export function compareBars(spots: readonly Spot[]): Similar[] {
  if (spots.every(({ businesses }) => businesses.every(({ product }) => product === 'hotel'))) return [];
  // Two suites of hotels leave it open whose suite an address is.
  const isWanted: Wanted = (one, other) =>
    !(isHotel(one) && isHotel(other)) || hasPart(one) || hasPart(other);
  return unambiguous(compareNear(spots, isWanted)).filter(
    ({ one, other }) => !isHotel(one) || !isHotel(other),
  );
}

type Wanted = (one: Spot, other: Spot) => boolean;

/** True if a suite, or the beginning of one, is said. */
const hasPart = ({ parsed: { building, floor, unit } }: Spot): boolean => building + floor + unit !== '';

const factsOf = (spots: readonly Spot[]): ZipFacts => ({
  streets: streetsOf(spots),
  latest: latestOf(spots),
});

const isNumbered = ({ parsed }: Spot): boolean => parsed.number !== '';

function compareNear(spots: readonly Spot[], isWanted: Wanted): Similar[] {
  const facts = factsOf(spots);
  const numbered = spots.filter(isNumbered);
  const numbers = groupBy(numbered, ({ parsed }) => parsed.number).values();
  const streets = groupBy(numbered, ({ parsed }) => parsed.street).values();
  const compare = (one: Spot, other: Spot): Similar | null =>
    isWanted(one, other) ? compareSpots(one, other, facts) : null;
  return [
    ...[...numbers].flatMap((alike) => mapPairs(alike, compare)),
    ...[...streets].flatMap((alike) =>
      mapPairs(alike, (one, other) => (haveOneNumber(one, other) ? null : compare(one, other))),
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

/** Compares all pairs and keeps those that are similar. There are too many pairs to list them first. */
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
  const whole = ({ one, other }: Similar): Spot => (hasSuite(one) ? other : one);
  for (const pair of similar)
    if (pair.isUnit && pair.score >= JOINS) suites.set(whole(pair), (suites.get(whole(pair)) ?? 0) + 1);
  return similar.map((pair) =>
    pair.isUnit && (suites.get(whole(pair)) ?? 0) > 1
      ? { ...pair, score: Math.min(pair.score, JOINS - 1) }
      : pair,
  );
}
