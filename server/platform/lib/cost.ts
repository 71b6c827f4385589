import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { monthsBetween } from './month.ts';
import { pageSize } from './page.ts';

/**
 * How much a field may answer, declared beside it as `complexity` and counted before anything runs. The unit is a
 * value: a plain value or an object of an answer, times the rows of the lists around it, about a microsecond.
 */

/** The realistic largest of what has no page: what the releases of 1990 to today have, and some room. */
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
  /** All that the reference knows. */
  brands: 200,
  brandsOfCompany: 40,
  /** Taxpayers that followed each other, or bars of one large building. */
  atPremises: 40,
  /** Issues of one filing. */
  history: 10,
  suggestions: 10,
  /** Refusals of one input. */
  errors: 5,
} as const;

/** A row of the database, from its bytes to an object: as long as so many values take on their way. */
const ROW = 8;

/** Reading beyond the answer, in values: by the time that it takes. */
export const reading = {
  /** Any statement, with the count of a list. */
  statement: 40,
  /** The subject of a root field has to be found first, in the worst case by looking at every property. */
  root: 5_000,
  /** A property's or place's whole history, where trailing figures need it. */
  allMonths: largest.months * ROW,
  /** Ranks among all places, and who is missing. */
  standing: 500,
  /** Sums of two years of thousands of hotels. */
  growth: 60_000,
  brandRanks: 20_000,
  /** Ten years of 21 hotels. */
  comparison: 21 * 120 * ROW,
  /** Months of up to 1,000 properties, summed in the database. */
  chart: 10_000,
  /** Rules tried on every hotel. */
  brandPreview: 60_000,
  /** It writes, hashes, mails or asks Stripe. */
  mutation: 8_000,
} as const;

/** A list that is read from the database, of at most so many rows. */
export function listOf(most: number, work: number = reading.statement): ComplexityEstimator {
  return ({ childComplexity }) => work + most * (ROW + childComplexity);
}

/** A list within something that is read already. */
export function valuesOf(most: number): ComplexityEstimator {
  return ({ childComplexity }) => most * (1 + childComplexity);
}

/** One thing that takes more to find than it has values. */
export function work(most: number): ComplexityEstimator {
  return ({ childComplexity }) => most + childComplexity;
}

/** A list of so many rows for each month from `from` to `to`, or of the latest years. */
export function monthly(each = 1): ComplexityEstimator {
  return (asked) => listOf(each * monthsAsked(asked.args))(asked);
}

function monthsAsked({ from, to, latestYears }: Record<string, unknown>): number {
  if (typeof latestYears === 'number' && latestYears > 0) return Math.min(largest.months, latestYears * 12);
  if (typeof from !== 'string') return largest.months;
  const last = typeof to === 'string' ? to : new Date().toISOString().slice(0, 7);
  return Math.min(largest.months, monthsBetween(from, last).length);
}

/** A page: so many rows as are asked for. Throws BAD_USER_INPUT for sizes that no page has. */
export const page: ComplexityEstimator = ({ args, childComplexity }) =>
  reading.statement + pageSize(args).size * (ROW + childComplexity);

/** The rows of a page, whose number counts where the page is asked for. */
export const ofPage: ComplexityEstimator = ({ childComplexity }) => childComplexity;

/** A value that a page has once, however many rows it has. */
export const free: ComplexityEstimator = () => 0;
