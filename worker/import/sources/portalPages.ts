import { parse } from 'csv-parse/sync';
import { beverageLayouts } from '../../market/beverages/mixedBeverage.formats.ts';
import { ReleaseRefused } from '../refusal.ts';
import { TryLater } from './tryLater.ts';

/** One page of the portal's CSV. */
export interface Page {
  header: string[];
  /** Records without the header. */
  rows: number;
  /** Their text, ending with a line end. */
  text: string;
}

const expected = beverageLayouts.find(({ id }) => id === 'M3-csv')?.fields.map(([name]) => name) ?? [];

function headerOf(text: string): string[] {
  const [header] = parse(text.slice(0, endOfLine(text)), { relax_column_count: true });
  return header ?? [];
}

function endOfLine(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

/** Reads a page. Throws ReleaseRefused if it is a web page or has other columns, TryLater if it is cut off. */
export function readPage(body: Buffer, type: string): Page {
  const text = textOf(body, type);
  const header = headerOf(text);
  checkHeader(header);
  const rest = text.slice(endOfLine(text) + 1);
  return { header, rows: countRows(rest), text: rest === '' || rest.endsWith('\n') ? rest : `${rest}\n` };
}

function checkHeader(header: readonly string[]): void {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = expected.filter((name) => !names.includes(name));
  const strange = names.filter((name) => !expected.includes(name));
  if (missing.length === 0 && strange.length === 0) return;
  const parts = [
    missing.length > 0 ? `without ${missing.join(', ')}` : '',
    strange.length > 0 ? `with ${strange.slice(0, 10).join(', ')}` : '',
  ];
  throw new ReleaseRefused(
    `Refused: the portal’s columns have changed: ${parts.filter((part) => part !== '').join(', ')}.`,
  );
}

function countRows(text: string): number {
  try {
    return (
      parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true }) as unknown[]
    ).length;
  } catch {
    throw new TryLater('A page of the portal is cut off.');
  }
}

/** Throws ReleaseRefused for a web page, such as that of a maintenance. */
function textOf(body: Buffer, type: string): string {
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  if (!/html/i.test(type) && !/^\s*</.test(text)) return text;
  throw new ReleaseRefused('Refused: the portal answered with a web page instead of data.');
}

/** The portal's number of rows. Throws ReleaseRefused for another answer. */
export function readCount(body: Buffer, type: string): number {
  const text = textOf(body, type);
  const match = /^"?count"?\r?\n"?(\d{1,9})"?\s*$/i.exec(text);
  if (match) return Number(match[1]);
  throw new ReleaseRefused('Refused: the portal does not say how many rows it has.');
}
