import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
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
  /** With two years and, as of a release, earlier months that may be compared. */
  rows: readonly FiguresRow[];
  /** The published months of the year, up to the latest. */
  months: readonly Month[];
}

/** The properties of the portfolio now, with the two years that end with the month. */
export function rowsOf({ portfolios }: MarketLoaders, { product, key }: AskedFigures): Promise<FiguresRow[]> {
  return portfolios.figures[product].load(key);
}

/** Every month that the releases have in full. */
export function publishedOf(
  { portfolios }: MarketLoaders,
  { product, release }: AskedFigures,
): Promise<Month[]> {
  return loadersAsOf(portfolios, release).published(product);
}
