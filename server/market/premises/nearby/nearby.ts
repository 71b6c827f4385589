import { changeOf } from '../../figures/change.ts';
import {
  cellsOf,
  pairsOf,
  rankable,
  revparOf,
  type ComparedMonthRow,
} from '../../figures/compare/compare.rules.ts';
import { rankIn } from '../../figures/rank.ts';
import { productNames, type Product } from '../../enums.ts';
import { revparCents } from '../../hotels/hotel.rules.ts';
import { addMonths, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import type { NearbyChangeRow, NearbyRow } from './nearby.loader.ts';
import {
  CHANGE_MILES,
  closenessText,
  hasEnoughMonths,
  MOST_AROUND,
  NEARBY_MILES,
  revparOfYear,
  reasonsFor,
  unlikeness,
  wholeMiles,
  type NearbyFacts,
  type Subject,
} from './nearby.rules.ts';
import {
  MOST_NEIGHBORS,
  MOST_RIVALS,
  type Closeness,
  type Nearby,
  type NearbyChange,
  type NearbyProperty,
} from './nearby.type.ts';

const NO_FACTS: Subject = {
  rooms: null,
  brand: null,
  scale: null,
  filed: 0,
  receipts: null,
  revpar: null,
  revparMonths: 0,
};

/** Neighbors and suggested rivals from the rows of a property. */
export function nearbyOf(
  product: Product,
  rows: readonly NearbyRow[],
  range: { from: Month; to: Month; monthsPublished: number },
): Nearby {
  const self = rows.find(({ closeness }) => closeness === 'SELF');
  const others = rows
    .filter(({ closeness }) => closeness !== 'SELF')
    .map((row) => ({ row, facts: factsOf(row) }))
    .sort((one, other) => nearestFirst(one.facts, other.facts));
  const asNear = asNearAsLast(others, MOST_AROUND[productNames[product]]);
  const subject = self ? factsOf(self) : NO_FACTS;
  const shown = others.map(({ row, facts }) => ({
    property: toNearby(product, row, facts, reasonsFor(subject, facts, range.monthsPublished)),
    unlike: unlikeness(subject, facts, range.monthsPublished),
  }));
  const rivals = shown
    .filter((each): each is typeof each & { unlike: number } => each.unlike !== null)
    .sort((one, other) => one.unlike - other.unlike)
    .slice(0, MOST_RIVALS);
  return {
    ...range,
    withinMiles: NEARBY_MILES[productNames[product]],
    changesWithinMiles: product === 'HOTEL' ? CHANGE_MILES : null,
    neighbors: shown.slice(0, MOST_NEIGHBORS).map(({ property }) => property),
    asNear: asNear?.length ?? null,
    rank: asNear && rankAmong(product, subject, asNear, range.monthsPublished),
    rivals: rivals.map(({ property }) => property),
  };
}

/** Another property, with its facts. */
interface Other {
  row: NearbyRow;
  facts: NearbyFacts;
}

const CLOSENESS: readonly Closeness[] = ['SAME_PREMISES', 'SAME_ZIP', 'ZIP_DISTANCE'];

/** Of equally near ones, and in a ZIP code there may be hundreds, those with the highest receipts come first. */
function nearestFirst(one: NearbyFacts, other: NearbyFacts): number {
  return byDistance(one, other) || (other.receipts ?? -1) - (one.receipts ?? -1);
}

function byDistance(one: NearbyFacts, other: NearbyFacts): number {
  const steps = CLOSENESS.indexOf(one.closeness) - CLOSENESS.indexOf(other.closeness);
  return steps || (one.miles ?? 0) - (other.miles ?? 0);
}

/**
 * All that are as near as the last one listed, or nearer: to rank among a part of a ZIP code would say nothing. Null if there
 * are more of them than are read, as flats in a ZIP code of Galveston.
 */
function asNearAsLast(others: readonly Other[], mostRead: number): NearbyFacts[] | null {
  const all = others.map(({ facts }) => facts);
  const last = all[MOST_NEIGHBORS - 1];
  if (last === undefined) return all;
  const asNear = all.filter((facts) => byDistance(facts, last) <= 0);
  return asNear.length >= mostRead ? null : asNear;
}

/** The subject's rank among itself and others with enough months; null if it has too few itself. */
function rankAmong(
  product: Product,
  subject: Subject,
  others: readonly Subject[],
  months: number,
): Nearby['rank'] {
  const valueOf = (each: Subject): number | null =>
    product === 'HOTEL' ? revparOfYear(each, months) : rankable(each.receipts);
  const isEnough = ({ filed }: Subject): boolean => filed > 0 && hasEnoughMonths(filed, months);
  if (!isEnough(subject)) return null;
  return rankIn(valueOf(subject), [subject, ...others.filter(isEnough)].map(valueOf));
}

function factsOf({
  closeness,
  miles,
  rooms,
  brand,
  scale,
  filed,
  receipts,
  roomed,
  revparMonths,
  nights,
}: NearbyRow): NearbyFacts {
  const known = closeness === 'SELF' ? 'SAME_PREMISES' : closeness;
  const revpar = revparCents(roomed ?? 0, nights);
  return { closeness: known, miles, rooms, brand, scale, filed, receipts, revpar, revparMonths };
}

function toNearby(
  product: Product,
  { propertyId, partialMonths }: NearbyRow,
  facts: NearbyFacts,
  reasons: string[],
): NearbyProperty {
  const { closeness, miles, rooms, brand, scale, filed, receipts, revpar, revparMonths } = facts;
  return {
    product,
    propertyId,
    closeness,
    rooms,
    reasons,
    miles: wholeMiles(miles),
    distance: closenessText(facts),
    brandName: brand,
    chainScale: brand === null && product === 'HOTEL' ? 'INDEPENDENT' : scale,
    monthsFiled: filed,
    receipts,
    revpar: toDollars(revpar),
    revparMonths: product === 'HOTEL' ? revparMonths : null,
    partialMonths,
  };
}

/** A change with the own RevPAR of the hotel near which it is. */
export function toChange(row: NearbyChangeRow, own: readonly ComparedMonthRow[]): NearbyChange {
  const year = row.isTimeUnknown ? [] : monthsBetween(row.month, addMonths(row.month, 11));
  const cells = [cellsOf(own)];
  const hasRooms = (month: Month): boolean =>
    pairsOf(cells, [month]).some((pair) => pair.every(({ nights }) => nights !== null));
  const compared = year.filter((month) => hasRooms(month));
  const ofEither = [...compared.map((month) => addMonths(month, -12)), ...compared];
  const pairs = pairsOf(cells, compared);
  const after = revparOf(pairs.map(([now]) => now));
  const before = revparOf(pairs.map(([, then]) => then));
  return {
    ...row,
    product: 'HOTEL',
    miles: wholeMiles(row.miles),
    distance: closenessText(row),
    monthsCompared: pairs.length,
    revparBefore: toDollars(before),
    revparAfter: toDollars(after),
    revparChange: changeOf(after, before),
    partialMonths: own
      .filter(({ month, isPartial }) => isPartial && ofEither.includes(month))
      .map((each) => each.month),
  };
}
