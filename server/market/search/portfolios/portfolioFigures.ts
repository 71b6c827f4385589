import { changeOf } from '../../figures/change.ts';
import { cellsOf, pairsOf, receiptsOf, within, withRooms } from '../../figures/compare/compare.rules.ts';
import { notedMonths } from '../../figures/notedMonths.rules.ts';
import type { Product } from '../../enums.ts';
import type { MarketLoaders } from '../../context.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { percentOf } from '../../../platform/lib/percent.ts';
import { comparableOf, figuresWindow, type FiguresWindow } from './figuresWindow.ts';
import type { FiguresKey, FiguresRow } from './portfolioFigures.loader.ts';
import type { PortfolioFigures, PortfolioRow } from './portfolioFigures.type.ts';
import { comparedMonths, monthsOf, sumsOf } from './portfolioSums.ts';
import { totalOf } from './portfolioTotal.ts';

/** A share of its city below 0 or above 100 tells of a correction, not of a market. */
function cityShareOf(receipts: number | null, city: number | null): number | null {
  return receipts === null || city === null || receipts < 0 || receipts > city
    ? null
    : percentOf(receipts, city);
}

function rowOf(product: Product, row: FiguresRow, window: FiguresWindow): PortfolioRow {
  const months = monthsOf(row);
  const cells = cellsOf(months);
  const change = (months: readonly Month[]) => {
    const pairs = pairsOf([cells], comparableOf(months, window));
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
    trailingComparedMonths: comparedMonths([cells], window),
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
function figuresOf(product: Product, rows: readonly FiguresRow[], window: FiguresWindow): PortfolioFigures {
  return {
    month: window.month,
    monthsPublished: window.twelve.length,
    rows: rows.map((row) => rowOf(product, row, window)),
    total: totalOf(rows, window),
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
  const [rows, months] = await Promise.all([
    release === null ? portfolios.figures[product].load(key) : portfolios.asOf(release).figures[product](key),
    published[product].load(month),
  ]);
  return figuresOf(product, rows, figuresWindow(month, months));
}
