import { awaitedOfHotels } from '../../hotels/awaitedMonths.ts';
import { alikeChange } from '../../figures/likeForLike.ts';
import {
  alikeOf,
  cellsOf,
  pairsOf,
  together,
  within,
  withRooms,
} from '../../figures/compare/compare.rules.ts';
import { yearsToCompare } from '../../figures/comparedYear.ts';
import { notedMonths } from '../../figures/notedMonths.rules.ts';
import type { Product } from '../../enums.ts';
import type { MarketLoaders } from '../../context.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { percentOf } from '../../../platform/lib/percent.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { publishedOf, rowsOf, type AskedFigures, type UnstatedYear } from './askedFigures.ts';
import { comparableOf, figuresWindow, yearIn, type FiguresWindow } from './figuresWindow.ts';
import type { MonthSpan } from './pastPortfolio.loader.ts';
import type { FiguresRow, HotelOrBarRow } from './portfolioFigures.loader.ts';
import type { PortfolioFigures, PortfolioRow } from './portfolioFigures.type.ts';
import { comparedMonths, monthsOf, sumsOf } from './portfolioSums.ts';
import { isStated, totalOf } from './portfolioTotal.ts';

/** A share of its city below 0 or above 100 tells of a correction, not of a market. */
function cityShareOf(receipts: number | null, city: number | null): number | null {
  return receipts === null || city === null || receipts < 0 || receipts > city
    ? null
    : percentOf(receipts, city);
}

function rowOf(product: Product, row: HotelOrBarRow, window: FiguresWindow): PortfolioRow {
  const months = monthsOf(row);
  const cells = cellsOf(months);
  const change = (months: readonly Month[]) => {
    const alike = alikeOf(pairsOf([cells], comparableOf(months, window)));
    return alike && alikeChange(alike);
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
    awaitedMonths: [...row.awaitedMonths],
    partialMonths: row.months.flatMap(([month, , , , isPartial]) => (isPartial ? [month] : [])),
    note: row.note,
  };
}

/** The figures of a portfolio from the rows of its properties, which may have earlier months as well. */
function figuresOf(
  asked: AskedFigures,
  all: readonly HotelOrBarRow[],
  window: FiguresWindow,
): PortfolioFigures {
  const { product } = asked;
  const rows = all.map((row) => ({
    ...row,
    months: row.months.filter(([month]) => window.two.includes(month)),
  }));
  const total = totalOf(product, rows, window);
  return {
    month: window.month,
    monthsPublished: window.twelve.length,
    rows: rows.map((row) => rowOf(product, row, window)),
    total: { ...total, nearest: isStated(total, window) ? null : nearestOf(asked, all, window) },
  };
}

/** Null if no property has receipts that count in this year. */
function nearestOf(
  asked: AskedFigures,
  rows: readonly FiguresRow[],
  window: FiguresWindow,
): UnstatedYear | null {
  const all = together(rows.map((row) => cellsOf(monthsOf(row))));
  const months = yearIn(window).filter((month) => all.has(month));
  return months.length === 0 ? null : { asked, rows, months };
}

/** The same in a month, as of a release or now. */
export async function figuresIn(loaders: MarketLoaders, asked: AskedFigures): Promise<PortfolioFigures> {
  const { product, key, release } = asked;
  if (release !== null) return figuresAsOf(loaders, { ...asked, release });
  const [rows, months] = await Promise.all([
    rowsOf(loaders, asked),
    loaders.nearby.published[product].load(key.month),
  ]);
  const window = figuresWindow(key.month, months);
  return figuresOf(asked, await withAwaited(loaders, asked, { rows, window }), window);
}

/** Of a month that is not published, monthly filers are missing as well. Bars file by month. */
async function withAwaited(
  { hotels }: MarketLoaders,
  { product, key, release }: AskedFigures,
  { rows, window }: { rows: readonly FiguresRow[]; window: FiguresWindow },
): Promise<HotelOrBarRow[]> {
  const propertyIds = product === 'HOTEL' ? rows.map(({ propertyId }) => propertyId) : [];
  const span = { from: window.two[0] ?? key.month, to: key.month };
  const { awaitedMonths } = loadersAsOf(hotels, release);
  const awaited = await awaitedOfHotels(awaitedMonths, { propertyIds, ...span });
  return rows.map((row, at) => ({ ...row, awaitedMonths: (awaited[at] ?? []).filter(window.isPublished) }));
}

/** As of a release, one statement also reads the years that only a year to date compares: it judges all filings anew. */
async function figuresAsOf(
  loaders: MarketLoaders,
  asked: AskedFigures & { release: number },
): Promise<PortfolioFigures> {
  const { product, key, release } = asked;
  const published = await publishedOf(loaders, asked);
  const window = figuresWindow(key.month, published);
  const earlier = yearsToCompare(yearIn(window), published).flatMap(({ months }): MonthSpan[] => {
    const [first, last] = [months.at(0), months.at(-1)];
    return first === undefined || last === undefined || window.two.includes(first) ? [] : [[first, last]];
  });
  const rows = await loaders.portfolios.asOf(release).figures[product].load({ ...key, earlier });
  return figuresOf(asked, await withAwaited(loaders, asked, { rows, window }), window);
}
