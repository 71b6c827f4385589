import { NEXT_NUMBER, OTHER_DIGITS, type Difference } from './addressDifference.ts';
import { evidenceOf, haveAllRooms, type Evidence, type Known } from './evidence.ts';
import { hasSuite, type Spot } from './spot.ts';

/** Points of a hand-over from one address to the other. */
const HAND_OVER = 25;

/** The strongest evidence of two addresses. */
export interface Best {
  points: number;
  evidence: Evidence;
  isSold: boolean;
}

/** The strongest evidence that is enough for how the addresses differ; null if none is. */
export function bestEvidence(
  found: readonly Difference[],
  { one, other, isHandOver }: { one: Spot; other: Spot; isHandOver: boolean },
): Best | null {
  const haveSuites = hasSuite(one) && hasSuite(other);
  const needsAllRooms = !isHandOver && found.some(({ cost }) => cost === OTHER_DIGITS);
  let best: Best | null = null;
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      // Such house numbers are many, and texts take longer to compare.
      if (needsAllRooms && !haveAllRooms(business, beside)) continue;
      const evidence = evidenceOf(business, beside);
      const isOfBothTaxes = business.product !== beside.product;
      const isSold = isHandOver && evidence.areHotels && evidence.points > 0;
      if (!isEnough(found, evidence, { isOfBothTaxes, haveSuites, isSold })) continue;
      const points = evidence.points + (isSold ? HAND_OVER : -apart(found, business, beside));
      if (best === null || points > best.points) best = { points, evidence, isSold };
    }
  }
  return best;
}

/** The evidence that a kind of difference needs, whatever the score. */
function isEnough(
  found: readonly Difference[],
  { hasName, rooms, says, isLodging, ...evidence }: Evidence,
  { isOfBothTaxes, haveSuites, isSold }: { isOfBothTaxes: boolean; haveSuites: boolean; isSold: boolean },
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
  if (has('direction') && isLodging && !hasName && !haveSuites && rooms < 5) return false;
  const number = found.find(({ kind }) => kind === 'number');
  if (isSold && (number !== undefined || isOtherStreet)) return hasName || rooms > 0;
  const isOnly = evidence.haveAllRooms && found.length === 1;
  if (number?.cost === OTHER_DIGITS) return hasName && isOnly;
  if (number !== undefined) return hasName || isSamePermit || (number.cost === NEXT_NUMBER && isOnly);
  if (isOtherStreet) return isSamePermit || (hasName && rooms >= 5);
  return true;
}

/** Points against one premises: a taxpayer files one house number for a house, and small houses have neighbors. */
function apart(found: readonly Difference[], one: Known, other: Known): number {
  const numbers = found.find(({ kind }) => kind === 'number');
  if (numbers === undefined) return 0;
  if (one.taxpayerNumber === other.taxpayerNumber) return 60;
  return numbers.cost === NEXT_NUMBER && Math.min(one.rooms ?? 0, other.rooms ?? 0) < 10 ? 10 : 0;
}
