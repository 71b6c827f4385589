import {
  isQuarterEnd,
  lastDayOf,
  monthOf,
  quarterStart,
  type DayNumber,
  type MonthNumber,
} from './calendar.ts';
import { hotelMonth, hotelMonths, type HotelFigures } from './hotelFigures.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { noise } from './random.ts';
import type { Period } from './tenures.ts';

const MONTHLY = 50;
const QUARTERLY = 60;

/** Blank-padded to the width, and cut at it, as the source does. */
function text(value: string, width: number): string {
  return `"${value.slice(0, width).padEnd(width)}"`;
}

function county(code: number | null): string {
  return code === null ? '   ' : String(code).padStart(3, '0');
}

function amount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.padStart(13);
}

/** A place's name on a day: it may have had another before. */
function nameOn({ name, formerly }: HotelTenure, day: DayNumber): string {
  return formerly && day < formerly.until ? formerly.name : name;
}

/** The first 19 fields, the same in every row of a location within one release. */
function head(tenure: HotelTenure, issued: DayNumber): string {
  const { taxpayer } = tenure;
  return [
    taxpayer.number,
    text(taxpayer.name, 50),
    text(taxpayer.address, 40),
    text(taxpayer.city, 20),
    text(taxpayer.state, 2),
    text(taxpayer.zip, 5),
    county(taxpayer.countyCode),
    text(taxpayer.phone, 10),
    String(tenure.locationNumber).padStart(5, '0'),
    text(nameOn(tenure, issued), 50),
    text(tenure.address, 40),
    text(tenure.city, 20),
    text(tenure.state, 2),
    text(tenure.zip, 5),
    county(tenure.countyCode),
    text(tenure.phone, 10),
    String(tenure.filedRooms).padStart(5),
    tenure.begin,
    tenure.end !== null && tenure.end <= issued ? tenure.end : ' '.repeat(8),
  ].join();
}

function row(start: string, month: MonthNumber, filerType: number, figures: HotelFigures): string {
  const { totalCents, taxableCents } = figures;
  return `${start},${lastDayOf(month)},${filerType},${amount(totalCents)},${amount(taxableCents)}\r\n`;
}

/** One filing in five hundred never comes. */
function isMissing(tenure: HotelTenure, month: MonthNumber): boolean {
  return noise(tenure.id, month, 5) < 0.002;
}

/** Figures of a location for the months from `first` to `last`: one month or one filed quarter. */
export type FiguresOf = (tenure: HotelTenure, first: MonthNumber, last: MonthNumber) => HotelFigures | null;

/** True figures; null if the filing never came. */
export function asEarned(tenure: HotelTenure, first: MonthNumber, last: MonthNumber): HotelFigures | null {
  if (isMissing(tenure, last)) return null;
  return first === last ? hotelMonth(tenure, first) : hotelMonths(tenure, first, last);
}

function* tenureRows(
  tenure: HotelTenure,
  period: Period,
  issued: DayNumber,
  figuresOf: FiguresOf,
): Generator<string> {
  const begin = monthOf(tenure.begin);
  const end = tenure.end === null ? period.last : monthOf(tenure.end);
  const start = head(tenure, issued);
  for (let month = period.first; month <= period.last; month++) {
    const monthly = month >= tenure.monthlyFrom;
    if (!monthly && !isQuarterEnd(month)) continue;
    const from = Math.max(begin, monthly ? month : quarterStart(month));
    const to = Math.min(end, month);
    const figures = from <= to ? figuresOf(tenure, from, to) : null;
    if (figures) yield row(start, month, monthly ? MONTHLY : QUARTERLY, figures);
  }
}

/** In the order of the real files: by taxpayer, location, then period. */
export function inFileOrder(tenures: readonly HotelTenure[]): HotelTenure[] {
  return tenures.toSorted(
    (a, b) =>
      (a.taxpayer.number < b.taxpayer.number ? -1 : Number(a.taxpayer.number > b.taxpayer.number)) ||
      a.locationNumber - b.locationNumber,
  );
}

/**
 * The rows of a hotel release (H2, 23 fields) for some months, byte for byte in the real layout. In quarter-end
 * months it also holds the quarterly filers' rows for their whole quarter. `tenures` are in file order; end dates
 * after the day of issue were not known then and are blank.
 */
export function* hotelRows(
  tenures: Iterable<HotelTenure>,
  period: Period,
  issued: DayNumber,
  figuresOf: FiguresOf = asEarned,
): Generator<string> {
  for (const tenure of tenures) {
    if (monthOf(tenure.begin) > period.last) continue;
    if (tenure.end !== null && monthOf(tenure.end) < quarterStart(period.first)) continue;
    yield* tenureRows(tenure, period, issued, figuresOf);
  }
}
