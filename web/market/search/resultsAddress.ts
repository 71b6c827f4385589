import {
  isQuarterly,
  placesIn,
  RESULT_ITEMS,
  RESULT_TYPES,
  resultsOfPeriodPath,
  routes,
} from '../../app/paths.ts';
import type { ResultItem, ResultType } from '../../app/paths.ts';
import type { Product } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { LatestPeriod } from './useLatestPeriods.ts';

/** A month or a quarter of a year. */
export interface ResultPeriod {
  number: number;
  year: number;
}

/** The question in the address of a results page. Without a period it is about the latest published one. */
export interface ResultsQuestion {
  type: ResultType;
  item: ResultItem;
  names: string[];
  period: ResultPeriod | null;
}

/** The tax of a type of results. */
export function productOf(type: ResultType): Product {
  return type === 'mbt' ? 'BEVERAGE' : 'HOTEL';
}

type Params = Partial<Record<'type' | 'period' | 'year' | 'item' | 'itemvalue', string>>;

/** The question in the parts of an address, which are possible; null if type or kind of place are not. */
export function readQuestion(params: Params): ResultsQuestion | null {
  const type = RESULT_TYPES.find((each) => each === params.type);
  const item = RESULT_ITEMS.find((each) => each === params.item);
  if (type === undefined || item === undefined) return null;
  const names = placesIn(params.itemvalue);
  if (params.period === undefined) return { type, item, names, period: null };
  const period = { number: Number(params.period), year: Number(params.year) };
  return { type, item, names, period };
}

/** The latest published month or, for quarterly types, the latest quarter that is published to its last month. */
export function latestOf(type: ResultType, latest: LatestPeriod): ResultPeriod {
  const { year, quarter, monthNumber } = latest;
  if (!isQuarterly(type)) return { number: monthNumber, year };
  const period = { number: quarter, year };
  return monthNumber === quarter * 3 ? period : quarterBefore(period);
}

/** `September 2023` or `Quarter 3 of 2023`. */
export function periodName(type: ResultType, { number, year }: ResultPeriod): string {
  if (isQuarterly(type)) return `Quarter ${String(number)} of ${String(year)}`;
  return formatMonth(monthText({ number, year }));
}

/** The month as the API writes it, such as `2023-09`. */
function monthText({ number, year }: ResultPeriod): string {
  return `${String(year)}-${String(number).padStart(2, '0')}`;
}

function quarterBefore({ number, year }: ResultPeriod): ResultPeriod {
  return number === 1 ? { number: 4, year: year - 1 } : { number: number - 1, year };
}

/** The address of the same question for another period. */
export function addressOf({ type, item, names }: ResultsQuestion, period: ResultPeriod): string {
  return resultsOfPeriodPath(type, period, item, names);
}

/** The month of a period, or the last of its quarter, as the API writes it. */
export function lastMonthOf(type: ResultType, { number, year }: ResultPeriod): string {
  return monthText({ number: isQuarterly(type) ? number * 3 : number, year });
}

/** The address of the map of a month's results; null for quarters, which no map shows, and without a place. */
export function mapOf({ type, item, names, period }: ResultsQuestion): string | null {
  if (isQuarterly(type) || names.length === 0) return null;
  const asked = new URLSearchParams({ [item]: names.join(',') });
  if (type === 'mbt') asked.set('tax', 'bar');
  if (period !== null) asked.set('month', monthText(period));
  return `${routes.map}?${asked.toString()}`;
}
