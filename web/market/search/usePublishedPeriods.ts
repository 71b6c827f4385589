import { isQuarterly } from '../../app/paths.ts';
import type { ResultType } from '../../app/paths.ts';
import type { Failed } from '../../ui/parts/Failure.tsx';
import { periodName, productOf } from './resultsAddress.ts';
import type { ResultPeriod } from './resultsAddress.ts';
import { incompleteText, usePublishedMonths } from './usePublishedMonths.ts';
import type { PublishedMonth } from './usePublishedMonths.ts';

interface PublishedPeriods {
  /** Oldest first; null until they are known. */
  published: readonly PublishedMonth[] | null;
  failure: Failed | null;
}

/** The months that the releases have for a type of results. */
export function usePublishedPeriods(type: ResultType): PublishedPeriods {
  const { published, failure } = usePublishedMonths(productOf(type));
  return { published: published?.filter((month) => counts(type, month)) ?? null, failure };
}

function counts(type: ResultType, { hasMonthlyFilers, hasQuarterlyFilers }: PublishedMonth): boolean {
  if (type === 'monthly') return hasMonthlyFilers;
  return type === 'quarterly' ? hasQuarterlyFilers : hasMonthlyFilers || hasQuarterlyFilers;
}

function periodOf(type: ResultType, month: string): ResultPeriod {
  const number = Number(month.slice(5, 7));
  return { year: Number(month.slice(0, 4)), number: isQuarterly(type) ? Math.ceil(number / 3) : number };
}

/** Sorts periods of one type. */
function orderOf({ year, number }: ResultPeriod): number {
  return year * 12 + number;
}

/** The published months that a period has. */
export function monthsIn(
  type: ResultType,
  period: ResultPeriod,
  published: readonly PublishedMonth[],
): PublishedMonth[] {
  return published.filter(({ month }) => orderOf(periodOf(type, month)) === orderOf(period));
}

/** The nearest published periods before and after one; null if there is none, or not known yet. */
export function neighboursOf(
  type: ResultType,
  period: ResultPeriod,
  published: readonly PublishedMonth[] | null,
): { before: ResultPeriod | null; after: ResultPeriod | null } {
  const periods = (published ?? []).map(({ month }) => periodOf(type, month));
  return {
    before: periods.findLast((each) => orderOf(each) < orderOf(period)) ?? null,
    after: periods.find((each) => orderOf(each) > orderOf(period)) ?? null,
  };
}

/** A sentence if no release has the period; null if one has, undefined if that is not known. */
export function unpublishedText(
  type: ResultType,
  period: ResultPeriod,
  published: readonly PublishedMonth[] | null,
): string | null | undefined {
  if (published === null) return undefined;
  if (monthsIn(type, period, published).length > 0) return null;
  return `${periodName(type, period)} is not in the releases.`;
}

/** Sentences about what the releases lack of a period that they have. */
export function missingTexts(
  type: ResultType,
  period: ResultPeriod,
  published: readonly PublishedMonth[] | null,
): string[] {
  const months = monthsIn(type, period, published ?? []);
  const part = partOfQuarter(type, months);
  return [
    ...(part === null ? [] : [`Not the whole quarter: the releases have ${part}.`]),
    ...months.filter(({ isIncomplete }) => isIncomplete).map(incompleteText),
  ];
}

/**
 * Names the part of a quarter of all filers that the releases have; null for a whole quarter. A release of its last month
 * has whole quarters of quarterly filers, but that month alone of monthly filers.
 */
export function partOfQuarter(type: ResultType, months: readonly PublishedMonth[]): string | null {
  if (type !== 'quarterlymonthly' || months.length === 0) return null;
  const monthly = months.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).length;
  const quarterly = months.some(({ hasQuarterlyFilers }) => hasQuarterlyFilers) ? 3 : 0;
  if (monthly + quarterly === 6) return null;
  return `${monthsText(monthly)} of monthly filers and ${monthsText(quarterly)} of quarterly filers`;
}

function monthsText(count: number): string {
  if (count === 0) return 'no month';
  return count === 3 ? 'all 3 months' : `${String(count)} of 3 months`;
}
