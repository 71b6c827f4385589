import { daysOf, isMonthEnd, monthEnd, NO_DATE } from './days.ts';

/** Days since 2000-01-01 from trimmed bytes; NO_DATE if they are not a date of that form. */
export type DateReader = (bytes: Buffer, from: number, to: number) => number;

const ZERO = 0x30;
const SLASH = 0x2f;
const DASH = 0x2d;
const LETTER_Q = 0x51;
const LETTER_T = 0x54;

/** The number spelled by the digits of a range; -1 if empty or not all digits. */
function digits(bytes: Buffer, from: number, to: number): number {
  if (from >= to) return -1;
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** `20230331` */
export function readCompactDate(bytes: Buffer, from: number, to: number): number {
  if (to - from !== 8) return NO_DATE;
  return daysOf(
    digits(bytes, from, from + 4),
    digits(bytes, from + 4, from + 6),
    digits(bytes, from + 6, to),
  );
}

/** `09/30/2017`, also without leading zeros. */
export function readSlashDate(bytes: Buffer, from: number, to: number): number {
  const first = bytes[from + 1] === SLASH ? from + 1 : from + 2;
  const second = bytes[first + 2] === SLASH ? first + 2 : first + 3;
  if (bytes[first] !== SLASH || bytes[second] !== SLASH || to - second !== 5) return NO_DATE;
  return daysOf(digits(bytes, second + 1, to), digits(bytes, from, first), digits(bytes, first + 1, second));
}

/** `2018-07-31T00:00:00.000`, also without the time. */
export function readIsoDate(bytes: Buffer, from: number, to: number): number {
  const isDate = bytes[from + 4] === DASH && bytes[from + 7] === DASH;
  if (!isDate || (to - from !== 10 && bytes[from + 10] !== LETTER_T)) return NO_DATE;
  return daysOf(
    digits(bytes, from, from + 4),
    digits(bytes, from + 5, from + 7),
    digits(bytes, from + 8, from + 10),
  );
}

/** `2014/11`: the month's last day. */
export function readMonth(bytes: Buffer, from: number, to: number): number {
  if (to - from !== 7 || bytes[from + 4] !== SLASH) return NO_DATE;
  return monthEnd(digits(bytes, from, from + 4), digits(bytes, from + 5, to));
}

/** `2025Q3`: the quarter's last day. */
export function readQuarter(bytes: Buffer, from: number, to: number): number {
  if (to - from !== 6 || bytes[from + 4] !== LETTER_Q) return NO_DATE;
  return monthEnd(digits(bytes, from, from + 4), digits(bytes, from + 5, to) * 3);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `January` of a stated year: the month's last day. */
export function monthNameReader(year: number): DateReader {
  return (bytes, from, to) => {
    const name = bytes.toString('latin1', from, Math.min(to, from + 3)).toLowerCase();
    return monthEnd(year, MONTHS.indexOf(name) + 1);
  };
}

/** A date that must be the last day of its month. */
export function monthEndReader(read: DateReader): DateReader {
  return (bytes, from, to) => {
    const days = read(bytes, from, to);
    return days === NO_DATE || isMonthEnd(days) ? days : NO_DATE;
  };
}
