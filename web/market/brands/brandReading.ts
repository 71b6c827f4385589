import type { BothReadings } from '../figures/treatedText.ts';
import { formatMonth, partsOf } from '../../ui/formats/formatMonth.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import { counted } from '../../ui/formats/counted.ts';
import { byMonth, leftOutAsFiled } from '../figures/leftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut.ts';
import type { BrandFigures, BrandMonth } from './brandFigures.ts';

/** The months as they were filed. */
export function brandAsFiled(figures: BrandFigures): BrandFigures {
  const counted = figures.months.map((month) => {
    const { filedReceipts: roomReceipts, filedRooms: rooms, filedRevpar: revpar } = month;
    // The server counts rooms that filed $0 among those that count, not among those that were filed.
    return { ...month, roomReceipts, rooms, revpar, roomsWithoutReceipts: null };
  });
  const filed = figures.leftOut.map(leftOutAsFiled);
  return { ...figures, months: [...counted, ...filed].sort(byMonth), leftOut: [] };
}

/** The latest month of a brand, and the year that it is in, in both readings. */
export function bothOfBrand({ months, leftOut, latestMonth }: BrandFigures): BothReadings[] {
  const month = months.find((each) => each.month === latestMonth);
  if (month === undefined) return [];
  const { year } = partsOf(month.month);
  const isOfYear = (each: { month: string }): boolean => partsOf(each.month).year === year;
  return [ofMonth(month), ofYear(year, months.filter(isOfYear), leftOut.filter(isOfYear))];
}

function ofMonth(month: BrandMonth): BothReadings {
  return {
    period: formatMonth(month.month),
    receipts: month.roomReceipts,
    filedReceipts: month.filedReceipts,
    revpar: month.revpar,
    filedRevpar: month.filedRevpar,
    flaggedFilings: month.flaggedFilings,
    roomsLeftOut: month.filedRooms - month.rooms,
  };
}

/** The API has no year of a brand, and so no RevPAR of one. */
function ofYear(year: number, months: readonly BrandMonth[], leftOut: readonly MonthLeftOut[]): BothReadings {
  const all = [...months, ...leftOut];
  return {
    period: months.length === 12 ? String(year) : `${String(year)} (${counted(months.length, 'month')})`,
    receipts: sumMoney(months, ({ roomReceipts }) => roomReceipts),
    filedReceipts: sumMoney(all, ({ filedReceipts }) => filedReceipts),
    revpar: null,
    flaggedFilings: all.reduce((sum, { flaggedFilings }) => sum + flaggedFilings, 0),
    monthsWithRoomsLeftOut: months.filter(({ filedRooms, rooms }) => filedRooms !== rooms).length,
  };
}
