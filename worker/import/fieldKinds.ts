import type { FieldKind } from './layout.ts';
import {
  monthEndReader,
  monthNameReader,
  readCompactDate,
  readIsoDate,
  readMonth,
  readQuarter,
  readSlashDate,
} from './readDate.ts';
import { explainMoney, readMoney, UNREADABLE } from './readMoney.ts';

/**
 * Reads a field's trimmed, not empty bytes: a number (cents, days since 2000-01-01, a count, a code, 0 or 1),
 * NaN for unknown, or {@link UNREADABLE}. A reader of text only says whether it will do.
 */
export type FieldReader = (bytes: Buffer, from: number, to: number) => number;

export interface KindOfField {
  /** Null for text that is used unchanged. */
  read: FieldReader | null;
  /** True if an empty field makes the row unreadable. */
  required: boolean;
  /** Why a trimmed value cannot be read. */
  explain: (value: string) => string;
}

const ZERO = 0x30;
const LETTER_N = 0x4e;
const LETTER_Y = 0x59;
const MOST_INTEGER = 2_147_483_647;
const LAST_COUNTY = 254;
const FINE = 0;

function readInteger(bytes: Buffer, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return UNREADABLE;
    number = number * 10 + digit;
  }
  return number <= MOST_INTEGER ? number : UNREADABLE;
}

function acceptDigits(bytes: Buffer, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > ZERO + 9) return UNREADABLE;
  }
  return FINE;
}

/** Control characters, those of Latin-1 included (0xC2 0x80–0x9F in UTF-8), do not belong into a key. */
function acceptPermit(bytes: Buffer, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte === 0x7f || (byte === 0xc2 && (bytes[at + 1] ?? 0) < 0xa0)) return UNREADABLE;
  }
  return FINE;
}

function readCounty(bytes: Buffer, from: number, to: number): number {
  const code = readInteger(bytes, from, to);
  return code >= 1 && code <= LAST_COUNTY ? code : code === UNREADABLE ? UNREADABLE : NaN;
}

function readCountyOrZero(bytes: Buffer, from: number, to: number): number {
  const code = readInteger(bytes, from, to);
  return code <= LAST_COUNTY || code === UNREADABLE ? code : NaN;
}

function readFilerType(bytes: Buffer, from: number, to: number): number {
  const type = readInteger(bytes, from, to);
  return type === 50 || type === 60 ? type : UNREADABLE;
}

function readYesNo(bytes: Buffer, from: number, to: number): number {
  if (to - from !== 1) return UNREADABLE;
  return bytes[from] === LETTER_Y ? 1 : bytes[from] === LETTER_N ? 0 : UNREADABLE;
}

function explainInteger(value: string): string {
  return /^\d+$/.test(value) ? 'is too large for a whole number' : 'is not a whole number';
}

function kind(
  required: boolean,
  read: FieldReader | null,
  reason: string | ((value: string) => string),
): KindOfField {
  const explain = typeof reason === 'string' ? () => reason : reason;
  return { read, required, explain: (value) => (value === '' ? 'is blank' : explain(value)) };
}

const NOT_MONTH_END = 'is not the last day of a month';
const NOT_DATE = 'is not a date of the form';

/** Reader for each kind of field; a `month name` needs the year from the operator. */
export function kindOfField(name: FieldKind, statedYear: number): KindOfField {
  switch (name) {
    case 'text':
    case 'nothing':
      return kind(false, null, '');
    case 'digits':
      return kind(true, acceptDigits, 'is not a number of digits only');
    case 'permit':
      return kind(true, acceptPermit, 'has control characters');
    case 'permit?':
      return kind(false, acceptPermit, 'has control characters');
    case 'integer':
      return kind(true, readInteger, explainInteger);
    case 'money':
      return kind(true, readMoney, explainMoney);
    case 'money?':
      return kind(false, readMoney, explainMoney);
    case 'county':
      return kind(false, readCounty, 'is not a county code');
    case 'county or 0':
      return kind(false, readCountyOrZero, 'is not a county code');
    case '50|60':
      return kind(true, readFilerType, 'is neither 50 (monthly) nor 60 (quarterly)');
    case 'Y|N':
      return kind(false, readYesNo, 'is neither Y nor N');
    default:
      return kindOfDate(name, statedYear);
  }
}

type DateKind = Extract<FieldKind, `date ${string}` | `month ${string}` | `quarter ${string}`>;

function kindOfDate(name: DateKind, statedYear: number): KindOfField {
  switch (name) {
    case 'date YYYYMMDD':
      return kind(false, readCompactDate, `${NOT_DATE} YYYYMMDD`);
    case 'date MM/DD/YYYY':
      return kind(false, readSlashDate, `${NOT_DATE} MM/DD/YYYY`);
    case 'date ISO':
      return kind(false, readIsoDate, `${NOT_DATE} YYYY-MM-DD`);
    case 'month end YYYYMMDD':
      return kind(true, monthEndReader(readCompactDate), `${NOT_MONTH_END}, as YYYYMMDD`);
    case 'month end MM/DD/YYYY':
      return kind(true, monthEndReader(readSlashDate), `${NOT_MONTH_END}, as MM/DD/YYYY`);
    case 'month end ISO':
      return kind(true, monthEndReader(readIsoDate), `${NOT_MONTH_END}, as YYYY-MM-DD`);
    case 'month YYYY/MM':
      return kind(true, readMonth, 'is not a month as YYYY/MM');
    case 'month name':
      return kind(true, monthNameReader(statedYear), 'is not the name of a month');
    case 'quarter YYYYQn':
      return kind(true, readQuarter, 'is not a quarter as YYYYQn');
  }
}
