import { addMonths, daysIn, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import type { RankedFigures } from './rankingRow.type.ts';
import type { PageMonth } from './rowsAndPages.testing.ts';

function sumOf(months: readonly PageMonth[], value: (month: PageMonth) => number | undefined): number {
  return months.reduce((sum, month) => sum + Math.round((value(month) ?? NaN) * 100), 0);
}

/** Dollars of a page's months. */
export function receiptsOf(months: readonly PageMonth[]): number {
  return sumOf(months, ({ receipts }) => receipts) / 100;
}

/** A span's months on a page, and those that were published. */
export interface Span {
  months: readonly PageMonth[];
  asked: readonly Month[];
  isProperty: boolean;
}

/** A row's figures as its page's months add up to; only those that the page states. Null without months. */
export function figuresOfPage({ months, asked, isProperty }: Span): Partial<RankedFigures> | null {
  const [one] = months;
  if (one === undefined) return null;
  return {
    receipts: receiptsOf(months),
    monthsWithFigures: months.length,
    ...(one.taxable !== undefined && { taxableReceipts: sumOf(months, ({ taxable }) => taxable) / 100 }),
    ...(one.marketplace !== undefined && {
      marketplaceReceipts: sumOf(months, ({ marketplace }) => marketplace) / 100,
    }),
    ...(one.apportioned !== undefined && {
      apportionedReceipts: sumOf(ofCutQuarters(months, asked), ({ apportioned }) => apportioned) / 100,
    }),
    ...(one.properties !== undefined && {
      filersPerMonth: Math.round(sumOf(months, ({ properties }) => properties) / asked.length / 10) / 10,
    }),
    ...(one.rooms !== undefined && { rooms: roomsOf({ months, asked, isProperty }) }),
    ...(one.revpar !== undefined && { revpar: revparOf(months) }),
    ...(asked.length === 1 && one.exempt !== undefined && { exemptShare: one.exempt }),
    ...(asked.length === 1 && one.properties !== undefined && { properties: one.properties }),
  };
}

/** The months whose quarter is not asked for as a whole. */
function ofCutQuarters(months: readonly PageMonth[], asked: readonly Month[]): PageMonth[] {
  return months.filter(({ month }) => {
    const first = addMonths(month, -((Number(month.slice(5)) - 1) % 3));
    return !monthsBetween(first, addMonths(first, 2)).every((each) => asked.includes(each));
  });
}

const daysOf = (months: readonly Month[]): number => months.reduce((days, month) => days + daysIn(month), 0);

function nightsOf(months: readonly PageMonth[]): number {
  return months.reduce((nights, { month, rooms }) => nights + (rooms ?? 0) * daysIn(month), 0);
}

/** The average over the days; a hotel's without the months in which its rooms do not count. A place may state 0. */
function roomsOf({ months, asked, isProperty }: Span): number | null {
  const counted = months.filter(({ rooms }) => (rooms ?? 0) > 0).map(({ month }) => month);
  if (counted.length === 0) return null;
  return Math.round(nightsOf(months) / daysOf(isProperty ? counted : asked));
}

/** The average by nights of the months' own, so within a cent of what their unrounded receipts give. */
function revparOf(months: readonly PageMonth[]): number | null {
  const counted = months.filter(({ revpar }) => (revpar ?? null) !== null);
  if (counted.length === 0) return null;
  const receipts = counted.reduce((sum, each) => sum + (each.revpar ?? NaN) * nightsOf([each]), 0);
  return receipts / nightsOf(counted);
}
