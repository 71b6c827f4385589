import { badInput } from '../../platform/errors.ts';
import { wanted } from '../../platform/lib/filters.ts';
import type { List } from '../../platform/lib/list.ts';
import type { Asks } from '../../platform/lib/maySelect.ts';
import { firstDayOf, toMonth, type Month } from '../../platform/lib/month.ts';
import { byPeriod, filingConditions } from '../filingConditions.ts';
import { placeCondition } from '../places/placeCondition.sql.ts';
import { placeConditions } from '../places/placeFilter.ts';
import { filingsAsOf, releaseIn } from '../releases/asOf.sql.ts';
import { beverageFilingList, filingsOfBeverages } from './beverageFiling.sql.ts';
import type { BeverageFiling } from './beverageFiling.type.ts';
import type {
  BeverageFilingFilter,
  BeverageFilingOrder,
  BeveragePropertyFilter,
  BeveragePropertyOrder,
} from './beverageFilters.type.ts';
import { beverageList, hasFigures, type ListedBeverage } from './beverage.sql.ts';
import type { BeverageProperty } from './beverage.type.ts';
import { beverageResultList, beverageResultListAsOf } from './beverageResult.sql.ts';
import type { BeverageResult, BeverageResultsInput } from './beverageResult.type.ts';

/** Properties by filter. Ties in the order are broken by id. */
export function beverageProperties(
  filter: BeveragePropertyFilter,
  orderBy: readonly BeveragePropertyOrder[],
): List<BeverageProperty, BeverageProperty> {
  return listOf(filter, orderBy);
}

/** The same, with the facts that a query asks for. */
export function listedBeverages(
  filter: BeveragePropertyFilter,
  orderBy: readonly BeveragePropertyOrder[],
  asks: Asks,
): List<ListedBeverage, ListedBeverage> {
  return listOf(filter, orderBy, asks);
}

function listOf<Row>(
  filter: BeveragePropertyFilter,
  orderBy: readonly BeveragePropertyOrder[],
  asks?: Asks,
): List<Row, Row> {
  const direction = orderBy[0] === 'NAME_DESC' ? 'desc' : 'asc';
  return {
    sql: (params) => {
      const permits = wanted(filter.permit);
      const conditions = [
        hasFigures,
        ...placeConditions('p', filter, params),
        ...(permits ? [`p.permit = any(${params.add(permits, 'text[]')})`] : []),
      ];
      return beverageList(conditions.join(' and '), asks);
    },
    order: [
      { sql: 'p.location_name', type: 'text', direction },
      { sql: 'p.id', type: 'integer', direction },
    ],
    finish: (row) => row,
  };
}

/** Filings behind a property's months, latest first, as of a release (its number) or now. */
export function filingsOfBeverage(asOf: number | null): List<BeverageFiling, BeverageFiling> {
  return {
    sql: (params) => filingsOfBeverages(filingsAsOf('beverage_filing', releaseIn(params, asOf))),
    order: byPeriod('desc'),
    finish: (row) => row,
  };
}

export interface BeverageFilingListArgs {
  filter: BeverageFilingFilter;
  orderBy: readonly BeverageFilingOrder[];
  asOf: number | null;
}

/** Filings of any properties. Building the SQL throws BAD_USER_INPUT unless a required filter is given. */
export function beverageFilings(args: BeverageFilingListArgs): List<BeverageFiling, BeverageFiling> {
  return {
    sql: (params) => {
      const filings = filingsAsOf('beverage_filing', releaseIn(params, args.asOf));
      return beverageFilingList(
        filings,
        filingConditions(args.filter, ['taxpayerNumber', 'permit'], params).join(' and '),
      );
    },
    order: byPeriod(args.orderBy[0] === 'PERIOD_ASC' ? 'asc' : 'desc'),
    finish: (row) => row,
  };
}

export interface BeverageResultsArgs {
  input: BeverageResultsInput;
  asOf: number | null;
  /** The latest published month, for input without a year; null if nothing is published. */
  latest: Month | null;
}

/** The rows of a results table, by name. Throws BAD_USER_INPUT for a year without a month. */
export function beverageResults({
  input,
  asOf,
  latest,
}: BeverageResultsArgs): List<BeverageResult, BeverageResult> {
  const asked = resultMonth(input, latest);
  return {
    sql: (params) => {
      const month = params.add(asked === null ? null : firstDayOf(asked), 'date');
      const places = placeCondition(input.place.kind, input.place.names, params);
      if (asOf === null) return beverageResultList(month, places);
      return beverageResultListAsOf(month, params.add(asOf, 'bigint'), places);
    },
    order: [
      { sql: 'f.location_name', type: 'text', direction: 'asc' },
      { sql: 'm.property_id', type: 'integer', direction: 'asc' },
    ],
    finish: (row) => row,
  };
}

/** The requested month; null if nothing is published yet. Throws BAD_USER_INPUT for a year without a month. */
export function resultMonth(
  { year = null, month = null }: BeverageResultsInput,
  latest: Month | null,
): Month | null {
  if (year === null) return latest;
  if (month === null || month < 1 || month > 12) throw badInput('month must be 1 to 12.');
  if (year < 1950 || year > 2100) throw badInput('year must be 1950 to 2100.');
  return toMonth(year, month);
}
