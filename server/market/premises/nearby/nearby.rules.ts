import type { ProductName } from '../../productName.rules.ts';
import { scaleNames, stepsApart, type BrandScale } from '../../brands/chainScale.rules.ts';

/** Neighbors and rivals are at most so many miles away: far enough for the smallest towns. */
export const NEARBY_MILES: Record<ProductName, number> = { hotel: 40, beverage: 10 };
/** The most properties that are read, the nearest first; rivals are among them. */
export const MOST_AROUND: Record<ProductName, number> = { hotel: 200, beverage: 300 };
/** An opening or closing farther away concerns another market. */
export const CHANGE_MILES = 5;

/** Facts of a property and of one near it, over the same months; amounts are cents. */
export interface NearbyFacts {
  closeness: 'SAME_PREMISES' | 'SAME_ZIP' | 'ZIP_DISTANCE';
  /** Between the middles of the two ZIP codes; null in the same one. */
  miles: number | null;
  rooms: number | null;
  brand: string | null;
  /** Class of the brand; null without a brand, and if it has none that is certain. */
  scale: BrandScale | null;
  filed: number;
  receipts: number | null;
  /** Of the months whose rooms count. */
  revpar: number | null;
  revparMonths: number;
}

export type Subject = Omit<NearbyFacts, 'closeness' | 'miles'>;

/** Another scale has another market: a hotel of 20 rooms is no rival of one with 200, however near. */
const MOST_ROOMS_RATIO = 4;
/** So far apart, two hotels count as unlike as if one had twice the rooms of the other. */
const MILES_LIKE_DOUBLE = 6;

/** Fewer than 10 of 12 months are a season. */
export function hasEnoughMonths(filed: number, monthsPublished: number): boolean {
  return filed * 12 >= monthsPublished * 10;
}

/** RevPAR of so many months that it is one of the year; that of a single month may be its season's. */
export function revparOfYear(
  { revpar, revparMonths }: Pick<Subject, 'revpar' | 'revparMonths'>,
  monthsPublished: number,
): number | null {
  return hasEnoughMonths(revparMonths, monthsPublished) ? revpar : null;
}

const doublings = (one: number, other: number): number => Math.abs(Math.log2(one / other));

/**
 * The unlikeness of a rival, 0 for the same: a point for twice the rooms, for one and a half times the RevPAR and for six
 * miles, and by chain scale: see {@link scaleApart}. Null if it is no rival: too few months, of hotels also with rooms
 * that count, or too unlike in size.
 */
export function unlikeness(subject: Subject, other: NearbyFacts, monthsPublished: number): number | null {
  if (!hasEnoughMonths(other.filed, monthsPublished) || other.filed === 0) return null;
  const distance = (other.miles ?? 0) / MILES_LIKE_DOUBLE;
  if (subject.rooms === null) return byReceipts(subject, other, distance);
  const its = revparOfYear(other, monthsPublished);
  if (other.rooms === null || its === null || its <= 0) return null;
  if (doublings(subject.rooms, other.rooms) > Math.log2(MOST_ROOMS_RATIO)) return null;
  const own = revparOfYear(subject, monthsPublished);
  const rate = own !== null && own > 0 ? rateApart(own, its) : 0;
  return doublings(subject.rooms, other.rooms) + rate + distance + scaleApart(subject, other);
}

const ONLY_ONE_HAS_A_BRAND = 0.5;
const NEIGHBORING = 0.25;
const EACH_FURTHER_STEP = 0.5;

/**
 * Nothing for the same chain scale, little for a neighboring one, more for each further step. A class that is not certain
 * counts as a neighboring one, unless the brand is the same.
 */
function scaleApart(subject: Subject, other: Subject): number {
  if (subject.brand === other.brand) return 0;
  if (subject.brand === null || other.brand === null) return ONLY_ONE_HAS_A_BRAND;
  const steps = stepsApart(subject.scale, other.scale) ?? 1;
  return steps === 0 ? 0 : NEIGHBORING + (steps - 1) * EACH_FURTHER_STEP;
}

function rateApart(one: number, other: number): number {
  return doublings(one, other) / Math.log2(1.5);
}

/** Bars have no rooms: a point for twice the receipts and for a mile and a half. */
function byReceipts(subject: Subject, other: NearbyFacts, distance: number): number | null {
  if (other.receipts === null || other.receipts <= 0) return null;
  const size =
    subject.receipts !== null && subject.receipts > 0 ? doublings(subject.receipts, other.receipts) : 0;
  return size + distance * 4;
}

/** Between middles of ZIP codes nothing finer is known; less than a mile apart is "about a mile". */
export function wholeMiles(miles: number | null): number | null {
  return miles === null ? null : Math.max(1, Math.round(miles));
}

export function closenessText({ closeness, miles }: Pick<NearbyFacts, 'closeness' | 'miles'>): string {
  if (closeness === 'SAME_PREMISES') return 'same address';
  if (closeness === 'SAME_ZIP' || miles === null) return 'same ZIP';
  const whole = wholeMiles(miles) ?? 1;
  return `about ${String(whole)} ${whole === 1 ? 'mile' : 'miles'} (ZIP middle)`;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Reasons for suggesting a rival, as a reader would say them, the nearest fact first. */
export function reasonsFor(subject: Subject, other: NearbyFacts, monthsPublished: number): string[] {
  const against = (known: string | null): string => (known === null ? '' : ` against ${known}`);
  const rooms = (count: number | null): string | null =>
    count === null ? null : count.toLocaleString('en-US');
  const cents = (value: number | null, format: Intl.NumberFormat): string | null =>
    value === null ? null : format.format(value / 100);
  const size =
    other.rooms === null
      ? `receipts ${cents(other.receipts, whole) ?? 'unknown'}${against(cents(subject.receipts, whole))}`
      : `${rooms(other.rooms) ?? ''} rooms${against(rooms(subject.rooms))}`;
  const revpar = (each: Subject): string | null => cents(revparOfYear(each, monthsPublished), money);
  const its = revpar(other);
  return [
    closenessText(other),
    size,
    ...(its === null ? [] : [`RevPAR ${its}${against(revpar(subject))}`]),
    ...brandReason(subject, other),
  ];
}

function brandReason(subject: Subject, other: NearbyFacts): string[] {
  if (other.rooms === null) return [];
  if (subject.brand === null && other.brand === null) return ['independent, too'];
  if (subject.brand === other.brand) return ['the same brand'];
  if (other.brand === null) return ['independent'];
  return [`brand ${other.brand}`, ...scaleReason(subject, other)];
}

function scaleReason(subject: Subject, other: Subject): string[] {
  if (other.scale === null) return ['chain scale unknown'];
  const own = scaleNames[other.scale];
  if (subject.scale === null) return [own];
  return [subject.scale === other.scale ? `${own}, too` : `${own} against ${scaleNames[subject.scale]}`];
}
