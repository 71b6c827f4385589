import {
  pairsOf,
  receiptsOf,
  revparOf,
  within,
  type Cells,
  type HotelMonthRow,
} from '../../figures/compare/compare.rules.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import { comparableOf, type FiguresWindow } from './figuresWindow.ts';
import type { FiguresRow } from './portfolioFigures.loader.ts';
import type { PortfolioTotal } from './portfolioFigures.type.ts';

type Sums = Pick<
  PortfolioTotal,
  'receipts' | 'revpar' | 'trailingReceipts' | 'trailingRevpar' | 'receiptsByMonth'
>;

/** Sums of several properties in the window of the portfolio’s figures: receipts in cents, RevPAR in dollars. */
export function sumsOf(cells: Cells, { month, twelve, two }: FiguresWindow): Sums {
  const own = within(cells, [month]);
  const year = within(cells, twelve);
  return {
    receipts: receiptsOf(own),
    revpar: toDollars(revparOf(own)),
    trailingReceipts: receiptsOf(year),
    trailingRevpar: toDollars(revparOf(year)),
    receiptsByMonth: two.map((each) => receiptsOf(cells.get(each) ?? [])),
  };
}

/** The published months that any of several has in both years. */
export function comparedMonths(all: readonly Cells[], window: FiguresWindow): Month[] {
  return comparableOf(window.twelve, window).filter((month) => pairsOf(all, [month]).length > 0);
}

export function monthsOf({ months }: FiguresRow): HotelMonthRow[] {
  return months.map(([month, receipts, rooms, flags]) => ({ month, receipts, rooms, flags }));
}
