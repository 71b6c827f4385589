import { FieldBounds, splitRecord } from './csvRecords.ts';
import { endOfObject } from './jsonRows.ts';
import type { Member } from './openFile.ts';
import { decoded, parseObject, tolerantRows, textOf } from './tolerantReader.ts';

/** Number of bytes used to detect a release's form. */
const HEAD_BYTES = 64 * 1024;
const SAMPLED_ROWS = 200;
const OPEN_OBJECT = 0x7b;
const LF = 0x0a;

/** The first rows of a release, as texts. */
export interface Sample {
  syntax: 'csv' | 'json';
  firstLine: string;
  /** The names in a CSV header; every key seen in JSON; null for CSV without a header. */
  names: readonly string[] | null;
  rows: readonly (readonly string[])[];
}

/** The first bytes of a member; throws ReleaseRefused if it cannot be unpacked. */
export async function headOf(member: Member): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of (await member.open()) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

/**
 * Takes the first rows from a release's first bytes; the last one, which may be cut, only if it is the only
 * one.
 */
export function sampleOf(head: Buffer): Sample {
  const text = decoded(head).replace(/^\ufeff/, '');
  const bytes = Buffer.from(text);
  const firstLine = text.slice(0, 400).trimStart().split(/\r?\n/, 1)[0] ?? '';
  if (/^\s*(\[\s*)?\{/.test(text)) return { syntax: 'json', firstLine, ...jsonSample(bytes) };
  const rows = csvSample(head.length < HEAD_BYTES ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes);
  const header = rows[0] && isHeader(rows[0]) ? rows[0] : null;
  return { syntax: 'csv', firstLine, names: header, rows: header ? rows.slice(1) : rows };
}

function csvSample(bytes: Buffer): string[][] {
  const bounds = new FieldBounds();
  const rows: string[][] = [];
  let start = 0;
  for (
    let end = bytes.indexOf(LF);
    end >= 0 && rows.length <= SAMPLED_ROWS;
    end = bytes.indexOf(LF, end + 1)
  ) {
    if (!splitRecord(bytes, start, end, bounds)) continue;
    const read = tolerantRows(bytes.subarray(start, end)) ?? [];
    rows.push(...read.filter((fields) => fields.join('').trim() !== ''));
    start = end + 1;
  }
  return rows;
}

/** No field of it is a number or a date, of which every row of every release has some. */
function isHeader(fields: readonly string[]): boolean {
  return fields.length > 1 && !fields.some((field) => /^\s*\$?[\d.,/-]*\d[\d.,/-]*\s*$/.test(field));
}

/** JSON's rows, with every key seen in any of them as a column. */
function jsonSample(bytes: Buffer): { names: string[]; rows: string[][] } {
  const objects: Record<string, unknown>[] = [];
  for (let at = bytes.indexOf(OPEN_OBJECT); at >= 0 && objects.length < SAMPLED_ROWS;) {
    const end = endOfObject(bytes, at);
    if (end < 0) break;
    const object = parseObject(bytes.toString('utf8', at, end));
    if (object) objects.push(object);
    at = bytes.indexOf(OPEN_OBJECT, end);
  }
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return { names, rows: objects.map((object) => names.map((name) => textOf(object[name]))) };
}
