import { addMonths, daysIn, type Month } from '../../server/lib/month.ts';
import { rawRuleOf, type RawBrandRule } from './rawBrands.ts';
import { namedPlace, placeOf, type RawPlace } from './rawGeography.ts';
import { cents, rawRows } from './rawText.ts';

/** A property's month as the raw rows say it. */
export interface RawHotelMonth extends RawPlace {
  cents: bigint;
  taxable: bigint;
  apportioned: bigint;
  rooms: number;
  /** Whether it was filed as a month, not within a quarter. */
  isMonthly: boolean;
  isMarketplace: boolean;
  isSuspect: boolean;
  /** The brand rule that its name falls under. */
  rule: RawBrandRule | null;
  /** When responsibility ended, `YYYYMMDD`; '' while it lasts. */
  end: string;
}

/** Months by property (`taxpayer-location`). */
export type RawHotels = Map<string, Map<Month, RawHotelMonth>>;

interface Share {
  month: Month;
  part: (whole: bigint) => bigint;
  isApportioned: boolean;
}

/** A month whole, or a quarter over its months by days, as differences of running totals. */
function sharesOf(last: Month, isQuarterly: boolean): Share[] {
  if (!isQuarterly) return [{ month: last, part: (whole) => whole, isApportioned: false }];
  const months = [addMonths(last, -2), addMonths(last, -1), last];
  const days = months.map((month) => BigInt(daysIn(month)));
  const all = days.reduce((sum, each) => sum + each, 0n);
  return months.map((month, i) => {
    const before = days.slice(0, i).reduce((sum, each) => sum + each, 0n);
    const until = before + (days[i] ?? 0n);
    return { month, part: (whole) => (whole * until) / all - (whole * before) / all, isApportioned: true };
  });
}

const NO_MONTH = {
  cents: 0n,
  taxable: 0n,
  apportioned: 0n,
  rooms: 0,
  isMonthly: false,
  isMarketplace: false,
  isSuspect: false,
  rule: null,
  end: '',
};

/** Every property's months from a release in the annual or monthly layout. */
export function rawHotels(path: string): RawHotels {
  const hotels: RawHotels = new Map();
  for (const row of rawRows(path)) {
    const field = (at: number): string => row[at] ?? '';
    const [total, taxable, capacity] = [cents(field(21)), cents(field(22)), Number(field(16))];
    const isQuarterly = field(20) === '60';
    const named = namedPlace(field(9), capacity);
    const place = named ?? placeOf(field(11), field(14), field(13));
    const key = `${field(0)}-${String(Number(field(8)))}`;
    const months = hotels.get(key) ?? new Map<Month, RawHotelMonth>();
    hotels.set(key, months);
    for (const { month, part, isApportioned } of sharesOf(monthOfPeriod(field(19)), isQuarterly)) {
      const known = months.get(month) ?? { ...NO_MONTH, ...place };
      months.set(month, {
        ...known,
        cents: known.cents + part(total),
        taxable: known.taxable + part(taxable),
        apportioned: known.apportioned + (isApportioned ? part(total) : 0n),
        rooms: Math.max(known.rooms, capacity),
        isMonthly: known.isMonthly || !isQuarterly,
        isMarketplace: known.isMarketplace || named !== null,
        isSuspect: known.isSuspect || isSuspect(capacity, total, taxable, isQuarterly),
        rule: known.rule ?? (named === null ? rawRuleOf(field(9), capacity) : null),
        end: field(18),
      });
    }
  }
  return hotels;
}

function monthOfPeriod(text: string): Month {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}`;
}

function isSuspect(capacity: number, total: bigint, taxable: bigint, isQuarterly: boolean): boolean {
  return capacity > 3000 || (total > 20n * taxable && total > 500_000_000n * (isQuarterly ? 3n : 1n));
}

/** A place's month from all of its properties' months: rooms and RevPAR are without marketplaces. */
export interface RawPlaceMonth {
  cents: bigint;
  taxable: bigint;
  marketplace: bigint;
  apportioned: bigint;
  rooms: number;
  properties: number;
}

/** Months that somebody filed by the month: of the others only quarterly filers are known. */
function wholeMonths(hotels: RawHotels): Set<Month> {
  const whole = new Set<Month>();
  for (const months of hotels.values())
    for (const [month, { isMonthly }] of months) if (isMonthly) whole.add(month);
  return whole;
}

/** Months of the places that `placeOf` names for a property's month, as far as they are whole. */
export function rawPlaces(
  hotels: RawHotels,
  placeOf: (month: RawHotelMonth) => string | null,
): Map<string, Map<Month, RawPlaceMonth>> {
  const places = new Map<string, Map<Month, RawPlaceMonth>>();
  const whole = wholeMonths(hotels);
  for (const months of hotels.values()) {
    for (const [month, figures] of months) {
      const name = placeOf(figures);
      if (name === null || figures.isSuspect || !whole.has(month)) continue;
      const known = places.get(name) ?? new Map<Month, RawPlaceMonth>();
      places.set(name, known.set(month, plus(known.get(month), figures)));
    }
  }
  return places;
}

function plus(sum: RawPlaceMonth | undefined, month: RawHotelMonth): RawPlaceMonth {
  const { isMarketplace } = month;
  return {
    cents: (sum?.cents ?? 0n) + month.cents,
    taxable: (sum?.taxable ?? 0n) + month.taxable,
    marketplace: (sum?.marketplace ?? 0n) + (isMarketplace ? month.cents : 0n),
    apportioned: (sum?.apportioned ?? 0n) + month.apportioned,
    rooms: (sum?.rooms ?? 0) + (isMarketplace ? 0 : month.rooms),
    properties: (sum?.properties ?? 0) + (isMarketplace ? 0 : 1),
  };
}
