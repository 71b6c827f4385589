import type { FieldKind } from './layout.ts';

/** True if a row seems to start at a position of a file's bytes, judged only by its first field. */
export type KeyShape = (bytes: Buffer, at: number) => boolean;

/** No key, with its padding, its quotes and its comma, takes more. */
export const MOST_KEY_BYTES = 64;

const TAXPAYER_DIGITS = 11;
const FEWEST_PERMIT_DIGITS = 5;
const BLANK = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const LETTER_A = 0x41;

/** The look of a row's first field; null for a kind of field that may stand anywhere. */
export function keyShapeOf(kind: FieldKind | null): KeyShape | null {
  if (kind === 'digits') return isTaxpayerNumber;
  if (kind === 'permit' || kind === 'permit?') return isPermit;
  return kind === 'month name' ? isMonthAndTaxpayer : null;
}

/** `32012345678,` also in quotes; all of Texas' taxpayer numbers have eleven digits. */
function isTaxpayerNumber(bytes: Buffer, at: number): boolean {
  const from = bytes[at] === QUOTE ? at + 1 : at;
  const to = from + TAXPAYER_DIGITS;
  return afterDigits(bytes, from) === to && endsField(bytes, to);
}

/** `MB123456,` or `N 123456,` also in quotes and padded. */
function isPermit(bytes: Buffer, at: number): boolean {
  const from = bytes[at] === QUOTE ? at + 1 : at;
  if (!isLetter(bytes[from]) || !(isLetter(bytes[from + 1]) || bytes[from + 1] === BLANK)) return false;
  const to = afterDigits(bytes, from + 2);
  return to >= from + 2 + FEWEST_PERMIT_DIGITS && endsField(bytes, to);
}

/** `January,32012345678,` */
function isMonthAndTaxpayer(bytes: Buffer, at: number): boolean {
  let end = at;
  while (isLetter(bytes[end])) end++;
  return end > at && bytes[end] === COMMA && isTaxpayerNumber(bytes, end + 1);
}

function afterDigits(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= ZERO + 9) at++;
  return at;
}

function endsField(bytes: Buffer, from: number): boolean {
  let at = from;
  while (bytes[at] === BLANK) at++;
  return bytes[at] === COMMA || (bytes[at] === QUOTE && bytes[at + 1] === COMMA);
}

function isLetter(byte = 0): boolean {
  const upper = byte & ~BLANK;
  return upper >= LETTER_A && upper < LETTER_A + 26;
}
