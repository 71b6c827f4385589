import {
  cellsOf,
  receiptsLikeForLike,
  receiptsOf,
  together,
  twoYearsOf,
  within,
  type Cells,
} from '../../figures/compare/compare.rules.ts';
import { awaitedAmong } from '../../figures/awaited.ts';
import { changeWithoutIdle, likeForLike } from '../../figures/likeForLike.ts';
import { notedMonths } from '../../figures/notedMonths.rules.ts';
import type { Product } from '../../enums.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { comparableOf, type FiguresWindow } from './figuresWindow.ts';
import type { FiguresRow, HotelOrBarRow } from './portfolioFigures.loader.ts';
import type { PortfolioTotal } from './portfolioFigures.type.ts';
import { comparedMonths, monthsOf, sumsOf } from './portfolioSums.ts';

/** Figures of all properties together. A month that is not published has no sum: only some of them could have filed. */
export function totalOf(
  product: Product,
  rows: readonly HotelOrBarRow[],
  window: FiguresWindow,
): Omit<PortfolioTotal, 'nearest'> {
  const { two, isPublished } = window;
  const all = rows.map((row) => cellsOf(monthsOf(row), product));
  const sums = sumsOf(together(all), window);
  return {
    ...sums,
    receiptsByMonth: sums.receiptsByMonth.map((receipts, at) =>
      isPublished(two[at] ?? '') ? receipts : null,
    ),
    ...notedMonths(rows.flatMap(monthsOf).filter((each) => isPublished(each.month))),
    awaitedMonths: awaitedAmong(rows.map(({ awaitedMonths }) => awaitedMonths)),
    ...changesOf(all, window),
    trailingComparedMonths: comparedMonths(all, window),
    ...marketplacesOf(rows, window),
  };
}

/** False if the sum of twelve months, or a change, cannot be stated. */
export function isStated(
  { receiptsChange, trailingChange }: Omit<PortfolioTotal, 'nearest'>,
  { twelve }: FiguresWindow,
): boolean {
  return twelve.length === 12 && receiptsChange !== null && trailingChange !== null;
}

type Changes = Pick<
  PortfolioTotal,
  | 'receiptsChange'
  | 'receiptsLikeForLike'
  | 'receiptsChangeWithoutIdle'
  | 'trailingChange'
  | 'trailingLikeForLike'
  | 'trailingChangeWithoutIdle'
>;

function changesOf(all: readonly Cells[], window: FiguresWindow): Changes {
  const changeOver = (months: readonly Month[]) => {
    const years = twoYearsOf(all, comparableOf(months, window));
    if (years === null) return null;
    return { alike: likeForLike(years), withoutIdle: changeWithoutIdle(years) };
  };
  const receipts = changeOver([window.month]);
  const trailing = changeOver(window.twelve);
  return {
    receiptsChange: receipts?.alike.change ?? null,
    receiptsLikeForLike: receipts?.alike ?? null,
    receiptsChangeWithoutIdle: receipts?.withoutIdle ?? null,
    trailingChange: trailing?.alike.change ?? null,
    trailingLikeForLike: trailing?.alike ?? null,
    trailingChangeWithoutIdle: trailing?.withoutIdle ?? null,
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
