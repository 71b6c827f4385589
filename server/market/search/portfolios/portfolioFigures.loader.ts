import type { Product, ReceiptFlag } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { rowsLoader, type LoaderOptions, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import { portfolioFigures } from './portfolioFigures.sql.ts';

export interface FiguresKey {
  portfolioId: number;
  month: Month;
}

/** A property as SQL returns it; amounts are cents. */
export interface FiguresRow {
  propertyId: number;
  /** The earlier owner's property by which alone the portfolio has it. */
  earlierId: number | null;
  note: string;
  city: string | null;
  lastMonth: Month | null;
  isMarketplace: boolean;
  isAwaited: boolean;
  cityReceipts: number | null;
  /** Receipts are null if an operator left the filings out. */
  months: [
    month: Month,
    receipts: number | null,
    rooms: number | null,
    flags: ReceiptFlag[],
    isPartial: boolean,
  ][];
}

/** With the months for which it has yet to file by quarter. */
export interface HotelOrBarRow extends FiguresRow {
  awaitedMonths: readonly Month[];
}

export type FiguresLoaders = Record<Product, RowsLoader<FiguresKey, FiguresRow>>;

export function createFiguresLoaders(db: Db): FiguresLoaders {
  return {
    HOTEL: rowsLoader(db, byMonth(portfolioFigures('hotel'))),
    BEVERAGE: rowsLoader(db, byMonth(portfolioFigures('beverage'))),
  };
}

/** Options for a statement that takes portfolios and their months. */
export function byMonth(statement: string): LoaderOptions<FiguresKey, FiguresRow, FiguresRow> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ portfolioId }) => portfolioId),
      keys.map(({ month }) => firstDayOf(month)),
    ],
    cacheKey: ({ portfolioId, month }) => `${String(portfolioId)} ${month}`,
    finish: (row) => row,
  };
}
