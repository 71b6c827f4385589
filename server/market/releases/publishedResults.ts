import type { Db } from '../../platform/lib/db.ts';
import type { Page } from '../../platform/lib/page.ts';
import { pastPeriods } from './pastPeriods.sql.ts';
import { hasMixedBeverages, hasMonthlyFilers, hasQuarterlyFilers } from './publishedMonths.rules.ts';

/** SQL of the first day of the month that ends on the last day ($1) of the results' period. */
const lastMonth = "date_trunc('month', $1::date)::date";
const anyOfMonthlyFilers = `exists (
    select from generate_series(0, 2) earlier(months)
    where ${hasMonthlyFilers(`(${lastMonth} - earlier.months * interval '1 month')::date`)}
  )`;

/** SQL: true if a release has rows of the period, by the results that list them. */
const hasResults = {
  MONTHLY: hasMonthlyFilers(lastMonth),
  QUARTERLY: hasQuarterlyFilers('$1::date'),
  QUARTERLY_AND_MONTHLY: `${hasQuarterlyFilers('$1::date')} or ${anyOfMonthlyFilers}`,
  BEVERAGE: hasMixedBeverages(lastMonth),
} as const;

export interface ResultsPeriod {
  results: keyof typeof hasResults;
  /** The last day of the period; null if nothing is published yet. */
  periodEnd: string | null;
  /** As of a release, its number, or now. */
  asOf: number | null;
}

/** A page of results, and whether its period is published: without, no row says nothing. */
export interface PublishedPage<T> extends Page<T> {
  /** Called, and so read, only if the client selected it. */
  isPublished: () => Promise<boolean>;
}

/** Adds to a page of results whether a release has their period. */
export function withPublished<T>(db: Db, page: Page<T>, period: ResultsPeriod): PublishedPage<T> {
  return { ...page, isPublished: () => isPublished(db, period) };
}

/** True if a release has the period of results, or a part of it. */
export async function isPublished(db: Db, { results, periodEnd, asOf }: ResultsPeriod): Promise<boolean> {
  const past = asOf === null ? '' : `with ${pastPeriods('$2::bigint')}`;
  const [row] = await db.query<{ isPublished: boolean }[]>(
    `/* publishedResults ${results} */ ${past} select ${hasResults[results]} as "isPublished"`,
    [periodEnd, ...(asOf === null ? [] : [asOf])],
  );
  return row?.isPublished ?? false;
}

export const IS_PUBLISHED =
  'True if a release has the period, at least for a part of its months and filers. If false, it is unknown who filed: ' +
  'an empty table does not mean that nobody did.';
