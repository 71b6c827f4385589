import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { monthsBetween } from './month.ts';
import { pageSize } from './page.ts';

/**
 * Cost of a field, declared as its `complexity` and counted before anything runs. The unit is a value: a scalar or
 * object of an answer, times the rows of the lists around it, about a microsecond.
 */

/** Realistic maximum lengths of lists without pages: those in the releases from 1990 to today, with some margin. */
export const largest = {
  months: 330,
  years: 30,
  /** There are more kinds of flags, but hardly ever more than three on one figure. */
  flags: 3,
  /** Cities or ZIP codes of Texas with figures. */
  places: 2_500,
  counties: 254,
  /** Tarrant County has the most, 41. */
  citiesOfCounty: 43,
  /** All brands of the reference. */
  brands: 200,
  brandsOfCompany: 40,
  /** Successive taxpayers, or bars in one large building. */
  atPremises: 40,
  /** Permits of legacy releases that one bar has had, or bars that have had one permit. */
  permits: 10,
  /** Issues of one filing. */
  history: 10,
  suggestions: 10,
  /** Properties of both taxes in the palette. */
  found: 12,
  /** Refusals of one input. */
  errors: 5,
} as const;

/** Cost of a database row, from its bytes to an object, in values. */
const ROW = 8;

/** Costs of work beyond the answer, in values, by the time it takes. */
export const reading = {
  /** Any statement, with the count of a list. */
  statement: 40,
  /** Finding the subject of a root field, in the worst case by reading every property. */
  root: 5_000,
  /** A property's or place's whole history, if trailing figures need it. */
  allMonths: largest.months * ROW,
  /** The latest two years, if 12 of their months are summed. */
  latestMonths: 24 * ROW,
  /** The hotels at an address as of a release, and the first filing of one of them, judged again. */
  pastFirstRooms: 400,
  /** Versions of a property's filings, judged again. */
  past: 20_000,
  /** The same of the properties of a place, brand or owner, over two years and the one before. */
  pastOfMany: 100_000,
  /** The same of every property of Texas, over two years. */
  pastOfTexas: 300_000,
  /** Counting a month of the filings of Texas: a million of them, of 290 months, took half a second. */
  countOfMonth: 1_500,
  /** Finding the filings that were current at a release. All months of them stay below the limit of an export's page. */
  pastFilingsOfMonth: 300,
  /** A call of Stripe, which takes up to three seconds, and takes 100 of them a second from all members together. */
  stripe: 20_000,
  /** Ranks among all places, and properties that have yet to file. */
  standing: 500,
  /** Sums of two years of thousands of hotels. */
  growth: 60_000,
  brandRanks: 20_000,
  /** Two years of every property of Texas. */
  ranking: 100_000,
  /** A month of every property of a tax, and the one a year before. */
  map: 20_000,
  /** Ten years of 50 hotels, and the ten before, which changes are against. */
  comparison: 50 * 240 * ROW,
  /** A year of up to 300 properties. */
  nearby: 300 * 12 * ROW,
  /** Two years of every hotel of a large county. */
  percentiles: 10_000,
  /** A year's part of reading the first hotels of Texas. */
  openedEarlier: 100,
  /** Every hotel that a place ever had, and their months at the end of each year. */
  supply: 20_000,
  /** Names of 500 taxpayers compared, and a year of the properties of 50. */
  similarOwners: 500 * 12 * ROW,
  /** Months of up to 1,000 properties, summed in the database. */
  chart: 10_000,
  /** Rules tried on every hotel. */
  brandPreview: 60_000,
  /** A mutation that writes, hashes, sends email or calls Stripe. */
  mutation: 8_000,
} as const;

/** A list read from the database, with a maximum number of rows. */
export function listOf(most: number, work: number = reading.statement): ComplexityEstimator {
  return ({ childComplexity }) => work + most * (ROW + childComplexity);
}

/** A list within an object that is already read. */
export function valuesOf(most: number): ComplexityEstimator {
  return ({ childComplexity }) => most * (1 + childComplexity);
}

/** A single object that costs more to find than its values. */
export function work(most: number): ComplexityEstimator {
  return ({ childComplexity }) => most + childComplexity;
}

/** A list with a number of rows for each month from `from` to `to`, or of the latest years. */
export function monthly(each = 1): ComplexityEstimator {
  return (asked) => listOf(each * monthsAsked(asked.args))(asked);
}

/** An object that is made of a number of rows for each of those months. */
export function workOfMonths(each: number): ComplexityEstimator {
  return (asked) => work(each * monthsAsked(asked.args) * ROW)(asked);
}

function monthsAsked({ from, to, latestYears }: Record<string, unknown>): number {
  if (typeof latestYears === 'number' && latestYears > 0) return Math.min(largest.months, latestYears * 12);
  if (typeof from !== 'string') return largest.months;
  const last = typeof to === 'string' ? to : new Date().toISOString().slice(0, 7);
  return Math.min(largest.months, monthsBetween(from, last).length);
}

/** A page, by the requested number of rows. Throws BAD_USER_INPUT for invalid sizes. */
export const page: ComplexityEstimator = ({ args, childComplexity }) =>
  reading.statement + pageSize(args).size * (ROW + childComplexity);

/** Rows of a page; their number is counted at the field that requests the page. */
export const ofPage: ComplexityEstimator = ({ childComplexity }) => childComplexity;

/** A value that a page has once, regardless of its rows. */
export const free: ComplexityEstimator = () => 0;
