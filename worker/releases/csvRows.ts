import { isUtf8 } from 'node:buffer';
import { FieldBounds, splitRecord } from './csvRecords.ts';
import { ReleaseRefused } from './refusal.ts';
import { MOST_RECORD_BYTES, type RowSink, type RowStream } from './rows.ts';
import type { Fault } from './rowReader.ts';
import { tolerantFields, TolerantReader } from './tolerantReader.ts';

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BLANK = 0x20;
const NOTHING = Buffer.alloc(0);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** A name or an address may hold a line end, but not many. */
const MOST_INNER_LINES = 20;

/** So many rows of one length are no accident. */
const ROWS_TO_SHOW_A_WIDTH = 10;

/**
 * Reads CSV. The usual record is split, checked and copied as bytes; whatever is unusual in any way is read again
 * by csv-parse, which accepts what can be accepted and explains the rest.
 */
export class CsvRows implements RowStream {
  rows = 0;
  accepted = 0;
  latin1Rows = 0;

  readonly #sink: RowSink;
  readonly #bounds = new FieldBounds();
  readonly #tolerant: TolerantReader;
  readonly #fields: number;
  readonly #mayTrail: boolean;
  #headerPending: boolean;
  #isStart = true;
  #line = 1;
  /** Line ends within the quoted fields of the record that was split last. */
  #innerLines = 0;
  #leftover: Buffer = NOTHING;
  #shortest = Infinity;
  #longest = 0;

  constructor(sink: RowSink) {
    const { layout } = sink.reader;
    this.#sink = sink;
    this.#fields = layout.fields.length;
    this.#mayTrail = layout.trailingComma === true;
    this.#headerPending = layout.header;
    this.#tolerant = new TolerantReader(sink.reader, sink.reader.keyPlaces());
  }

  feed(chunk: Buffer): void {
    const bytes = this.#leftover.length === 0 ? chunk : Buffer.concat([this.#leftover, chunk]);
    if (this.#isStart && bytes.length < BYTE_ORDER_MARK.length) {
      this.#leftover = bytes;
      return;
    }
    const isMarked = this.#isStart && bytes.indexOf(BYTE_ORDER_MARK) === 0;
    this.#isStart = false;
    this.#leftover = bytes.subarray(this.#readRecords(bytes, isMarked ? BYTE_ORDER_MARK.length : 0));
    if (this.#leftover.length > MOST_RECORD_BYTES) this.#refuseLeftover();
  }

  finish(): void {
    if (this.#leftover.length > 0) this.#readLastLine(this.#leftover);
    if (this.rows === 0) throw new ReleaseRefused('Refused: the file holds no rows.');
  }

  /** Reads all records that end within the bytes, and returns where the first that does not begins. */
  #readRecords(bytes: Buffer, from: number): number {
    // Checked for the whole piece, at a fraction of the cost of a check for each record.
    const isClean = isPlainText(bytes.subarray(0, bytes.lastIndexOf(LF) + 1));
    let start = from;
    for (let end = this.#endOfRecord(bytes, start); end >= 0; end = this.#endOfRecord(bytes, start)) {
      this.#readRecord(bytes, start, end, isClean);
      start = end + 1;
    }
    return start;
  }

  /** Splits the record at `start` and returns where its line end is; -1 if it has not come yet. */
  #endOfRecord(bytes: Buffer, start: number): number {
    let end = bytes.indexOf(LF, start);
    for (this.#innerLines = 0; end >= 0; this.#innerLines++) {
      if (splitRecord(bytes, start, withoutCarriageReturn(bytes, start, end), this.#bounds)) return end;
      if (this.#innerLines === MOST_INNER_LINES) {
        throw unclosedQuote(this.#line, `no quote closes it on the ${MOST_INNER_LINES} lines that follow`);
      }
      end = bytes.indexOf(LF, end + 1);
    }
    return -1;
  }

  #readRecord(bytes: Buffer, from: number, end: number, isClean: boolean): void {
    const line = this.#line;
    this.#line += 1 + this.#innerLines;
    if (this.#isBlankLine(bytes)) return;
    if (this.#headerPending) {
      this.#headerPending = false;
      return;
    }
    this.rows++;
    this.#shortest = Math.min(this.#shortest, end - from);
    this.#longest = Math.max(this.#longest, end - from);
    const { reader, copy } = this.#sink;
    if (this.#isUsual(bytes, from, end, isClean) && reader.read(bytes, this.#bounds, line) === null) {
      copy.write(reader);
      this.accepted++;
    } else {
      this.#readUnusual(bytes.subarray(from, end), line);
    }
  }

  #readUnusual(record: Buffer, line: number): void {
    if (record.length > MOST_RECORD_BYTES) throw longRecord(line);
    // With the commas of two rows it has swallowed one, even if its fields add up.
    const isSwallowing = this.#innerLines > 0 && count(record, COMMA) >= 2 * (this.#fields - 1);
    const fault = isSwallowing ? null : this.#readTolerantly(record, line);
    if (this.#innerLines > 0 && (isSwallowing || fault !== null)) {
      throw unclosedQuote(line, `it runs on over ${this.#innerLines + 1} lines`);
    }
    if (fault === null) return;
    if (count(record, QUOTE) % 2 === 1) throw unclosedQuote(line, fault.reason);
    this.#sink.refusals.add({ line, ...fault });
  }

  #isUsual(bytes: Buffer, from: number, end: number, isClean: boolean): boolean {
    const { count, hasOddQuotes } = this.#bounds;
    if (hasOddQuotes || this.#innerLines > 0) return false;
    if (count !== this.#fields && !this.#hasTrailingComma(count)) return false;
    return end - from < MOST_RECORD_BYTES && (isClean || isPlainText(bytes.subarray(from, end)));
  }

  #hasTrailingComma(count: number): boolean {
    if (!this.#mayTrail || count !== this.#fields + 1) return false;
    return this.#bounds.from[count - 1] === this.#bounds.to[count - 1];
  }

  /** Returns null after writing the row, else what is wrong with it. */
  #readTolerantly(record: Buffer, line: number): Fault | null {
    const { reader, copy } = this.#sink;
    const text = record.toString('latin1').trimEnd();
    const values = tolerantFields(record);
    if (typeof values === 'string') return { column: null, value: text, reason: values };
    const isTrailing = this.#mayTrail && values.at(-1) === '';
    if (values.length !== this.#fields && !(isTrailing && values.length === this.#fields + 1)) {
      const reason = `the row has ${values.length} fields where ${this.#fields} are expected`;
      return { column: null, value: text, reason };
    }
    const fault = this.#tolerant.read(values, line);
    if (fault !== null) return fault;
    if (!isUtf8(record)) this.latin1Rows++;
    copy.write(reader);
    this.accepted++;
    return null;
  }

  /** A last line without a line end is a row if it is complete, else the mark of a file that was cut off. */
  #readLastLine(leftover: Buffer): void {
    const line = this.#line;
    const end = withoutCarriageReturn(leftover, 0, leftover.length);
    this.#innerLines = count(leftover, LF);
    const isClosed = splitRecord(leftover, 0, end, this.#bounds);
    if (!isClosed && this.#innerLines > 0) throw unclosedQuote(line, 'the file ends before it is closed');
    if (!isClosed) throw cutOff(line, 'within quotes');
    if (this.#isBlankLine(leftover)) return;
    const fields = this.#bounds.count;
    // Where all rows are equally long, as in all of the comptroller's own files, a shorter one is cut.
    const isFixed = this.rows >= ROWS_TO_SHOW_A_WIDTH && this.#shortest === this.#longest;
    const isShorter = isFixed && end < this.#shortest - 1;
    const before = this.#sink.refusals.rows.length;
    this.#readRecord(leftover, 0, end, false);
    if (this.#sink.refusals.rows.length === before && !isShorter) return;
    throw cutOff(line, `${fields} of ${this.#fields} fields`);
  }

  /** Also one that holds nothing but the mark 0x1A, with which DOS ended files. */
  #isBlankLine(bytes: Buffer): boolean {
    if (this.#bounds.count !== 1) return false;
    for (let at = this.#bounds.from[0] ?? 0; at < (this.#bounds.to[0] ?? 0); at++) {
      if ((bytes[at] ?? 0) > BLANK || bytes[at] === 0) return false;
    }
    return true;
  }

  #refuseLeftover(): never {
    const isClosed = splitRecord(this.#leftover, 0, this.#leftover.length, this.#bounds);
    throw isClosed ? longRecord(this.#line) : unclosedQuote(this.#line, 'no quote closes it within 1 MiB');
  }
}

function longRecord(line: number): ReleaseRefused {
  return new ReleaseRefused(`Refused: line ${line} is longer than 1 MiB, which no row of a release is.`);
}

function unclosedQuote(line: number, what: string): ReleaseRefused {
  return new ReleaseRefused(`Refused: a quote that opens on line ${line} is not closed: ${what}.`);
}

function cutOff(line: number, where: string): ReleaseRefused {
  return new ReleaseRefused(
    `Refused: the file is cut off at line ${line}, in the middle of a row (${where}, no line end). ` +
      'Fetch it again and import it whole.',
  );
}

/** Where a line's text ends, whose line end is at `end`. */
function withoutCarriageReturn(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === CR ? end - 1 : end;
}

function isPlainText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

function count(bytes: Buffer, byte: number): number {
  let found = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found++;
  return found;
}
