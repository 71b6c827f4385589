import { addMonths, daysIn, type Month } from '../../server/platform/lib/month.ts';
import { rawRuleOf, type RawBrandRule } from './rawBrands.ts';
import type { RawFiling } from './rawFilings.ts';
import { countedCents, type rawFlags } from './rawFlags.ts';
import { namedPlace, placeOf, type RawPlace } from './rawGeography.ts';

/** A property's month as the raw rows say it. */
export interface RawHotelMonth extends RawPlace {
  /** Receipts that count, and receipts as filed. */
  cents: bigint;
  filed: bigint;
  taxable: bigint;
  apportioned: bigint;
  /** True if one of its filings is flagged, so that its exempt receipts are unknown. */
  isExemptUnknown: boolean;
  /** The rooms that count, and those that were filed. */
  rooms: number;
  filedRooms: number;
  areRoomsDoubtful: boolean;
  /** True if filed as a month, not within a quarter. */
  isMonthly: boolean;
  isMarketplace: boolean;
  /** The brand rule that its name falls under. */
  rule: RawBrandRule | null;
  /** End of responsibility, `YYYYMMDD`; '' while it lasts. */
  end: string;
}

/** Months by property (`taxpayer-location`). */
export type RawHotels = Map<string, Map<Month, RawHotelMonth>>;

interface Share {
  month: Month;
  part: (whole: bigint) => bigint;
  isApportioned: boolean;
}

/** A month whole, or a quarter over its months by days, as differences of running totals, rounded to the cent. */
function sharesOf(last: Month, isQuarterly: boolean): Share[] {
  if (!isQuarterly) return [{ month: last, part: (whole) => whole, isApportioned: false }];
  const months = [addMonths(last, -2), addMonths(last, -1), last];
  const days = months.map((month) => BigInt(daysIn(month)));
  const all = days.reduce((sum, each) => sum + each, 0n);
  return months.map((month, i) => {
    const before = days.slice(0, i).reduce((sum, each) => sum + each, 0n);
    const until = before + (days[i] ?? 0n);
    const total = (whole: bigint, upTo: bigint): bigint => (2n * whole * upTo + all) / (2n * all);
    return { month, part: (whole) => total(whole, until) - total(whole, before), isApportioned: true };
  });
}

const NO_MONTH = {
  cents: 0n,
  filed: 0n,
  taxable: 0n,
  apportioned: 0n,
  isExemptUnknown: false,
  rooms: 0,
  filedRooms: 0,
  areRoomsDoubtful: false,
  isMonthly: false,
  isMarketplace: false,
  rule: null,
  end: '',
};

/** Every property's months from all filings, as they count. */
export function rawHotels(filings: readonly RawFiling[], flags: ReturnType<typeof rawFlags>): RawHotels {
  const hotels: RawHotels = new Map();
  for (const filing of filings) {
    const { row, key, total, taxable, rooms, isMarketplace } = filing;
    const field = (at: number): string => row[at] ?? '';
    const flag = flags.get(filing);
    const isQuarterly = filing.months === 3;
    const counted = countedCents(filing, flag?.receipts ?? null);
    const place = namedPlace(field(9), rooms) ?? placeOf(field(11), field(14), field(13));
    const months = hotels.get(key) ?? new Map<Month, RawHotelMonth>();
    hotels.set(key, months);
    for (const { month, part, isApportioned } of sharesOf(monthOfPeriod(field(19)), isQuarterly)) {
      const known = months.get(month) ?? { ...NO_MONTH, ...place };
      months.set(month, {
        ...known,
        cents: known.cents + part(counted),
        filed: known.filed + part(total),
        taxable: known.taxable + part(taxable),
        apportioned: known.apportioned + (isApportioned ? part(counted) : 0n),
        isExemptUnknown: known.isExemptUnknown || counted !== total,
        rooms: Math.max(known.rooms, flag?.rooms ? 0 : rooms),
        filedRooms: Math.max(known.filedRooms, rooms),
        areRoomsDoubtful: known.areRoomsDoubtful || flag?.rooms === 'ROOMS_DOUBTFUL',
        isMonthly: known.isMonthly || !isQuarterly,
        isMarketplace: known.isMarketplace || isMarketplace,
        rule: known.rule ?? (isMarketplace ? null : rawRuleOf(field(9), rooms)),
        end: field(18),
      });
    }
  }
  return hotels;
}

function monthOfPeriod(text: string): Month {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}`;
}

/** A place's month from all of its properties' months: rooms and RevPAR are without marketplaces. */
export interface RawPlaceMonth {
  cents: bigint;
  filed: bigint;
  /** Sums of the properties whose rooms count, for RevPAR. */
  roomed: bigint;
  taxable: bigint;
  marketplace: bigint;
  apportioned: bigint;
  exempt: bigint;
  /** Receipts that the exempt ones are a share of. */
  exemptOf: bigint;
  rooms: number;
  filedRooms: number;
  properties: number;
}

/** Months with monthly filers: the others only have quarterly filers so far. */
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
      if (name === null || !whole.has(month)) continue;
      const known = places.get(name) ?? new Map<Month, RawPlaceMonth>();
      places.set(name, known.set(month, plus(known.get(month), figures)));
    }
  }
  return places;
}

/** Exempt receipts of a month and the receipts they are part of; both 0 if a filing is flagged. */
export function rawExempt({ isExemptUnknown, filed, taxable }: RawHotelMonth) {
  return isExemptUnknown ? { exempt: 0n, exemptOf: 0n } : { exempt: filed - taxable, exemptOf: filed };
}

function plus(sum: RawPlaceMonth | undefined, month: RawHotelMonth): RawPlaceMonth {
  const { isMarketplace } = month;
  const { exempt, exemptOf } = rawExempt(month);
  return {
    cents: (sum?.cents ?? 0n) + month.cents,
    filed: (sum?.filed ?? 0n) + month.filed,
    roomed: (sum?.roomed ?? 0n) + (isMarketplace || month.rooms === 0 ? 0n : month.cents),
    taxable: (sum?.taxable ?? 0n) + month.taxable,
    marketplace: (sum?.marketplace ?? 0n) + (isMarketplace ? month.cents : 0n),
    apportioned: (sum?.apportioned ?? 0n) + month.apportioned,
    exempt: (sum?.exempt ?? 0n) + exempt,
    exemptOf: (sum?.exemptOf ?? 0n) + exemptOf,
    rooms: (sum?.rooms ?? 0) + (isMarketplace ? 0 : month.rooms),
    filedRooms: (sum?.filedRooms ?? 0) + (isMarketplace ? 0 : month.filedRooms),
    properties: (sum?.properties ?? 0) + (isMarketplace ? 0 : 1),
  };
}
