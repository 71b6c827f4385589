import { isUtf8 } from 'node:buffer';
import { FieldBounds, splitRecord } from './csvRecords.ts';
import { cutOff, longRecord, unclosedQuote } from './csvRefusals.ts';
import { keyShapeOf } from './keyShape.ts';
import { hasHole, HOLE, MergedRows } from './mergedRows.ts';
import { ReleaseRefused } from './refusal.ts';
import { RowLengths } from './rowLengths.ts';
import { MOST_RECORD_BYTES, mostRecord, type RowSink, type RowStream } from './rows.ts';
import type { Fault } from './rowReader.ts';
import { RowStarts } from './rowStarts.ts';
import { tolerantRows, TolerantReader } from './tolerantReader.ts';

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BLANK = 0x20;
const NOTHING = Buffer.alloc(0);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** A name or an address may hold a line end, but not many. */
const MOST_INNER_LINES = 20;

/** A record with this many times the expected fields may be two rows. */
const MANY_TIMES = 1.5;

/**
 * Reads CSV. Ordinary records are split, checked and copied as bytes; anything unusual is read again by
 * csv-parse, which accepts what is acceptable and explains the rest.
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
  /** Offset of the remaining bytes in the file. */
  #offset = 0;
  readonly #lengths = new RowLengths();
  readonly #merged = new MergedRows('line');
  /** Null if the rows do not start with a key. */
  readonly #starts: RowStarts | null;

  constructor(sink: RowSink) {
    const { layout } = sink.reader;
    this.#sink = sink;
    this.#fields = layout.fields.length;
    this.#mayTrail = layout.trailingComma === true;
    this.#headerPending = layout.header;
    this.#tolerant = new TolerantReader(sink.reader, sink.reader.keyPlaces());
    const shape = keyShapeOf(sink.reader.firstKind());
    const onMissed = (line: number): void => this.#merged.add(line, 'holds the beginning of another row');
    this.#starts = shape && new RowStarts(shape, onMissed);
  }

  feed(chunk: Buffer): void {
    this.#starts?.feed(chunk);
    const bytes = this.#leftover.length === 0 ? chunk : Buffer.concat([this.#leftover, chunk]);
    if (this.#isStart && bytes.length < BYTE_ORDER_MARK.length) {
      this.#leftover = bytes;
      return;
    }
    const isMarked = this.#isStart && bytes.indexOf(BYTE_ORDER_MARK) === 0;
    this.#isStart = false;
    const read = this.#readRecords(bytes, isMarked ? BYTE_ORDER_MARK.length : 0);
    this.#leftover = bytes.subarray(read);
    this.#offset += read;
    if (this.#leftover.length > MOST_RECORD_BYTES) this.#refuseLeftover();
  }

  finish(): void {
    this.#starts?.end();
    if (this.#leftover.length > 0) this.#readLastLine(this.#leftover);
    this.#starts?.finish();
    this.#merged.holdBack(this.#counts());
    if (this.rows === 0) throw new ReleaseRefused('Refused: the file holds no rows.');
  }

  /** Reads all records that end within the bytes and returns the start of the first incomplete one. */
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

  /** Splits the record at `start` and returns the position of its line end; -1 if it has not arrived yet. */
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

  /** False for a row that cannot be read. */
  #readRecord(bytes: Buffer, from: number, end: number, isClean: boolean): boolean {
    const line = this.#line;
    this.#line += 1 + this.#innerLines;
    if (this.#isBlankLine(bytes)) return true;
    if (this.#headerPending) {
      this.#headerPending = false;
      return true;
    }
    this.rows++;
    this.#starts?.rowAt(this.#offset + from, line);
    const to = withoutCarriageReturn(bytes, from, end);
    const { reader, copy } = this.#sink;
    if (this.#isUsual(bytes, from, end, isClean) && reader.read(bytes, this.#bounds, line) === null) {
      copy.write(reader);
    } else if (!this.#readUnusual(bytes.subarray(from, to), line)) {
      return false;
    }
    this.accepted++;
    this.#lengths.add(to - from);
    return true;
  }

  /** False for a row that cannot be read. */
  #readUnusual(record: Buffer, line: number): boolean {
    if (record.length > MOST_RECORD_BYTES) throw longRecord(line);
    // With the commas of two rows it has swallowed one, even if its fields add up.
    const isSwallowing = this.#innerLines > 0 && count(record, COMMA) >= 2 * (this.#fields - 1);
    const fault = isSwallowing ? null : this.#readTolerantly(record, line);
    if (this.#innerLines > 0 && (isSwallowing || fault !== null)) {
      throw unclosedQuote(line, `it runs on over ${this.#innerLines + 1} lines`);
    }
    if (fault === null) return true;
    const whyMerged = this.#whyMerged(record, fault);
    if (whyMerged !== null) this.#merged.add(line, whyMerged);
    else if (count(record, QUOTE) % 2 === 1) throw unclosedQuote(line, fault.reason);
    else this.#sink.refusals.add({ line, ...fault });
    return false;
  }

  /** Evidence that an unreadable record may hold more than one row; null if there is none. */
  #whyMerged(record: Buffer, { column, reason }: Fault): string | null {
    const rows = tolerantRows(record) ?? [];
    const fields = Math.max(this.#bounds.count, rows.flat().length);
    if (rows.length > 1) return `reads as ${rows.length} rows`;
    if (fields >= this.#fields * MANY_TIMES) return `has ${fields} fields where ${this.#fields} are expected`;
    if (hasHole(record)) return HOLE;
    if (!this.#lengths.isMuchLonger(record.length)) return null;
    const what = column === null ? reason : `${column} ${reason}`;
    return `${what}; it has ${record.length} bytes where the longest row before has ${this.#lengths.longest}`;
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

  /** Returns null after writing the row, otherwise the error. */
  #readTolerantly(record: Buffer, line: number): Fault | null {
    const { reader, copy } = this.#sink;
    const text = record.toString('latin1').trimEnd();
    const [values, ...others] = tolerantRows(record) ?? [];
    if (values === undefined) return { column: null, value: text, reason: 'its quotes cannot be understood' };
    const isTrailing = this.#mayTrail && values.at(-1) === '';
    const isComplete = values.length === this.#fields || (isTrailing && values.length === this.#fields + 1);
    if (!isComplete || others.length > 0) {
      const reason = `the row has ${values.length} fields where ${this.#fields} are expected`;
      return { column: null, value: text, reason };
    }
    const fault = this.#tolerant.read(values, line);
    if (fault !== null) return fault;
    if (!isUtf8(record)) this.latin1Rows++;
    copy.write(reader);
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
    const isShorter = this.#lengths.isTooShort(end);
    if (this.#readRecord(leftover, 0, end, false) && !isShorter) return;
    throw cutOff(line, `${fields} of ${this.#fields} fields`);
  }

  #counts(): string {
    if (this.#starts === null) return '';
    return `${this.#starts.found} lines begin like a row, and ${this.rows} rows were read. `;
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
    throw isClosed
      ? longRecord(this.#line)
      : unclosedQuote(this.#line, `no quote closes it within ${mostRecord}`);
  }
}

/** End of a line's text, given its line end at `end`. */
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
