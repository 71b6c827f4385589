import { differences, type Difference } from './addressDifference.ts';
import { bestEvidence, type Best } from './bestEvidence.ts';
import { evidenceOf, type Known } from './evidence.ts';
import { handsOver } from './handOver.ts';
import { hasSuite, type Spot } from './spot.ts';
import { bonus, type Streets } from './streets.ts';

/** Two addresses that may be of one premises. Joined if the score is at least {@link JOINS}. */
export interface Similar {
  one: Spot;
  other: Spot;
  score: number;
  reason: string;
  /** True if the suite is the difference: only one suite of an address can be the address. */
  isUnit: boolean;
}

/** Least score of a join. Chosen with pairs that were judged by hand: see `judgedPairs.csv`. */
export const JOINS = 60;
/** Least score of a pair that an operator is asked about. */
export const IN_DOUBT = 50;

/** A ZIP code's streets, and the last month that a hotel of at least ten rooms filed there. */
export interface ZipFacts {
  streets: Streets;
  latest: number;
}

/** Compares two addresses of a ZIP code by the best of their businesses; null if nothing speaks for one premises. */
export function compareSpots(one: Spot, other: Spot, { streets, latest }: ZipFacts): Similar | null {
  const found = differences(one.parsed, other.parsed);
  if (found?.length === 0) {
    const reason = 'same ZIP code, spelled with other spaces';
    return { one, other, score: JOINS + 30, reason, isUnit: false };
  }
  const isHandOver = handsOver(one, other, latest);
  const sold = isHandOver ? compareSold(one, other) : null;
  const best = found === null ? null : bestEvidence(found, { one, other, isHandOver });
  if (found === null || best === null) return sold;
  const similar = scored(found, best, { one, other, isHandOver, streets });
  return similar.score < JOINS && sold !== null ? sold : similar;
}

const SOLD = 'one owner follows the other';

function scored(
  found: readonly Difference[],
  { points, evidence, isSold }: Best,
  { one, other, isHandOver, streets }: { one: Spot; other: Spot; isHandOver: boolean; streets: Streets },
): Similar {
  const cost = found.reduce((sum, difference) => sum + difference.cost, 0);
  const isUnit = found.some(({ kind }) => kind === 'unit');
  const [suite, whole] = hasSuite(one) ? [one, other] : [other, one];
  const isShared = isUnit && !isHandOver && !areAllNamed(whole, suite);
  const slip = evidence.points > 0 ? bonus(found, one, other, streets) : 0;
  const score = Math.min(50 + points + slip - cost, isShared ? JOINS - 1 : Infinity);
  const says = [...evidence.says, ...(isSold ? [SOLD] : []), ...found.map(({ says }) => says)];
  return { one, other, score, reason: `same ZIP code, ${says.join(', ')}`, isUnit };
}

/** True if every business that leaves the suite out has the name of one in the suite: a mall has others. */
function areAllNamed(whole: Spot, suite: Spot): boolean {
  return whole.businesses.every((business) =>
    suite.businesses.some((inside) => {
      const { hasName, says, rooms } = evidenceOf(business, inside);
      return hasName || rooms >= 20 || says.includes('same permit');
    }),
  );
}

/** Hotels with a name of their own, sold by one owner to another, who says another address of the same building. */
function compareSold(one: Spot, other: Spot): Similar | null {
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      const { hasName, areHotels, says } = evidenceOf(business, beside);
      const isNamed =
        hasName || (business.rooms === beside.rooms && firstWord(business) === firstWord(beside));
      if (!isNamed || !areHotels || business.taxpayerNumber === beside.taxpayerNumber) continue;
      const reason = `same ZIP code, ${[...says, SOLD, 'addresses differ'].join(', ')}`;
      return { one, other, score: JOINS, reason, isUnit: false };
    }
  }
  return null;
}

/** 'EILAN HOTEL & SPA' and 'EILAN RESORT'. NaN is no other's first word. */
const firstWord = ({ words }: Known): string | number => /^\S{5,}/.exec(words)?.[0] ?? NaN;
