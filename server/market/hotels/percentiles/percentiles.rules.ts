import { revparCents } from '../hotel.rules.ts';
import { FEWEST_HOTELS, type PercentileBand, type PercentileSpread } from './percentiles.type.ts';

/** A hotel's sums as SQL finds them, cents and room-nights; null where it is not compared. */
export interface ComparedHotel {
  propertyId: number;
  monthReceipts: number | null;
  monthNights: number | null;
  ttmReceipts: number | null;
  ttmNights: number | null;
}

/** One figure of every compared hotel of a place, in cents. */
export interface Comparison extends Pick<PercentileBand, 'figure' | 'period'> {
  byProperty: ReadonlyMap<number, number>;
  /** Of those that are compared, ascending. */
  values: readonly number[];
}

const figures: readonly [
  Pick<PercentileBand, 'figure' | 'period'>,
  (hotel: ComparedHotel) => number | null,
][] = [
  [{ figure: 'REVPAR', period: 'MONTH' }, (hotel) => perNight(hotel.monthReceipts, hotel.monthNights)],
  [{ figure: 'REVPAR', period: 'TTM' }, (hotel) => perNight(hotel.ttmReceipts, hotel.ttmNights)],
  [{ figure: 'ROOM_RECEIPTS', period: 'MONTH' }, (hotel) => hotel.monthReceipts],
  [{ figure: 'ROOM_RECEIPTS', period: 'TTM' }, (hotel) => hotel.ttmReceipts],
];

function perNight(receipts: number | null, nights: number | null): number | null {
  return receipts === null ? null : revparCents(receipts, nights);
}

/** Every figure that hotels are compared by, sorted once for all hotels of the place. */
export function comparisonsOf(hotels: readonly ComparedHotel[]): Comparison[] {
  return figures.map(([names, figureOf]) => {
    const known = hotels.flatMap((hotel): [number, number][] => {
      const value = figureOf(hotel);
      return value === null ? [] : [[hotel.propertyId, value]];
    });
    const compared = known.map(([, value]) => value).filter((value) => isCompared(names.figure, value));
    const values = compared.toSorted((one, other) => one - other);
    return { ...names, byProperty: new Map(known), values };
  });
}

/** Hotels that took in nothing are not compared by receipts, as in ranks. RevPAR has only rooms that were there to be sold. */
function isCompared(figure: PercentileBand['figure'], value: number): boolean {
  return figure === 'REVPAR' || value > 0;
}

/** A hotel's band; without a percentile or spread among too few hotels. */
export function bandOf(
  propertyId: number,
  { figure, period, byProperty, values }: Comparison,
): PercentileBand {
  const value = byProperty.get(propertyId) ?? null;
  const isEnough = values.length >= FEWEST_HOTELS;
  return {
    figure,
    period,
    value,
    of: values.length,
    percentile: isEnough && value !== null && isCompared(figure, value) ? percentileOf(value, values) : null,
    spread: isEnough ? spreadOf(values) : null,
  };
}

/** Percent of the others that are lower, rounded down. */
function percentileOf(value: number, sorted: readonly number[]): number {
  const lower = sorted.findIndex((each) => each >= value);
  return Math.floor((lower * 100) / (sorted.length - 1));
}

function spreadOf(sorted: readonly number[]): PercentileSpread {
  const at = (percent: number): number => quantile(sorted, percent);
  return { p5: at(5), p25: at(25), p50: at(50), p75: at(75), p95: at(95) };
}

/** As `percentile_cont` of SQL: a value between two hotels where none is at that place, in whole cents. */
function quantile(sorted: readonly number[], percent: number): number {
  const place = ((sorted.length - 1) * percent) / 100;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
