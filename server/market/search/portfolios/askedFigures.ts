import type { MarketLoaders } from '../../context.ts';
import type { Product } from '../../enums.ts';
import type { Month } from '../../../platform/lib/month.ts';
import type { FiguresKey, FiguresRow } from './portfolioFigures.loader.ts';

/** Which figures of a portfolio are asked for. */
export interface AskedFigures {
  product: Product;
  key: FiguresKey;
  /** The number of the release that they are as of; null for now. */
  release: number | null;
}

/** The latest year of a portfolio whose twelve months, or a change, cannot be stated. */
export interface UnstatedYear {
  asked: AskedFigures;
  rows: readonly FiguresRow[];
  /** The published months of the year, up to the latest. */
  months: readonly Month[];
}

/** The properties of the portfolio with the two years that end with the month. */
export function rowsOf(
  { portfolios }: MarketLoaders,
  { product, key, release }: AskedFigures,
): Promise<FiguresRow[]> {
  return release === null
    ? portfolios.figures[product].load(key)
    : portfolios.asOf(release).figures[product](key);
}
