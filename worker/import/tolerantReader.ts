import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { FieldBounds } from './csvRecords.ts';
import type { Fault, RowReader } from './rowReader.ts';

const FIRST_SCRATCH_BYTES = 8192;
const MOST_BYTES_OF_CHARACTER = 3;
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Bytes as text: UTF-8 if valid, otherwise Latin-1, in which every byte is a character and none is lost. */
export function decoded(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1');
}

/**
 * The rows in one CSV record, which should be one; null if its quotes cannot be understood. Accepts quotes
 * inside a quoted field that should be doubled but are not, as in `"SUITE 5" INN"`.
 */
export function tolerantRows(record: Buffer): string[][] | null {
  const text = decoded(record).replace(/\r+$/, '');
  return parsed(text, false) ?? parsed(text, true)?.map((row) => row.map(withoutQuotes)) ?? null;
}

/** The delimiter is stated, else csv-parse takes the first CR within a record for one. */
function parsed(record: string, relaxQuotes: boolean): string[][] | null {
  try {
    return parse(record, { record_delimiter: '\n', relax_quotes: relaxQuotes, relax_column_count: true });
  } catch {
    return null;
  }
}

/** Fields that csv-parse left unchanged still have their quotes. */
function withoutQuotes(field: string): string {
  return /^".*"$/s.test(field) ? field.slice(1, -1) : field;
}

/** The object that a JSON text is; null for anything else. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A JSON value as text, as in a CSV; blank for null and missing values. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Reads rows given as texts, through the same readers as rows given as bytes, and returns the errors. */
export class TolerantReader {
  readonly #reader: RowReader;
  readonly #bounds = new FieldBounds();
  readonly #isKey: readonly boolean[];
  #scratch = Buffer.alloc(FIRST_SCRATCH_BYTES);

  /** `isKey[i]`: the i-th value is (part of) a key, from which control characters are taken out. */
  constructor(reader: RowReader, isKey: readonly boolean[]) {
    this.#reader = reader;
    this.#isKey = isKey;
  }

  /** Reads the values of one row into the reader's slots, or says why it cannot be read. */
  read(values: readonly string[], line: number): Fault | null {
    const withNul = values.find((value) => value.includes('\0'));
    if (withNul !== undefined) return { column: null, value: withNul, reason: 'the row contains a NUL byte' };
    const cleaned = values.map((value, i) =>
      this.#isKey[i] ? value.replace(CONTROL_CHARACTERS, '') : value,
    );
    this.#encode(cleaned);
    const outcome = this.#reader.read(this.#scratch, this.#bounds, line);
    return outcome === null ? null : this.#reader.explain(outcome, (place) => this.#valueAt(place));
  }

  #encode(values: readonly string[]): void {
    const needed = values.reduce((bytes, value) => bytes + value.length * MOST_BYTES_OF_CHARACTER, 0);
    if (needed > this.#scratch.length) this.#scratch = Buffer.alloc(needed * 2);
    let length = 0;
    this.#bounds.from.fill(0);
    this.#bounds.to.fill(0);
    values.forEach((value, i) => {
      this.#bounds.from[i] = length;
      length += this.#scratch.write(value, length);
      this.#bounds.to[i] = length;
    });
    this.#bounds.count = values.length;
  }

  #valueAt(place: number): string {
    const { from, to } = this.#bounds;
    return this.#scratch.toString('utf8', from[place] ?? 0, to[place] ?? 0).trim();
  }
}
