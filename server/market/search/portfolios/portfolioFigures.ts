import { changeOf } from '../../figures/change.ts';
import {
  cellsOf,
  pairsOf,
  receiptsLikeForLike,
  receiptsOf,
  revparOf,
  together,
  within,
  withRooms,
  type Cells,
  type HotelMonthRow,
} from '../../figures/compare/compare.rules.ts';
import { notedMonths, type NotedMonths } from '../../figures/notedMonths.rules.ts';
import type { Product } from '../../enums.ts';
import type { MarketLoaders } from '../../context.ts';
import { addMonths, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { percentOf } from '../../../platform/lib/percent.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import type { FiguresKey, FiguresRow } from './portfolioFigures.loader.ts';
import type { PortfolioFigures, PortfolioRow, PortfolioTotal } from './portfolioFigures.type.ts';

/** A share of its city below 0 or above 100 tells of a correction, not of a market. */
function cityShareOf(receipts: number | null, city: number | null): number | null {
  return receipts === null || city === null || receipts < 0 || receipts > city
    ? null
    : percentOf(receipts, city);
}

type Changes = 'receiptsChange' | 'trailingChange';
type Sums = Omit<PortfolioTotal, 'receiptsLikeForLike' | 'trailingLikeForLike' | Changes | keyof NotedMonths>;

interface Window {
  month: Month;
  twelve: readonly Month[];
  two: readonly Month[];
}

function sumsOf(cells: Cells, { month, twelve, two }: Window): Sums {
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

function monthsOf({ months }: FiguresRow): HotelMonthRow[] {
  return months.map(([month, receipts, rooms, flags]) => ({ month, receipts, rooms, flags }));
}

function rowOf(product: Product, row: FiguresRow, window: Window): PortfolioRow {
  const months = monthsOf(row);
  const cells = cellsOf(months);
  const change = (compared: readonly Month[]) => {
    const pairs = pairsOf([cells], compared);
    return changeOf(receiptsOf(pairs.map(([now]) => now)), receiptsOf(pairs.map(([, before]) => before)));
  };
  const sums = sumsOf(cells, window);
  return {
    ...sums,
    ...notedMonths(months),
    product,
    propertyId: row.propertyId,
    earlierId: row.earlierId,
    receiptsChange: change([window.month]),
    trailingChange: change(window.twelve),
    trailingMonths: within(cells, window.twelve).length,
    trailingRevparMonths: product === 'HOTEL' ? withRooms(within(cells, window.twelve)).length : null,
    cityName: row.city,
    cityShare: cityShareOf(sums.receipts, row.cityReceipts),
    lastMonth: row.lastMonth,
    isAwaited: row.isAwaited,
    note: row.note,
  };
}

/** The figures of a portfolio from the rows of its properties. */
function figuresOf(
  product: Product,
  rows: readonly FiguresRow[],
  { month, monthsPublished }: { month: Month; monthsPublished: number },
): PortfolioFigures {
  const window = {
    month,
    twelve: monthsBetween(addMonths(month, -11), month),
    two: monthsBetween(addMonths(month, -23), month),
  };
  const all = rows.map((row) => cellsOf(monthsOf(row)));
  const receiptsAlike = receiptsLikeForLike(all, [month]);
  const trailingAlike = receiptsLikeForLike(all, window.twelve);
  return {
    month,
    monthsPublished,
    rows: rows.map((row) => rowOf(product, row, window)),
    total: {
      ...sumsOf(together(all), window),
      ...notedMonths(rows.flatMap(monthsOf)),
      receiptsChange: receiptsAlike?.change ?? null,
      receiptsLikeForLike: receiptsAlike,
      trailingChange: trailingAlike?.change ?? null,
      trailingLikeForLike: trailingAlike,
    },
  };
}

/** The same in a month, as of a release (its number) or now. */
export async function figuresIn(
  { portfolios, nearby }: MarketLoaders,
  product: Product,
  key: FiguresKey,
  release: number | null,
): Promise<PortfolioFigures> {
  const { month } = key;
  const { published } = release === null ? nearby : nearby.asOf(release);
  const [rows, monthsPublished] = await Promise.all([
    release === null ? portfolios.figures[product].load(key) : portfolios.asOf(release).figures[product](key),
    published[product].load(month),
  ]);
  return figuresOf(product, rows, { month, monthsPublished });
}
