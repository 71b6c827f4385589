import type { Product } from '../../enums.ts';
import type { ProductName } from '../../productName.rules.ts';
import { readWholeMonths } from '../../releases/readPublishedMonths.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { oneByOne, type LoaderOptions, type Reader } from '../../../platform/lib/rowLoader.ts';
import { portfolioChartAsOf, portfolioFiguresAsOf } from './pastPortfolio.sql.ts';
import { byChart, type ChartKey, type ChartRow } from './portfolioChart.ts';
import { byMonth, type FiguresKey, type FiguresRow } from './portfolioFigures.loader.ts';

/** Months that belong together, the first and the last of them. */
export type MonthSpan = readonly [first: Month, last: Month];

interface PastFiguresKey extends FiguresKey {
  /** Further months to read, before the two years. */
  earlier: readonly MonthSpan[];
}

/** Figures as of one release, of one portfolio at a time. */
export interface PastPortfolioLoaders {
  figures: Record<Product, Reader<PastFiguresKey, FiguresRow[]>>;
  chart: Record<Product, Reader<ChartKey, ChartRow[]>>;
  /** Every month that the releases had in full, oldest first. */
  published: (product: Product) => Promise<Month[]>;
}

export function createPastPortfolioLoaders(db: Db, release: number): PastPortfolioLoaders {
  return {
    figures: {
      HOTEL: oneByOne(db, release, bySpans('hotel')),
      BEVERAGE: oneByOne(db, release, bySpans('beverage')),
    },
    chart: {
      HOTEL: oneByOne(db, release, () => byChart(portfolioChartAsOf('hotel'))),
      BEVERAGE: oneByOne(db, release, () => byChart(portfolioChartAsOf('beverage'))),
    },
    published: memoized((product: Product) => readWholeMonths(db, product, release)),
  };
}

/** Options for the statement of a portfolio, by its month and earlier ones. */
function bySpans(
  product: ProductName,
): (key: PastFiguresKey) => LoaderOptions<PastFiguresKey, FiguresRow, FiguresRow> {
  return ({ earlier }) => {
    const options = byMonth(portfolioFiguresAsOf(product, earlier.length));
    const days = (at: 0 | 1): string[] => earlier.map((span) => firstDayOf(span[at]));
    return { ...options, params: (keys) => [...options.params(keys), days(0), days(1)] };
  };
}
