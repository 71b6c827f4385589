import {
  cellsOf,
  receiptsLikeForLike,
  receiptsOf,
  together,
  within,
  type Cells,
} from '../../figures/compare/compare.rules.ts';
import { notedMonths } from '../../figures/notedMonths.rules.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { comparableOf, type FiguresWindow } from './figuresWindow.ts';
import type { FiguresRow } from './portfolioFigures.loader.ts';
import type { PortfolioTotal } from './portfolioFigures.type.ts';
import { comparedMonths, monthsOf, sumsOf } from './portfolioSums.ts';

/** Figures of all properties together. A month that is not published has no sum: only some of them could have filed. */
export function totalOf(rows: readonly FiguresRow[], window: FiguresWindow): PortfolioTotal {
  const { month, twelve, two, isPublished } = window;
  const all = rows.map((row) => cellsOf(monthsOf(row)));
  const sums = sumsOf(together(all), window);
  const receiptsAlike = receiptsLikeForLike(all, comparableOf([month], window));
  const trailingAlike = receiptsLikeForLike(all, comparableOf(twelve, window));
  return {
    ...sums,
    receiptsByMonth: sums.receiptsByMonth.map((receipts, at) =>
      isPublished(two[at] ?? '') ? receipts : null,
    ),
    ...notedMonths(rows.flatMap(monthsOf).filter((each) => isPublished(each.month))),
    receiptsChange: receiptsAlike?.change ?? null,
    receiptsLikeForLike: receiptsAlike,
    trailingChange: trailingAlike?.change ?? null,
    trailingComparedMonths: comparedMonths(all, window),
    trailingLikeForLike: trailingAlike,
    ...marketplacesOf(rows, window),
  };
}

type Marketplaces = Pick<
  PortfolioTotal,
  'marketplaceReceipts' | 'trailingMarketplaceReceipts' | 'hotelsAlone' | 'trailingHotelsAlone'
>;

/** Receipts of the portfolio's marketplaces, and how its hotels alone changed, since marketplaces can grow while hotels shrink. */
function marketplacesOf(rows: readonly FiguresRow[], window: FiguresWindow): Marketplaces {
  const { month, twelve } = window;
  const cellsIf = (isMarketplace: boolean): Cells[] =>
    rows.filter((row) => row.isMarketplace === isMarketplace).map((row) => cellsOf(monthsOf(row)));
  const marketplaces = together(cellsIf(true));
  const alone = (months: readonly Month[]) =>
    within(marketplaces, months).length === 0
      ? null
      : receiptsLikeForLike(cellsIf(false), comparableOf(months, window));
  return {
    marketplaceReceipts: receiptsOf(within(marketplaces, [month])),
    trailingMarketplaceReceipts: receiptsOf(within(marketplaces, twelve)),
    hotelsAlone: alone([month]),
    trailingHotelsAlone: alone(twelve),
  };
}
