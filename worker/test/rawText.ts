import { readFileSync } from 'node:fs';
import { gunzipSync, inflateRawSync } from 'node:zlib';

/** A release's rows read naively, with other means than the importer's: every field as trimmed text. */
export function rawRows(path: string, member?: string): string[][] {
  const lines = rawBytes(path, member).toString('latin1').split(/\r?\n/);
  return lines.filter((line) => line !== '').map(fieldsOf);
}

/** A field is between quotes, a quote within it doubled, or reaches to the next comma. No record has two lines. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    const isQuoted = line[at] === '"';
    let end = line.indexOf(isQuoted ? '"' : ',', at + (isQuoted ? 1 : 0));
    while (isQuoted && line[end + 1] === '"') end = line.indexOf('"', end + 2);
    if (end < 0) end = line.length;
    fields.push((isQuoted ? line.slice(at + 1, end).replaceAll('""', '"') : line.slice(at, end)).trim());
    at = isQuoted ? end + 1 : end;
  }
  return fields;
}

function rawBytes(path: string, member?: string): Buffer {
  const bytes = readFileSync(path);
  if (path.endsWith('.gz')) return gunzipSync(bytes);
  return path.endsWith('.zip') ? unzipped(bytes, member) : bytes;
}

const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** The first CSV of a zip, or the named one, by its central directory. */
function unzipped(zip: Buffer, member?: string): Buffer {
  for (let at = zip.indexOf(CENTRAL_ENTRY); at >= 0; at = zip.indexOf(CENTRAL_ENTRY, at + 4)) {
    const name = zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    if (member === undefined ? !/\.csv$/i.test(name) : name !== member) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)));
  }
  throw new Error(`no ${member ?? 'csv'} in the zip`);
}

/** `1234.5` or `$1,234.50` as whole cents. */
export function cents(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace(/[$,]/g, '').split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
}

/** Sums the values of equal keys. */
export function sumBy<T>(
  items: readonly T[],
  key: (item: T) => string | null,
  value: (item: T) => bigint,
): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const item of items) {
    const name = key(item);
    if (name !== null) sums.set(name, (sums.get(name) ?? 0n) + value(item));
  }
  return sums;
}
