import { revparCents } from '../../hotels/hotel.rules.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { Product, ReceiptFlag } from '../../enums.ts';
import { notedMonths, type NotedMonths } from '../../figures/notedMonths.rules.ts';
import { addMonths, firstDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { rowsLoader, type LoaderOptions, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import { portfolioChart } from './portfolioChart.sql.ts';
import type { PortfolioChart } from './portfolioChart.type.ts';

export interface ChartKey {
  portfolioId: number;
  from: Month | null;
  to: Month | null;
  lines: number;
}

/** A line as SQL returns it; `propertyId` is null for all properties together. Amounts are cents. */
export interface ChartRow {
  /** Position by receipts, from 1; 0 for all together. */
  place: number;
  propertyId: number | null;
  months: Month[];
  receipts: number[];
  roomed: (number | null)[];
  nights: (number | null)[];
  /** Of all together, the months with a flag of any property; null if there are none. */
  flags: [month: Month, flag: ReceiptFlag][] | null;
  /**
   * Of all together, how many properties have receipts, and rooms that count, in each of the months, and then in both this
   * month and the same a year earlier; otherwise null.
   */
  properties: [filed: number, roomed: number, filedInBoth: number, roomedInBoth: number][] | null;
  /** Of all together, the ids of the portfolio's properties, each hotel or bar once; otherwise null. */
  hotels: number[] | null;
}

export type ChartLoaders = Record<Product, RowsLoader<ChartKey, ChartRow>>;

export function createChartLoaders(db: Db): ChartLoaders {
  return {
    HOTEL: rowsLoader(db, byChart(portfolioChart('hotel'))),
    BEVERAGE: rowsLoader(db, byChart(portfolioChart('beverage'))),
  };
}

/** Options for a statement that takes portfolios, first and last months and numbers of lines. */
export function byChart(statement: string): LoaderOptions<ChartKey, ChartRow, ChartRow> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ portfolioId }) => portfolioId),
      keys.map(({ from }) => from && firstDayOf(from)),
      keys.map(({ to }) => to && firstDayOf(to)),
      keys.map(({ lines }) => lines),
    ],
    cacheKey: ({ portfolioId, from, to, lines }) => [portfolioId, from, to, lines].join(' '),
    finish: (row) => row,
  };
}

/** Aligns the lines to the same months: all from the first to the last. */
export function chartOf(product: Product, rows: readonly ChartRow[], release: number | null): PortfolioChart {
  const all = rows.find(({ propertyId }) => propertyId === null);
  const charted = { propertyIds: (product === 'HOTEL' ? all?.hotels : null) ?? [], release };
  const [first, last] = [all?.months[0], all?.months.at(-1)];
  if (!all || first === undefined || last === undefined) {
    const none = { charted, months: [], receipts: [], revpar: [], lines: [] };
    return { ...none, ...NO_COUNTS, ...notedMonths([]) };
  }
  const months = monthsBetween(first, last);
  const lines = rows.flatMap(({ propertyId, ...row }) =>
    propertyId === null ? [] : [{ product, propertyId, ...valuesOf(row, months) }],
  );
  return {
    charted,
    months,
    ...valuesOf(all, months),
    ...countsOf(product, all, months),
    lines,
    ...notedOf(all, months),
  };
}

const NO_COUNTS = {
  properties: [],
  revparProperties: [],
  propertiesChanged: [],
  revparPropertiesChanged: [],
};

/** How many properties each month is of, and in how many it differs from a year earlier. Bars have no rooms, so no RevPAR. */
function countsOf(
  product: Product,
  { months: known, properties }: ChartRow,
  months: readonly Month[],
): Record<keyof typeof NO_COUNTS, (number | null)[]> {
  const at = new Map(known.map((month, index) => [month, properties?.[index]]));
  const countOf = (part: 0 | 1) => (month: Month) => at.get(month)?.[part] ?? null;
  const changedOf = (part: 0 | 1) => (month: Month) => {
    const [now, before] = [at.get(month), at.get(addMonths(month, -12))];
    return now && before ? now[part] + before[part] - 2 * now[part === 0 ? 2 : 3] : null;
  };
  const roomed = product === 'HOTEL' ? months : null;
  return {
    properties: months.map(countOf(0)),
    revparProperties: roomed?.map(countOf(1)) ?? months.map(() => null),
    propertiesChanged: months.map(changedOf(0)),
    revparPropertiesChanged: roomed?.map(changedOf(1)) ?? months.map(() => null),
  };
}

/** Months that an operator left out may lie beyond those of the chart. */
function notedOf({ flags }: ChartRow, months: readonly Month[]): NotedMonths {
  const charted = new Set(months);
  const noted = (flags ?? []).filter(([month]) => charted.has(month));
  return notedMonths(noted.map(([month, flag]) => ({ month, flags: [flag] })));
}

function valuesOf(
  row: Pick<ChartRow, 'months' | 'receipts' | 'roomed' | 'nights'>,
  months: readonly Month[],
): Record<'receipts' | 'revpar', (number | null)[]> {
  const at = new Map(row.months.map((month, i) => [month, i]));
  const pick = (values: readonly (number | null)[], month: Month): number | null =>
    values[at.get(month) ?? -1] ?? null;
  const revpar = (month: Month): number | null =>
    toDollars(revparCents(pick(row.roomed, month) ?? 0, pick(row.nights, month)));
  return { receipts: months.map((month) => pick(row.receipts, month)), revpar: months.map(revpar) };
}
