export type CsvCell = string | number | null;

const NEEDS_QUOTES = /[",\r\n]/;
/** Characters that a spreadsheet takes for the beginning of a formula. */
const LIKE_A_FORMULA = /^[\s]*[=+\-@]|^[\t\r]/;
/** A negative amount begins like a formula, and is none. */
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // The apostrophe makes a spreadsheet show the text as it is instead of running it.
  const harmless = LIKE_A_FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a CSV file. Numbers stay numbers; text that a spreadsheet would run as a formula is defused. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';
}
