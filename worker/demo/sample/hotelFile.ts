import { lastDayOf, monthOf, quarterStart, type DayNumber, type Period } from './calendar.ts';
import { asEarned, type FiguresOf } from './hotelFigures.ts';
import type { HotelTenure } from './tenures.ts';

const MONTHLY = 50;
const QUARTERLY = 60;

/** Blank-padded to the width, and cut at it, as the source does. */
function text(value: string, width: number): string {
  return `"${value.slice(0, width).padEnd(width)}"`;
}

type Seat = Pick<HotelTenure, 'address' | 'city' | 'state' | 'zip' | 'countyCode' | 'phone'>;

/** Place and telephone of a taxpayer or location. */
function seatOf({ address, city, state, zip, countyCode, phone }: Seat): string {
  const county = countyCode === null ? '   ' : String(countyCode).padStart(3, '0');
  return [text(address, 40), text(city, 20), text(state, 2), text(zip, 5), county, text(phone, 10)].join();
}

function amount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.padStart(13);
}

/** The first 19 fields, the same in every row of a location within one release. */
function head(tenure: HotelTenure, issued: DayNumber): string {
  const { taxpayer, formerly, begin, end } = tenure;
  const name = formerly && issued < formerly.until ? formerly.name : tenure.name;
  return [
    taxpayer.number,
    text(taxpayer.name, 50),
    seatOf(taxpayer),
    String(tenure.locationNumber).padStart(5, '0'),
    text(name, 50),
    seatOf(tenure),
    String(tenure.filedRooms).padStart(5),
    begin,
    end !== null && end <= issued ? end : ' '.repeat(8),
  ].join();
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
    if (!monthly && month % 3 !== 2) continue;
    const from = Math.max(begin, monthly ? month : quarterStart(month));
    const to = Math.min(end, month);
    const figures = from <= to ? figuresOf(tenure, from, to) : null;
    if (!figures) continue;
    const amounts = `${amount(figures.totalCents)},${amount(figures.taxableCents)}`;
    yield `${start},${lastDayOf(month)},${monthly ? MONTHLY : QUARTERLY},${amounts}\r\n`;
  }
}

/** In the order of the real files: by taxpayer, location, then period. */
export function inFileOrder(tenures: readonly HotelTenure[]): HotelTenure[] {
  const numberOf = ({ taxpayer }: HotelTenure): number => Number(taxpayer.number);
  return tenures.toSorted((a, b) => numberOf(a) - numberOf(b) || a.locationNumber - b.locationNumber);
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
