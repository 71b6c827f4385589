import { yearOf, type Month } from '../../server/platform/lib/month.ts';
import type { RawBarMonth, RawBars, RawBarSum } from './rawAlcohol.ts';
import {
  dollars,
  inOrder,
  rawExemptShare,
  rawRange,
  rawRevparOf,
  rawTtm,
  rawTtmRevpar,
  totalOf,
  yearsOf,
} from './rawFigures.ts';
import { rawExempt, type RawHotelMonth, type RawHotels, type RawPlaceMonth } from './rawLodging.ts';
import { rawPlaceRanks, rawRanksOf } from './rawRanks.ts';

/** Answers that clients must get, as `askedFigures.ts` asks for them, from the raw rows alone. */

/** Hotels' ranks; a marketplace is not ranked. */
export function hotelRanks(raw: RawHotels, latestOwner: ReadonlyMap<string, string>) {
  return rawRanksOf(raw, { isCompared: ({ isMarketplace }) => !isMarketplace, latestOwner });
}

/** A hotel's raw months, in the form of `askHotel`. */
export function hotelOf(raw: RawHotels, key: string, ranksOf: ReturnType<typeof hotelRanks>) {
  // A marketplace's one room stands for a whole city: no rooms.
  const months = new Map(
    inOrder(raw.get(key) ?? new Map<Month, RawHotelMonth>()).map(([month, figures]) => [
      month,
      { ...figures, ...(figures.isMarketplace && { rooms: 0, filedRooms: 0 }) },
    ]),
  );
  const rows = [...months];
  const years = yearsOf(months).map((year) => {
    const { receipts, revpar } = rawRange(months, (month) => yearOf(month) === year);
    return [year, receipts, revpar];
  });
  const exempt = rows.map(([month, figures]) => ({ month, ...rawExempt(figures) }));
  return {
    months: rows.map(([month, { cents, taxable, apportioned, rooms }]) => [
      month,
      dollars(cents),
      dollars(taxable),
      dollars(apportioned),
      rooms || null,
      rawRevparOf(month, { cents, rooms }),
    ]),
    years,
    exempt: exemptShares(exempt),
    trailing: rows.map(([month]) => [month, rawTtm(months, month), rawTtmRevpar(months, month)]),
    ranks: ranksOf(key),
    restMonths: rows.map(([month, { cents, filed, taxable, rooms, filedRooms }]) => [
      month,
      dollars(filed),
      dollars(taxable),
      filedRooms || null,
      rawRevparOf(month, { cents, rooms }),
    ]),
    restYears: years,
  };
}

/** By month and by year, as `askHotel` and `askLodging` answer it. */
function exemptShares(months: readonly { month: Month; exempt: bigint; exemptOf: bigint }[]) {
  const years = yearsOf(new Map(months.map((each) => [each.month, each])));
  return [
    ...months.map((each) => [each.month, rawExemptShare([each])]),
    ...years.map((year) => [year, rawExemptShare(months.filter(({ month }) => yearOf(month) === year))]),
  ];
}

/** Bars' ranks. Late filings of months other than the `whole` ones are not ranked. */
export function barRanks(
  raw: RawBars,
  { latestOwner, whole }: { latestOwner: ReadonlyMap<string, string>; whole: ReadonlySet<Month> },
) {
  const ranksOf = rawRanksOf(raw, { isCompared: () => true, sharesOf: ({ shares }) => shares, latestOwner });
  return (key: string, latest: Month) =>
    whole.has(latest) ? ranksOf(key) : { cityRank: null, countyRank: null };
}

/** A bar's raw months, in the form of `askBar`. */
export function barOf(raw: RawBars, key: string, ranksOf: ReturnType<typeof barRanks>) {
  const months = new Map(inOrder(raw.get(key) ?? new Map<Month, RawBarMonth>()));
  const rows = [...months].map(([month, { cents, parts }]) => [
    month,
    dollars(cents),
    ...(parts?.map(dollars) ?? [null, null, null, null]),
  ]);
  const years = yearsOf(months).map((year) => [year, totalOf(months, year)]);
  return {
    months: rows,
    filed: [...months].map(([month, { cents }]) => [month, dollars(cents)]),
    years,
    trailing: [...months.keys()].map((month) => [month, rawTtm(months, month)]),
    ranks: ranksOf(key, [...months.keys()].at(-1) ?? ''),
    restMonths: rows,
    restYears: years,
  };
}

type RawPlaces<T> = ReadonlyMap<string, ReadonlyMap<Month, T>>;

/** Lodging in a place from the raw rows, in the form of `askLodging`. */
export function lodgingOf(
  places: RawPlaces<RawPlaceMonth>,
  name: string,
  parts: RawPlaces<RawPlaceMonth> | null,
) {
  const months = new Map(inOrder(places.get(name) ?? new Map<Month, RawPlaceMonth>()));
  const rows = [...months].map(([month, raw]) => ({
    month,
    ...raw,
    revpar: rawRevparOf(month, { cents: raw.roomed, rooms: raw.rooms }),
  }));
  const ofHotels = new Map(rows.map(({ month, roomed, rooms }) => [month, { cents: roomed, rooms }]));
  return {
    months: rows.map(({ month, cents, taxable, marketplace, apportioned, rooms, properties, revpar }) => [
      month,
      ...[cents, taxable, marketplace, apportioned].map(dollars),
      rooms,
      properties,
      revpar,
    ]),
    years: yearsOf(months).map((year) => [
      year,
      totalOf(months, year),
      rawRange(ofHotels, (month) => yearOf(month) === year, true).revpar,
    ]),
    exempt: exemptShares(rows),
    trailing: [...months.keys()]
      .slice(-1)
      .map((month) => [month, rawTtm(months, month), rawTtmRevpar(ofHotels, month)]),
    ranks: rawPlaceRanks(places, name, parts),
    restMonths: rows.map(({ month, cents, rooms, revpar }) => [month, dollars(cents), rooms, revpar]),
  };
}

/** Alcohol in a place from the raw rows, in the form of `askAlcohol`. */
export function alcoholOf(places: RawPlaces<RawBarSum>, name: string, parts: RawPlaces<RawBarSum> | null) {
  const months = new Map(inOrder(places.get(name) ?? new Map<Month, RawBarSum>()));
  const rows = [...months];
  return {
    months: rows.map(([month, { cents, properties }]) => [month, dollars(cents), properties]),
    years: yearsOf(months).map((year) => [year, totalOf(months, year)]),
    trailing: [...months.keys()].slice(-1).map((month) => [month, rawTtm(months, month)]),
    ranks: rawPlaceRanks(places, name, parts),
    restMonths: rows.map(([month, { cents }]) => [month, dollars(cents)]),
  };
}
