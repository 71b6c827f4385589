import { firstDayOf, type Month } from './month.ts';
import type { LoaderOptions } from './rowLoader.ts';

/** Taxpayer and location number, which identify a property of either tax. */
export interface PropertyNumber {
  taxpayerNumber: string;
  locationNumber: number;
}

/** A property's months within bounds; null for none. */
export interface MonthsKey {
  propertyId: number;
  from: Month | null;
  to: Month | null;
}

/** Number of the release to read as of; null for now. */
export interface FilingsArgs {
  asOf: number | null;
}

/** The numbers in an id such as 'hotel:32049649729-00022'; null if there are none. */
export function parsePropertyKey(key: string): PropertyNumber | null {
  const match = /^([^-]+)-(\d{1,9})$/.exec(key);
  return match?.[1] && match[2] ? { taxpayerNumber: match[1], locationNumber: Number(match[2]) } : null;
}

/** Options for a statement that takes taxpayer and location numbers. */
export function byNumber<Row>(statement: string): LoaderOptions<PropertyNumber, Row, Row> {
  return {
    statement,
    params: (keys) => [keys.map((key) => key.taxpayerNumber), keys.map((key) => key.locationNumber)],
    cacheKey: (key) => `${key.taxpayerNumber}-${String(key.locationNumber)}`,
    finish: (row) => row,
  };
}

/** 100 histories have up to 33,000 months, which block the thread for about 50 ms. */
const HISTORIES_AT_ONCE = 100;

/** Options for a statement that takes property ids, first and last months. */
export function byPropertyMonths<Raw, Row>(
  statement: string,
  finish: (raw: Raw) => Row,
): LoaderOptions<MonthsKey, Raw, Row> {
  return {
    statement,
    params: (keys) => [
      keys.map((key) => key.propertyId),
      keys.map((key) => key.from && firstDayOf(key.from)),
      keys.map((key) => key.to && firstDayOf(key.to)),
    ],
    cacheKey: ({ propertyId, from, to }) => `${String(propertyId)} ${from ?? ''} ${to ?? ''}`,
    finish,
    atOnce: HISTORIES_AT_ONCE,
  };
}

/** Each reads every version of a property's filings, and judges them again. */
const PAST_HISTORIES_AT_ONCE = 10;

/** The same for a statement that also takes a release's number. */
export function byPropertyMonthsAsOf<Raw, Row>(
  statement: string,
  release: number,
  finish: (raw: Raw) => Row,
): LoaderOptions<MonthsKey, Raw, Row> {
  const now = byPropertyMonths(statement, finish);
  return {
    ...now,
    params: (keys) => [...now.params(keys), release],
    atOnce: PAST_HISTORIES_AT_ONCE,
  };
}
