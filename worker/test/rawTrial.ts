import { addMonths, monthNumberOf, yearOf, type Month } from '../../server/platform/lib/month.ts';
import { dollars, rawRange, rawRevparOf, rawTtm, rawTtmRevpar } from './rawFigures.ts';
import type { RawHotelMonth, RawHotels, RawPlaceMonth } from './rawLodging.ts';

/** The samples from the raw rows, in the form of askedTrial.ts. */

type Months<T> = ReadonlyMap<Month, T>;

const inOrder = <T>(months: Months<T>): Map<Month, T> =>
  new Map([...months].sort(([one], [other]) => one.localeCompare(other)));

const yearsOf = (months: Months<unknown>): number[] => [...new Set([...months.keys()].map(yearOf))].sort();

/** A hotel's months; `latestYear` is the year whose previous year is compared. */
export function rawTrialHotel(key: string, unordered: Months<RawHotelMonth>, latestYear: number) {
  const months = inOrder(unordered);
  const rows = [...months].map(([month, { cents, filed, taxable, apportioned, rooms, filedRooms }]) => ({
    money: [month, dollars(cents), dollars(taxable)],
    apportioned: dollars(apportioned),
    rooms: [rooms || null, rawRevparOf(month, { cents, rooms })],
    rest: [month, dollars(filed), dollars(taxable), filedRooms || null, rawRevparOf(month, { cents, rooms })],
  }));
  const years = yearsOf(months).map((year) => {
    const { receipts, revpar } = rawRange(months, (month) => yearOf(month) === year);
    return [year, receipts, revpar];
  });
  return {
    key,
    months: rows.map(({ money, apportioned, rooms }) => [...money, apportioned, ...rooms]),
    years,
    trailing: [...months.keys()].map((month) => [month, rawTtm(months, month), rawTtmRevpar(months, month)]),
    restMonths: rows.map(({ rest }) => rest),
    restYears: years,
    restYearBefore: yearBefore(months, latestYear),
  };
}

/** The year before a given one, as far as its months were filed in the given one as well. */
function yearBefore(months: Months<RawHotelMonth>, year: number): (number | null)[][] {
  const isBoth = (month: Month): boolean => yearOf(month) === year - 1 && months.has(addMonths(month, 12));
  if (![...months.keys()].some(isBoth)) return [];
  const { receipts, revpar } = rawRange(months, isBoth);
  return [[year - 1, receipts, revpar]];
}

/** A place's months; its RevPAR is that of its hotels, without marketplaces. */
export function rawTrialPlace(unordered: Months<RawPlaceMonth>) {
  const months = inOrder(unordered);
  const hotels = new Map([...months].map(([month, { roomed, rooms }]) => [month, { cents: roomed, rooms }]));
  const revparOf = (month: Month): number | null =>
    rawRevparOf(month, hotels.get(month) ?? { cents: 0n, rooms: 0 });
  const rows = [...months];
  const last = rows.at(-1)?.[0] ?? '';
  return {
    months: rows.map(([month, { cents, taxable, marketplace, apportioned, rooms, properties }]) => [
      month,
      ...[cents, taxable, marketplace, apportioned].map(dollars),
      rooms,
      properties,
      revparOf(month),
    ]),
    years: yearsOf(months).map((year) => {
      const isWithin = (month: Month): boolean => yearOf(month) === year;
      return [year, rawRange(months, isWithin).receipts, rawRange(hotels, isWithin, true).revpar];
    }),
    trailing: [[last, rawTtm(months, last), rawTtmRevpar(hotels, last)]],
    restMonths: rows.map(([month, { cents, rooms }]) => [month, dollars(cents), rooms, revparOf(month)]),
  };
}

/** Cities' months by city and month. */
export function rawTrialCities(cities: ReadonlyMap<string, Months<RawPlaceMonth>>) {
  const rows = [...cities.keys()].sort().flatMap((city) => {
    const { restMonths } = rawTrialPlace(cities.get(city) ?? new Map<Month, RawPlaceMonth>());
    return restMonths.map((month) => [city, ...month]);
  });
  return { cities: rows, rest: rows };
}

/** Cents by quarter (`2023 Q3`) of months given in dollars, as clients add them up. */
export function quartersOf(months: readonly (readonly unknown[])[]): Map<string, bigint> {
  const quarters = new Map<string, bigint>();
  for (const [month, amount] of months) {
    const name = quarterOf(String(month));
    quarters.set(name, (quarters.get(name) ?? 0n) + BigInt(Math.round(Number(amount) * 100)));
  }
  return quarters;
}

export function quarterOf(month: Month): string {
  return `${String(yearOf(month))} Q${String(Math.ceil(monthNumberOf(month) / 3))}`;
}

/** The hotel that was last filed for in a city and has the highest receipts of a year. */
export function rawLargest(hotels: RawHotels, city: string, year: number): string | null {
  let largest: { key: string; cents: bigint } | null = null;
  for (const [key, unordered] of hotels) {
    const months = [...inOrder(unordered)];
    const latest = months.at(-1)?.[1];
    if (latest?.city !== city || latest.isMarketplace) continue;
    const own = months.filter(([month]) => yearOf(month) === year);
    const cents = own.reduce((sum, [, month]) => sum + month.cents, 0n);
    if (own.length > 0 && (largest === null || cents > largest.cents)) largest = { key, cents };
  }
  return largest?.key ?? null;
}
