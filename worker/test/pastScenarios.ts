import { addMonths } from '../../server/platform/lib/month.ts';
import { BAR_RELEASES, H2_RELEASES } from '../import/undo/overlapping.testing.ts';
import type { MadeUp } from '../import/undo/undoneStates.testing.ts';
import { BAR_YEARS, HOTEL_YEARS } from '../import/undo/years.testing.ts';
import { movingBars } from '../market/beverages/movingBars.testing.ts';

/** Months, at most 24, and years that are asked for of several properties together. */
export interface Range {
  from: string;
  to: string;
  fromYear: number;
  toYear: number;
  /** A year after the first month. */
  yearEnd: string;
}

export interface Scenarios {
  scenarios: readonly (readonly [
    name: string,
    releases: readonly MadeUp[],
    range: Range,
    chains: 'same' | 'joined later',
  ])[];
  ask: string;
}

const range = (from: string, to: string, toYear = Number(to.slice(0, 4))): Range => ({
  from,
  to,
  toYear,
  fromYear: toYear - 1,
  yearEnd: addMonths(from, 11),
});

/** Releases that restate, add and retire filings of one another, in the order in which they are published. */
export const taxes = {
  hotel: {
    scenarios: [
      ['overlapping', H2_RELEASES, range('2022-12', '2023-12'), 'joined later'],
      ['years', HOTEL_YEARS, range('2022-01', '2023-12'), 'same'],
    ],
    ask: `query ($ids: [ID!]!, $asOf: AsOfInput) { all: nodes(ids: $ids) { ... on Hotel {
      id
      months(asOf: $asOf, from: "2023-01", to: "2023-03") {
        month roomReceipts taxableReceipts filedReceipts apportioned roomCapacity revpar isIncomplete flags reasons
        yearChange { amount } release { fileName }
      }
      headline(asOf: $asOf) { month roomReceipts roomCapacity revpar ttmMonths }
    } } }`,
  },
  beverage: {
    scenarios: [
      ['overlapping', BAR_RELEASES, range('2014-08', '2015-04', 2014), 'joined later'],
      ['moving bars', Object.entries(movingBars), range('2014-08', '2015-04'), 'joined later'],
      ['years', BAR_YEARS, range('2013-10', '2015-09'), 'same'],
    ],
    ask: `query ($ids: [ID!]!, $asOf: AsOfInput) { all: nodes(ids: $ids) { ... on BeverageProperty {
      id
      months(asOf: $asOf, from: "2014-09", to: "2014-12") {
        month totalReceipts liquorReceipts isIncomplete flags yearChange { amount } release { fileName }
      }
      headline(asOf: $asOf) { month totalReceipts ttmMonths flags }
    } } }`,
  },
} as const satisfies Record<string, Scenarios>;
