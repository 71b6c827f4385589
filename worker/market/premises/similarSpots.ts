import type { Address } from '../../../server/market/premises/address.rules.ts';
import { differences, doorOf, type Difference } from './addressDifference.ts';
import { evidenceOf, type Evidence, type Known } from './evidence.ts';

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

/** Compares two addresses of a ZIP code by the best of their businesses; null if nothing speaks for one premises. */
export function compareSpots(one: Spot, other: Spot, streets: Streets): Similar | null {
  const found = differences(one.parsed, other.parsed);
  if (found === null) return null;
  if (found.length === 0) {
    return {
      one,
      other,
      score: JOINS + 30,
      reason: 'same ZIP code, spelled with other spaces',
      isUnit: false,
    };
  }
  const cost = found.reduce((sum, difference) => sum + difference.cost, 0);
  const hasDoors = hasDoor(one) && hasDoor(other);
  let best: { points: number; evidence: Evidence } | null = null;
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      const evidence = evidenceOf(business, beside);
      if (!isEnough(found, evidence, { isOfBothTaxes: business.product !== beside.product, hasDoors }))
        continue;
      const points =
        evidence.points -
        apart(found, business, beside) +
        (evidence.points > 0 ? bonus(found, one, other, streets) : 0);
      if (best === null || points > best.points) best = { points, evidence };
    }
  }
  if (best === null) return null;
  const isUnit = found.some(({ kind }) => kind === 'unit');
  const isShared = isUnit && !areAllNamed(hasDoor(one) ? other : one, hasDoor(one) ? one : other);
  const score = Math.min(50 + best.points - cost, isShared ? JOINS - 1 : Infinity);
  const reason = `same ZIP code, ${[...best.evidence.says, ...found.map(({ says }) => says)].join(', ')}`;
  return { one, other, score, reason, isUnit };
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
  { hasName, rooms, says, isLodging }: Evidence,
  { isOfBothTaxes, hasDoors }: { isOfBothTaxes: boolean; hasDoors: boolean },
): boolean {
  const has = (kind: Difference['kind']): boolean => found.some((difference) => difference.kind === kind);
  const isOtherStreet = found.some(({ kind, cost }) => kind === 'street' && cost > 10);
  if (says.length === 0 && !found.every(({ isMissing }) => isMissing)) return false;
  if (isOfBothTaxes && (has('number') || isOtherStreet)) return false;
  const isSamePermit = says.includes('same permit');
  // Units of one condominium are let by their owners under one name.
  if (has('unit') && isLodging && rooms < (hasName ? 10 : 20)) return false;
  if (has('unit') && !isLodging && !hasName && !isSamePermit) return false;
  // Cottages of other owners north and south of a town's main street.
  if (has('direction') && isLodging && !hasName && !hasDoors && rooms < 5) return false;
  if (has('number')) return hasName || isSamePermit;
  if (isOtherStreet) return isSamePermit || (hasName && rooms >= 5);
  return true;
}

/** A taxpayer keeps its own locations apart: it would not file two numbers of one building. */
function apart(found: readonly Difference[], one: Known, other: Known): number {
  const isNumber = found.some(({ kind }) => kind === 'number');
  return isNumber && one.taxpayerNumber === other.taxpayerNumber ? 60 : 0;
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
