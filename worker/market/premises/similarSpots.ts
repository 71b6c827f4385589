import type { Address } from '../../../server/market/premises/address.rules.ts';
import { differences, doorOf, NEXT_NUMBER, OTHER_DIGITS, type Difference } from './addressDifference.ts';
import { evidenceOf, type Evidence, type Known } from './evidence.ts';
import { handsOver } from './handOver.ts';

/** An address of a ZIP code and the properties whose latest filing says it. */
export interface Spot {
  /** In one spelling. */
  address: string;
  parsed: Address;
  businesses: readonly Known[];
}

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

/** Names of streets in a ZIP code, with how often suffixes and directions tell them apart. */
export interface StreetFacts {
  suffixes: ReadonlySet<string>;
  directions: ReadonlySet<string>;
  addresses: number;
}

export type Streets = ReadonlyMap<string, StreetFacts>;

/** What comparisons need of a ZIP code: its streets, and the last month that anyone in it filed. */
export interface ZipFacts {
  streets: Streets;
  latest: number;
}

/** Points of a hand-over from one address to the other. */
const HAND_OVER = 25;

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
  const cost = found.reduce((sum, difference) => sum + difference.cost, 0);
  const points = best.points + (best.evidence.points > 0 ? bonus(found, one, other, streets) : 0);
  const isUnit = found.some(({ kind }) => kind === 'unit');
  const isShared =
    isUnit && !isHandOver && !areAllNamed(hasDoor(one) ? other : one, hasDoor(one) ? one : other);
  const score = Math.min(50 + points - cost, isShared ? JOINS - 1 : Infinity);
  if (score < JOINS && sold !== null) return sold;
  const says = [...best.evidence.says, ...(best.isSold ? [SOLD] : []), ...found.map(({ says }) => says)];
  return { one, other, score, reason: `same ZIP code, ${says.join(', ')}`, isUnit };
}

const SOLD = 'one owner follows the other';

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

interface Best {
  points: number;
  evidence: Evidence;
  isSold: boolean;
}

function bestEvidence(
  found: readonly Difference[],
  { one, other, isHandOver }: { one: Spot; other: Spot; isHandOver: boolean },
): Best | null {
  const hasDoors = hasDoor(one) && hasDoor(other);
  let best: Best | null = null;
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      const evidence = evidenceOf(business, beside);
      const isOfBothTaxes = business.product !== beside.product;
      const isSold = isHandOver && evidence.areHotels && evidence.points > 0;
      if (!isEnough(found, evidence, { isOfBothTaxes, hasDoors, isSold })) continue;
      const points = evidence.points + (isSold ? HAND_OVER : -apart(found, business, beside));
      if (best === null || points > best.points) best = { points, evidence, isSold };
    }
  }
  return best;
}

export const hasDoor = ({ parsed }: Spot): boolean => doorOf(parsed) !== '';

/** True if every business that leaves the suite out has the name of one in the suite: a mall has others. */
function areAllNamed(whole: Spot, suite: Spot): boolean {
  return whole.businesses.every((business) =>
    suite.businesses.some((inside) => {
      const { hasName, says, rooms } = evidenceOf(business, inside);
      return hasName || rooms >= 20 || says.includes('same permit');
    }),
  );
}

/** The evidence that a kind of difference needs, whatever the score. */
function isEnough(
  found: readonly Difference[],
  { hasName, rooms, says, isLodging, haveAllRooms }: Evidence,
  { isOfBothTaxes, hasDoors, isSold }: { isOfBothTaxes: boolean; hasDoors: boolean; isSold: boolean },
): boolean {
  const has = (kind: Difference['kind']): boolean => found.some((difference) => difference.kind === kind);
  const isOtherStreet = found.some(({ kind, cost }) => kind === 'street' && cost > 15);
  if (says.length === 0 && !found.every(({ isMissing }) => isMissing)) return false;
  if (isOfBothTaxes && (has('number') || isOtherStreet)) return false;
  const isSamePermit = says.includes('same permit');
  // Units of one condominium are let by their owners under one name.
  if (has('unit') && isLodging && rooms < (hasName || isSold ? 10 : 20)) return false;
  if (has('unit') && !isLodging && !hasName && !isSamePermit) return false;
  // Cottages of other owners north and south of a town's main street.
  if (has('direction') && isLodging && !hasName && !hasDoors && rooms < 5) return false;
  const number = found.find(({ kind }) => kind === 'number');
  if (isSold && (number !== undefined || isOtherStreet)) return hasName || rooms > 0;
  const isOnly = haveAllRooms && found.length === 1;
  if (number?.cost === OTHER_DIGITS) return hasName && isOnly;
  if (number !== undefined) return hasName || isSamePermit || (number.cost === NEXT_NUMBER && isOnly);
  if (isOtherStreet) return isSamePermit || (hasName && rooms >= 5);
  return true;
}

/** What speaks for two houses: a taxpayer would not file two numbers of one, and small ones have neighbors across. */
function apart(found: readonly Difference[], one: Known, other: Known): number {
  const numbers = found.find(({ kind }) => kind === 'number');
  if (numbers === undefined) return 0;
  if (one.taxpayerNumber === other.taxpayerNumber) return 60;
  return numbers.cost === NEXT_NUMBER && Math.min(one.rooms ?? 0, other.rooms ?? 0) < 10 ? 10 : 0;
}

/** A part that is missing, or a rare street, is a slip if the ZIP code has no other such street. */
function bonus(found: readonly Difference[], one: Spot, other: Spot, streets: Streets): number {
  const facts = streets.get(one.parsed.street);
  const isSlip = ({ kind, isMissing, cost }: Difference): boolean => {
    if (kind === 'suffix') return isMissing && facts?.suffixes.size === 1;
    if (kind === 'direction') return isMissing && facts?.directions.size === 1;
    const rarest = Math.min(...[one, other].map(({ parsed }) => streets.get(parsed.street)?.addresses ?? 0));
    return kind === 'street' && cost <= 10 && rarest <= 2;
  };
  return found.every(isSlip) ? 15 : 0;
}
