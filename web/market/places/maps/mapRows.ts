import type { PropertyMapQuery } from '../../../gql/graphql.ts';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { daysOf } from '../../../ui/formats/formatMonth.ts';
import { percentOf } from '../../figures/percentOf.ts';

export type MapAnswer = PropertyMapQuery['propertyMap'];

export const MAP_FIGURES = ['receipts', 'revpar', 'change'] as const;
export type MapFigure = (typeof MAP_FIGURES)[number];

/** A hotel or bar of a map. Figures are of the map's month; null if unknown. */
export interface MapRow {
  id: string;
  name: string;
  city: string | null;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  /** False if only the ZIP code is known. */
  isPoint: boolean;
  receipts: number | null;
  rooms: number | null;
  revpar: number | null;
  before: number | null;
  change: number | null;
  isDoubtful: boolean;
  /** True if `before` does not count as filed, or is an estimate. */
  isDoubtfulBefore: boolean;
  /** True if the receipts are far above the usual, and count. */
  isUnusual: boolean;
  /** The same of `before`. */
  isUnusualBefore: boolean;
  /** True if the receipts are a part of a quarterly filing, divided by days. */
  isApportioned: boolean;
  /** True if the hotel had yet to open a year earlier, or was closed: $0 was filed then. */
  wasNotOpen: boolean;
  /** True if all its owners were responsible for a part of the month. */
  isPartial: boolean;
  /** The same of `before`. */
  isPartialBefore: boolean;
}

/** Figures of several together; those that are unknown are not in them, and not counted as known. */
export interface MapSums {
  count: number;
  known: number;
  receipts: number | null;
  revpar: number | null;
  /** Like for like: of those with figures of both years. */
  change: number | null;
  doubtful: number;
}

export function rowsOf(answer: MapAnswer): MapRow[] {
  return answer.ids.map((id, at) => ({
    id,
    name: answer.names[at] ?? '',
    city: answer.cities[at] ?? null,
    zip: answer.zips[at] ?? null,
    latitude: answer.latitudes[at] ?? null,
    longitude: answer.longitudes[at] ?? null,
    isPoint: answer.isPoint[at] === true,
    receipts: answer.receipts[at] ?? null,
    rooms: answer.rooms[at] ?? null,
    revpar: answer.revpar[at] ?? null,
    before: answer.receiptsBefore[at] ?? null,
    change: answer.changes[at] ?? null,
    isDoubtful: answer.isDoubtful[at] === true,
    isDoubtfulBefore: answer.isDoubtfulBefore[at] === true,
    isUnusual: answer.isUnusual[at] === true,
    isUnusualBefore: answer.isUnusualBefore[at] === true,
    isApportioned: answer.isApportioned[at] === true,
    wasNotOpen: answer.wasNotOpen[at] === true,
    isPartial: answer.isPartial[at] === true,
    isPartialBefore: answer.isPartialBefore[at] === true,
  }));
}

/** A row's change from a year earlier; null if one of the two months is unknown. */
export function changeOf({ receipts, before, change }: MapRow): Change | null {
  if (receipts === null || before === null) return null;
  return { amount: total([receipts, -before]), percent: change };
}

/** True if none of the rows has a figure of the year before, as where no release has that month. */
export function hasNoYearBefore(rows: readonly MapRow[]): boolean {
  return rows.length > 0 && rows.every(({ before }) => before === null);
}

export function sumsOf(rows: readonly MapRow[], month: string): MapSums {
  const known = rows.flatMap(({ receipts, before, rooms }) =>
    receipts === null ? [] : [{ receipts, before, rooms }],
  );
  const alike = known.flatMap(({ receipts, before }) => (before === null ? [] : [{ receipts, before }]));
  const before = total(alike.map((each) => each.before));
  const withRooms = known.flatMap(({ receipts, rooms }) => (rooms === null ? [] : [{ receipts, rooms }]));
  const nights = daysOf(month) * total(withRooms.map(({ rooms }) => rooms));
  const roomed = total(withRooms.map(({ receipts }) => receipts));
  return {
    count: rows.length,
    known: known.length,
    receipts: known.length === 0 ? null : total(known.map(({ receipts }) => receipts)),
    revpar: nights === 0 ? null : Math.round((roomed * 100) / nights) / 100,
    change: percentOf(total(alike.map(({ receipts }) => receipts)) - before, before),
    doubtful: rows.filter(({ isDoubtful }) => isDoubtful).length,
  };
}

/** True if what a row shows is unusual, or is a change from what was. */
export function isUnusual(row: Pick<MapRow, 'isUnusual' | 'isUnusualBefore'>, figure: MapFigure): boolean {
  return row.isUnusual || (figure === 'change' && row.isUnusualBefore);
}

/** True if what a row shows is of a part of the month, or is a change from such a month. */
export function isPartial(row: Pick<MapRow, 'isPartial' | 'isPartialBefore'>, figure: MapFigure): boolean {
  return row.isPartial || (figure === 'change' && row.isPartialBefore);
}

/** Summed in cents, so that no binary fraction shows. */
function total(dollars: readonly number[]): number {
  return dollars.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}
