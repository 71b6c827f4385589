import { ESTIMATED_PERCENT } from '../../gql/limits.ts';
import type { ReleaseName } from '../../ui/formats/release.ts';
import { awaitedOf } from '../figures/awaited.tsx';
import type { Figures } from '../figures/figureColumns.tsx';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import { leftOutAsFiled, leftOutRow, yearsLeftOut } from '../figures/leftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut.ts';
import { revparOverOnce } from '../figures/roomsTwice.ts';
import type { RoomsTwice } from '../figures/roomsTwice.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';
import type { Nearest } from '../figures/YearToDateStat.tsx';
import type { Change } from '../../ui/formats/formatChange.ts';
import type { Compared } from '../../ui/formats/noChange.ts';

/** A month of a place, of either tax; null for what is unknown or not of that tax. */
export interface PlaceMonth extends Figures {
  month: string;
  receipts: number;
  /** Lodging only, as `filedRevpar` and `filedRooms`: as filed, doubtful values and all. */
  filedReceipts: number | null;
  revpar: number | null;
  filedRevpar: number | null;
  rooms: number | null;
  filedRooms: number | null;
  /** Null if nothing counts of the month. */
  properties: number | null;
  marketplace: number | null;
  apportioned: number | null;
  /** Filings whose receipts count otherwise than filed. */
  flaggedFilings: number | null;
  /** Dollars of filings far above the usual, which count. */
  unusual: number | null;
  /** Filed rooms that do not count. */
  roomsLeftOut: number | null;
  /** Published though rows are missing. */
  isIncomplete: boolean;
  /** True if quarterly filers have yet to file for the month. */
  awaitsQuarterlyFilers: boolean;
  liquor: number | null;
  wine: number | null;
  beer: number | null;
  coverCharge: number | null;
  estimated: number | null;
  /** Lodging only: rooms of sold hotels that are in `rooms` twice. */
  roomsTwice?: RoomsTwice;
  release: ReleaseName;
}

/** A month in a table: one that counts, or one of which nothing does. */
export type PlaceMonthRow = Omit<PlaceMonth, 'receipts'> & { receipts: number | null };

/** Figures that are unknown of a month that an operator left out whole. */
const NONE = {
  properties: null,
  marketplace: null,
  apportioned: null,
  unusual: null,
  roomsLeftOut: null,
  awaitsQuarterlyFilers: false,
  liquor: null,
  wine: null,
  beer: null,
  coverCharge: null,
  estimated: null,
};

/** A month of which nothing counts, among those that count. */
export function rowLeftOut(month: MonthLeftOut): PlaceMonthRow {
  return { ...NONE, ...leftOutRow(month), receipts: null, revpar: null, rooms: null };
}

/** The same as filed. */
export function filedLeftOut(month: MonthLeftOut): PlaceMonth {
  return { ...NONE, ...leftOutAsFiled(month), receipts: month.filedReceipts };
}

export interface PlaceYear extends Figures {
  year: number;
  months: number;
  receipts: number;
  /** Lodging only, as `filedRevpar`: as filed, doubtful values and all. */
  filedReceipts: number | null;
  change: Change | null;
  /** The part of the receipts that is compared; null if there is nothing to compare with. */
  likeForLike: Compared | null;
  /** Lodging only, as `revpar`; null if too little is left to compare. */
  changeWithoutIdle: Change | null;
  revpar: number | null;
  filedRevpar: number | null;
  revparChange: Change | null;
  /** Months of the year that each change compares; null without a change. */
  receiptsComparedMonths: readonly string[] | null;
  revparComparedMonths: readonly string[] | null;
  /** Why there is no RevPAR, if not for lack of rooms. */
  noRevpar?: string;
  /** Filings whose receipts count otherwise than filed. */
  flaggedFilings: number | null;
}

/** A year in a table: one that counts, or one of which no month does. */
export type PlaceYearRow = Omit<PlaceYear, 'receipts'> & {
  receipts: number | null;
  /** States RevPAR with rooms of sold hotels counted once; empty if it hardly differs. */
  revparOnce?: string;
  /** Mixed beverages only: months with much of their receipts estimated. */
  estimatedMonths?: readonly string[];
  /** Lodging only: months that have monthly filers only. */
  awaitedMonths?: readonly string[];
};

/** The figures that a table of years needs. */
export type YearFigures = Pick<PlaceFigures, 'years' | 'months' | 'leftOut'>;

/** Months with much of their receipts estimated; none of lodging. */
export function muchEstimated(months: readonly PlaceMonth[]): string[] {
  return months
    .filter(
      ({ estimated, receipts }) =>
        estimated !== null && estimated > 0 && estimated * 100 >= receipts * ESTIMATED_PERCENT,
    )
    .map(({ month }) => month);
}

/** The years, and those of which no month counts. */
export function yearRows({ years, months, leftOut }: YearFigures): PlaceYearRow[] {
  const isOf = (year: number, { month }: PlaceMonth): boolean => partsOf(month).year === year;
  return [
    ...years.map((each) => {
      const own = months.filter((month) => isOf(each.year, month));
      return {
        ...each,
        revparOnce: revparOverOnce(own, each.revpar),
        estimatedMonths: muchEstimated(own),
        awaitedMonths: awaitedOf(own),
      };
    }),
    ...yearsLeftOut(leftOut, years).map((year) => ({ ...NO_YEAR, ...year, ...filedIn(leftOut, year) })),
  ];
}

const NO_YEAR = {
  receipts: null,
  change: null,
  likeForLike: null,
  changeWithoutIdle: null,
  revpar: null,
  revparChange: null,
  receiptsComparedMonths: null,
  revparComparedMonths: null,
  flaggedFilings: null,
};

/** Sums the filings of months of which nothing counts. The API sums none of them, so RevPAR is known only of a single one. */
function filedIn(
  leftOut: readonly MonthLeftOut[],
  { monthsLeftOut }: { monthsLeftOut: readonly string[] },
): Pick<PlaceYear, 'filedReceipts' | 'filedRevpar'> & { filedReceipts: number } {
  const months = leftOut.filter(({ month }) => monthsLeftOut.includes(month));
  return {
    filedReceipts: sumMoney(months, ({ filedReceipts }) => filedReceipts),
    filedRevpar: months.length === 1 ? (months[0]?.filedRevpar ?? null) : null,
  };
}

/** The years of which no month counts as filed. */
export function filedYears({ years, leftOut }: Pick<PlaceFigures, 'years' | 'leftOut'>): PlaceYear[] {
  return yearsLeftOut(leftOut, years).map(({ year, monthsLeftOut }) => {
    const filed = filedIn(leftOut, { monthsLeftOut });
    return {
      ...NO_YEAR,
      ...filed,
      year,
      months: monthsLeftOut.length,
      receipts: filed.filedReceipts,
      revpar: filed.filedRevpar,
      ...(monthsLeftOut.length > 1 && { noRevpar: 'as filed it is known only of each month' }),
    };
  });
}

interface Rank {
  rank: number;
  of: number;
}

/** A place's headline figures at its latest month. */
export interface PlaceHeadlineFigures {
  month: string;
  receipts: number;
  change: Change | null;
  /** The part of the receipts that is compared; null if there is nothing to compare with. */
  likeForLike: Compared | null;
  /** Null unless all of the last 12 months have figures. */
  ttm: number | null;
  ttmMonths: number;
  ttmChange: Change | null;
  ttmLikeForLike: Compared | null;
  /** As the changes, without idle hotels; null if it is not known. */
  receiptsChangeWithoutIdle: Change | null;
  ttmChangeWithoutIdle: Change | null;
  /** The nearest figure if one of these cannot be stated. */
  yearToDate: Nearest;
  /** Months with unusual receipts among these and what they are compared with; null for mixed beverages. */
  unusualMonths: readonly string[] | null;
  /** Months with 5% or more of their receipts estimated, among the same; none of lodging. */
  estimatedMonths: readonly string[];
  /** Coverage: how many have a figure for the month, and how many had been expected to. */
  properties: number;
  propertiesExpected: number;
  /** Published though rows are missing. */
  isIncomplete: boolean;
  stateRank: Rank | null;
  /** Cities only. */
  mainCountyName: string | null;
  countyRank: Rank | null;
  lodging: LodgingHeadlineFigures | null;
  /** Mixed beverages only. */
  estimated: number | null;
}

/** Further headline figures of lodging. */
export interface LodgingHeadlineFigures {
  revpar: number | null;
  rooms: number;
  ttmRoomMonths: number;
  ttmRevpar: number | null;
  ttmRevparWeighted: number | null;
  marketplace: number;
  apportioned: number;
  flaggedFilings: number;
  unusual: number;
  roomsLeftOut: number;
  roomsWithoutReceipts: number | null;
  propertiesWithRooms: number | null;
  awaitsQuarterlyFilers: boolean;
  /** The number of the 12 months that quarterly filers have yet to file for. */
  monthsAwaited: number;
}

export interface PlaceFigures {
  name: string;
  /** Null if it has no months of the tax. */
  headline: PlaceHeadlineFigures | null;
  months: PlaceMonth[];
  /** The months of which nothing counts, lodging only; none if `months` has them as filed. */
  leftOut: readonly MonthLeftOut[];
  years: PlaceYear[];
  /** The latest year with published figures of the tax anywhere; null if there is none. */
  latestYear: number | null;
}
