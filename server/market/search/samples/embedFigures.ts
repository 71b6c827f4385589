import { addMonths, type Month } from '../../../platform/lib/month.ts';
import type { MarketContext } from '../../context.ts';
import type { Product } from '../../enums.ts';
import { readPublishedMonths } from '../../releases/readPublishedMonths.ts';
import type { SampleMonth, SampleSubject } from './sampleSubject.ts';

const SHOWN = 36;

/** Content of an embedded chart: receipts of the latest 36 calendar months. */
export interface EmbedFigures {
  product: Product;
  months: Month[];
  /** Cents, one for each month; null for a month without figures. */
  receipts: (number | null)[];
  /** Months that no release has. */
  missing: Month[];
  /** Months that were published although rows are missing. */
  incomplete: Month[];
  /** Months that lack the hotels that file by quarter. */
  monthlyOnly: Month[];
  /** Months whose receipts do not wholly count as filed. */
  doubtful: Month[];
  /** Months with receipts far above the usual, which count. */
  unusual: Month[];
  /** True if a part of the receipts was divided from quarterly filings, or estimated. */
  isDerived: boolean;
  /** Months whose receipts are partly or wholly calculated from the tax. */
  fromTax: Month[];
  /** Files of the releases of the months shown, oldest first; a month belongs to the latest release with part of it. */
  releases: { fileName: string; synthetic: boolean }[];
}

/** Figures of a tax; of another one if the subject has only that. */
export async function embedFigures(
  context: MarketContext,
  subject: SampleSubject,
  wanted: Product,
): Promise<EmbedFigures> {
  const product = subject.products.includes(wanted) ? wanted : (subject.products[0] ?? wanted);
  const own = await subject.months(product);
  const last = own.at(-1);
  const months = last === undefined ? [] : monthsUpTo(last.month);
  const receipts = new Map(own.map((each) => [each.month, each.receipts]));
  const shown = own.filter(({ month }) => months.includes(month));
  const published = await publishedOf(context.db, product);
  const isMissing = (month: Month): boolean => !published.includes(month) && !receipts.has(month);
  const monthsOf = (is: (month: SampleMonth) => boolean): Month[] =>
    shown.filter(is).map(({ month }) => month);
  return {
    product,
    months,
    receipts: months.map((month) => receipts.get(month) ?? null),
    missing: months.filter(isMissing),
    incomplete: monthsOf(({ isIncomplete }) => isIncomplete),
    monthlyOnly: monthsOf(({ isMonthlyOnly }) => isMonthlyOnly),
    doubtful: monthsOf(({ isDoubtful }) => isDoubtful),
    unusual: monthsOf(({ isUnusual }) => isUnusual),
    fromTax: monthsOf(({ isFromTax }) => isFromTax),
    isDerived: shown.some(({ isDerived }) => isDerived),
    releases: await releasesOf(context, shown),
  };
}

async function releasesOf(
  { loaders }: MarketContext,
  months: readonly SampleMonth[],
): Promise<EmbedFigures['releases']> {
  const ids = [...new Set(months.map(({ releaseId }) => releaseId))].toSorted((a, b) => a - b);
  const releases = await Promise.all(ids.map((id) => loaders.releases.byId.load(id)));
  return releases.filter((release) => release !== null);
}

function monthsUpTo(last: Month): Month[] {
  return Array.from({ length: SHOWN }, (_, at) => addMonths(last, at + 1 - SHOWN));
}

/** Oldest first. */
async function publishedOf(db: MarketContext['db'], product: Product): Promise<Month[]> {
  const rows = await readPublishedMonths(db, product);
  return rows.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
}
