import { badInput } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { MonthRange } from '../../../platform/lib/filters.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import { monthOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { isPublished, type ResultsPeriod } from '../../releases/publishedResults.ts';
import type { PublishedMonth } from '../../releases/publishedMonth.type.ts';
import { readPublishedMonths } from '../../releases/readPublishedMonths.ts';
import type { ExportedList, MonthsAsked } from './dataSet.ts';
import { quarterName, spansOf } from './periodSpans.ts';

/** The asked periods that no release has, and those that releases have, as names that sort by time. */
interface Part {
  figures: string;
  missing: string[];
  isAll: boolean;
  published: string[];
}

/**
 * The periods that an export asks for and no release has in full, such as `2023-10 to 2023-12`; empty if there are none.
 * Throws BAD_USER_INPUT if these are all of them and the file would have no rows, neither early filings nor parts of
 * quarterly ones: it would say that nobody filed.
 */
export async function unpublishedPeriods(db: Db, list: ExportedList): Promise<string> {
  const { period } = list;
  if (!period) return '';
  const part = await ('results' in period ? partOfResults(db, period) : partOfMonths(db, period));
  const missing = spansOf(part.missing);
  if (part.isAll && (await isEmpty(db, list))) throw badInput(refusal(part, missing, period.asOf));
  return missing;
}

function refusal({ figures, published }: Part, missing: string, asOf: number | null): string {
  const then = asOf === null ? '' : ' up to that time';
  if (published.length === 0) return `No release${then} has ${figures}.`;
  return `No release${then} has ${figures} of ${missing}. Published: ${spansOf(published)}.`;
}

async function isEmpty(db: Db, list: ExportedList): Promise<boolean> {
  const { nodes } = await fetchPage(db, { ...list, finish: (row) => row }, { first: 1 });
  return nodes.length === 0;
}

const figuresOf = {
  HOTEL: 'lodging',
  BEVERAGE: 'mixed beverages',
  MONTHLY: 'monthly filers of lodging',
  QUARTERLY: 'quarterly filers of lodging',
  QUARTERLY_AND_MONTHLY: 'lodging',
} as const;

async function partOfResults(db: Db, asked: ResultsPeriod): Promise<Part> {
  const { results, periodEnd, asOf } = asked;
  const figures = figuresOf[results];
  if (await isPublished(db, asked)) return { figures, missing: [], isAll: false, published: [] };
  const product = results === 'BEVERAGE' ? 'BEVERAGE' : 'HOTEL';
  const isListed = (month: PublishedMonth): boolean =>
    (results !== 'QUARTERLY' && month.hasMonthlyFilers) ||
    (results !== 'MONTHLY' && month.hasQuarterlyFilers);
  const known = (await readPublishedMonths(db, product, asOf)).filter(isListed).map(({ month }) => month);
  const nameOf = results === 'MONTHLY' || results === 'BEVERAGE' ? (month: Month) => month : quarterName;
  const missing = periodEnd === null ? [] : [nameOf(monthOf(periodEnd))];
  return { figures, missing, isAll: true, published: [...new Set(known.map(nameOf))] };
}

/**
 * A month with quarterly filers alone counts as missing: they are 1% of the receipts, and the filings of a quarter are
 * all dated by its last month. Rows of theirs come all the same.
 */
async function partOfMonths(db: Db, { product, months, asOf }: MonthsAsked): Promise<Part> {
  const known = await readPublishedMonths(db, product, asOf);
  const asked = monthsAsked(months, known);
  const published = known.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
  const missing = asked.filter((month) => !published.includes(month));
  const isPartlyKnown = known.some(({ month }) => missing.includes(month));
  const figures = figuresOf[isPartlyKnown ? 'MONTHLY' : product];
  return { figures, missing, isAll: missing.length === asked.length, published };
}

function monthsAsked({ from, to }: MonthRange, known: readonly PublishedMonth[]): Month[] {
  if (from && to && from > to) throw badInput('from must not be after to.');
  const begin = from ?? [to, known[0]?.month].filter(isGiven).toSorted()[0];
  const end = to ?? [from, known.at(-1)?.month].filter(isGiven).toSorted().at(-1);
  return begin && end ? monthsBetween(begin, end) : [];
}

function isGiven(month: Month | null | undefined): month is Month {
  return month !== null && month !== undefined;
}
