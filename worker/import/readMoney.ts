/** Result of a reader for bytes that do not fit the field. */
export const UNREADABLE = Number.POSITIVE_INFINITY;

/** 9,999,999,999,999.99 dollars: far above any receipts, and exact as a number. */
const MOST_CENTS = 999_999_999_999_999;
/** A spreadsheet's 10303.629999999999 is 10303.63; anything further from a whole cent is not noise. */
const FLOAT_NOISE_CENTS = 1e-3;

const ZERO = 0x30;
const DOT = 0x2e;
const DOLLAR = 0x24;

/** An amount in cents from trimmed bytes such as `530.00`, `000002431.63`, `$8727`, `-1,234.5`; else UNREADABLE. */
export function readMoney(bytes: Buffer, from: number, to: number): number {
  let at = bytes[from] === DOLLAR ? from + 1 : from;
  const digitsFrom = at;
  let amount = 0;
  for (; at < to; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) break;
    amount = amount * 10 + digit;
  }
  if (at === digitsFrom) return readUnusualMoney(bytes.toString('latin1', from, to));
  if (at === to) return withinLimit(amount * 100);
  const tens = (bytes[at + 1] ?? 0) - ZERO;
  const ones = (bytes[at + 2] ?? 0) - ZERO;
  const hasCents = bytes[at] === DOT && to - at === 3 && tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9;
  return hasCents
    ? withinLimit(amount * 100 + tens * 10 + ones)
    : readUnusualMoney(bytes.toString('latin1', from, to));
}

function withinLimit(cents: number): number {
  return cents <= MOST_CENTS ? cents : UNREADABLE;
}

const UNUSUAL = /^(-\$?|\$-?)?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/** Signs, thousands separators, one decimal or many. */
function readUnusualMoney(text: string): number {
  const [matched, sign = '', whole = '', decimals = ''] = UNUSUAL.exec(text) ?? [];
  if (matched === undefined || whole + decimals === '') return UNREADABLE;
  const exact = Number(`${whole.replaceAll(',', '') || '0'}.${decimals || '0'}`) * 100;
  const cents = Math.round(exact);
  if (Math.abs(exact - cents) > FLOAT_NOISE_CENTS) return UNREADABLE;
  const limited = withinLimit(cents);
  return limited !== UNREADABLE && sign.includes('-') ? 0 - limited : limited;
}

/** Why a value is no amount. */
export function explainMoney(value: string): string {
  if (!/^-?\$?-?[\d,]*\.?\d*$/.test(value) || !/\d/.test(value))
    return 'is not an amount of dollars and cents';
  const amount = Number(value.replace(/[$,]/g, ''));
  if (Math.abs(amount) * 100 > MOST_CENTS) return 'is larger than 9,999,999,999,999.99';
  return /\.\d{3,}$/.test(value) ? 'has fractions of a cent' : 'is not an amount of dollars and cents';
}
