import type { Hotel } from '../../hotels/hotel.type.ts';
import { addMonths, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import { awaitedAmong } from '../awaited.ts';
import { changeWithoutIdle, likeForLike } from '../likeForLike.ts';
import { notedMonths } from '../notedMonths.rules.ts';
import * as rules from './compare.rules.ts';
import { rankIn } from '../rank.ts';
import type { HotelComparison } from './compare.type.ts';
import type { ComparedHotel, ComparedSet } from './comparedHotel.type.ts';
import { subjectMonths } from './subjectMonths.ts';

/** A hotel with its months, from the first that changes are against. */
export interface HotelRows {
  hotel: Hotel;
  rows: readonly rules.ComparedMonthRow[];
  /** Months of the comparison for which it has yet to file by quarter. */
  awaitedMonths: readonly Month[];
}

export interface MonthRange {
  from: Month;
  to: Month;
}

interface Member extends HotelRows {
  cells: rules.Cells;
}

/** Figures that a hotel and a set share. */
type Figures = Omit<ComparedSet, 'receiptsChangeWithoutIdle' | 'awaitedMonths'>;

/** The figures of one hotel or a set, whose cells are those of the hotels. */
function figuresOf(cells: rules.Cells, hotels: readonly rules.Cells[], months: readonly Month[]): Figures {
  const all = rules.within(cells, months);
  const earlier = rules.yearsEarlier(months);
  const years = rules.twoYearsOf(hotels, months, earlier);
  const compared = years && likeForLike(years);
  return {
    roomReceipts: rules.receiptsOf(all),
    availableRoomNights: rules.nightsOf(all),
    revpar: toDollars(rules.revparOf(all)),
    receiptsChange: compared?.change ?? null,
    receiptsLikeForLike: compared,
    comparedMonths: rules.monthsInBoth(hotels, months, earlier),
    roomReceiptsByMonth: months.map((month) => rules.receiptsOf(cells.get(month) ?? [])),
    revparByMonth: months.map((month) => toDollars(rules.revparOf(cells.get(month) ?? []))),
  };
}

/** The competitors as one, with what a change of several needs beside it. */
function comparedSet(
  set: rules.Cells,
  hotels: readonly rules.Cells[],
  months: readonly Month[],
): Omit<ComparedSet, 'awaitedMonths'> {
  const years = rules.twoYearsOf(hotels, months, rules.yearsEarlier(months));
  return {
    ...figuresOf(set, hotels, months),
    receiptsChangeWithoutIdle: years && changeWithoutIdle(years),
  };
}

function awaitedBy(members: readonly Member[]): Month[] {
  return awaitedAmong(members.map(({ awaitedMonths }) => awaitedMonths));
}

const isZero = ({ receipts }: rules.Cell): boolean => receipts === 0;

interface Field {
  set: rules.Cells;
  months: readonly Month[];
  leastMonths: number;
  /** Receipts of each hotel's months whose rooms count, so that a share and its fair share cover the same months. */
  receipts: readonly (number | null)[];
  nights: readonly (number | null)[];
  /** Figures of the hotels that are ranked. */
  ranked: { revpars: readonly (number | null)[]; receipts: readonly (number | null)[] };
}

function comparedHotel({ hotel, rows, cells, awaitedMonths }: Member, field: Field): ComparedHotel {
  const { set, months, receipts } = field;
  const years = rules.yearsEarlier(months);
  const figures = figuresOf(cells, [cells], months);
  const filed = rules.within(cells, months);
  const roomed = rules.withRooms(filed);
  const canRank = (cells: readonly unknown[]): boolean => cells.length >= field.leastMonths;
  const shown = rows.filter(({ month }) => month >= (months[0] ?? ''));
  const { flaggedMonths, unusualMonths } = notedMonths(shown);
  const earlier = new Set(months.map((month) => addMonths(month, -12 * years)));
  const before = rows.filter(({ month }) => earlier.has(month));
  return {
    hotel,
    ...figures,
    awaitedMonths: [...awaitedMonths],
    monthsFiled: filed.length,
    revparMonths: roomed.length,
    flags: [...new Set(shown.flatMap(({ flags }) => flags))],
    flaggedMonths,
    unusualMonths,
    unusualMonthsBefore: notedMonths(before).unusualMonths,
    partialMonths: [...before, ...shown].filter(({ isPartial }) => isPartial).map(({ month }) => month),
    zeroMonths: months.filter((month) => rules.withRooms(cells.get(month) ?? []).some(isZero)),
    roomCapacity: shown.findLast(({ rooms }) => rooms)?.rooms ?? null,
    revparIndex: rules.revparIndex(cells, set, months),
    revparRank: rankIn(canRank(roomed) ? figures.revpar : null, field.ranked.revpars),
    receiptsRank: rankIn(canRank(filed) ? rules.rankable(figures.roomReceipts) : null, field.ranked.receipts),
    share: rules.shareOfAll(rules.receiptsOf(roomed), receipts),
    fairShare: rules.shareOfAll(figures.availableRoomNights, field.nights),
    revparChange: rules.revparChange(rules.pairsOf([cells], months, years)),
  };
}

/** Compares a hotel with its competitors. `published` are the published months, from the first that changes are against. */
export function compare(
  subject: HotelRows,
  competitors: readonly HotelRows[],
  range: MonthRange,
  published: readonly Month[],
): Omit<HotelComparison, 'releaseIds'> {
  const months = monthsBetween(range.from, range.to);
  const member = (each: HotelRows): Member => ({ ...each, cells: rules.cellsOf(each.rows) });
  const others = competitors.map(member);
  const own = member(subject);
  const each = others.map(({ cells }) => cells);
  const set = rules.together(each);
  const totals = [own, ...others].map(({ cells }) => rules.within(cells, months));
  const roomed = totals.map(rules.withRooms);
  const leastMonths = rules.leastMonths(months, new Set(published));
  const ranked = (hotels: readonly rules.Cell[][]): rules.Cell[][] =>
    hotels.filter((cells) => cells.length >= leastMonths);
  const field: Field = {
    set,
    months,
    leastMonths,
    receipts: roomed.map(rules.receiptsOf),
    nights: totals.map(rules.nightsOf),
    ranked: {
      revpars: ranked(roomed).map((cells) => toDollars(rules.revparOf(cells))),
      receipts: ranked(totals).map((cells) => rules.rankable(rules.receiptsOf(cells))),
    },
  };
  return {
    ...range,
    months,
    yearsEarlier: rules.yearsEarlier(months),
    monthsPublished: published.filter((month) => month >= range.from),
    subjectByMonth: subjectMonths(own.cells, each, months, published),
    subject: comparedHotel(own, field),
    competitors: others.map((other) => comparedHotel(other, field)),
    competitorSet: { ...comparedSet(set, each, months), awaitedMonths: awaitedBy(others) },
  };
}
