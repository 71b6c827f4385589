import { escapeLiteral } from 'pg';
import type { ListSql } from '../list.sql.ts';
import type { OrderColumn } from '../page.ts';
import { plainText } from '../plainText.ts';
import type { ExportColumn } from './exportColumns.ts';

/** Facts that become sentences travel in hexadecimal between two of these, so that no format changes them. */
export const FACTS_MARK = '\u0002';

/** Spaces as JavaScript and spreadsheets know them; PostgreSQL's `\s` depends on the locale. */
const SPACE = String.raw`[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;
const LIKE_A_FORMULA = String.raw`^${SPACE}*[-=+@]|^[\t\r]`;
const PLAIN_NUMBER = String.raw`^-[0-9]+(\.[0-9]+)?$`;

/** Letters and digits, by their codes. */
const LETTERS_AND_DIGITS = Array.from({ length: 128 }, (_, code) => code).filter((code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)),
);

/**
 * SQL of text that no spreadsheet runs as a formula: an apostrophe precedes what looks like one, as in the
 * tables of the web client. Nearly all texts begin with a letter or a digit, and need none of the slow patterns.
 */
function harmless(sql: string): string {
  return `case when ascii(${sql}) = any('{${LETTERS_AND_DIGITS.join(',')}}') then ${sql}
    when ${sql} ~ '${LIKE_A_FORMULA}' and ${sql} !~ '${PLAIN_NUMBER}' then '''' || ${sql}
    else nullif(${sql}, '') end`;
}

function marked(sql: string): string {
  const mark = `chr(${String(FACTS_MARK.codePointAt(0))})`;
  return `${mark} || encode(convert_to((${sql})::text, 'UTF8'), 'hex') || ${mark}`;
}

function csvCell({ kind, sql }: ExportColumn): string {
  switch (kind) {
    case 'text':
      return harmless(`(${sql})`);
    case 'plain':
      return sql;
    case 'money':
      return `(${sql}) * 0.01`;
    case 'boolean':
      return `(${sql})::text`;
    case 'words':
      return `array_to_string(${sql}, ' ')`;
    case 'sentences':
      return marked(sql);
  }
}

function jsonValue(column: ExportColumn): string {
  return column.kind === 'money' || column.kind === 'sentences' ? csvCell(column) : column.sql;
}

const WRITTEN = {
  csv: 'format csv, header true',
  // JSON has none of these characters unescaped, so that each row is written as it is.
  jsonl: `format csv, quote e'\\x01', delimiter e'\\x02'`,
};

export interface ExportRows {
  /** Names the statement for logs. */
  name: string;
  columns: readonly ExportColumn[];
  list: ListSql;
  order: readonly OrderColumn[];
  /** Values of the list's placeholders. */
  values: readonly unknown[];
  /** Null for all rows. */
  limit: number | null;
}

/** A COPY statement of all rows of a list, as lines of CSV or JSON. */
export function copyRows(rows: ExportRows, format: 'csv' | 'jsonl'): string {
  const cell = format === 'csv' ? csvCell : jsonValue;
  const named = rows.columns.map((each) => `${cell(each)} as "${format === 'csv' ? each.title : each.key}"`);
  const cells = `select ${named.join(',\n    ')}\n  from (${everyRow(rows)}) x`;
  const lines = format === 'csv' ? cells : `select row_to_json(line) from (${cells}) line`;
  // COPY takes no parameters.
  const statement = withValues(lines, rows.values);
  return `/* export ${rows.name} */ copy (${statement}) to stdout with (${WRITTEN[format]})`;
}

function everyRow({ list, order, limit }: ExportRows): string {
  const sorted = order.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
  return `select ${list.columns} from ${list.from} ${list.shown?.joins ?? ''}
    where ${list.where} order by ${sorted} limit ${String(limit ?? 'all')}`;
}

function withValues(statement: string, values: readonly unknown[]): string {
  return statement.replaceAll(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return escapeLiteral(plainText(value));
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  throw new TypeError(`A ${typeof value} cannot be a value of an export.`);
}
