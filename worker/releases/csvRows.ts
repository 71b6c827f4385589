import { isUtf8 } from 'node:buffer';
import { FieldBounds, splitRecord } from './csvRecords.ts';
import { ReleaseRefused } from './refusal.ts';
import { MOST_RECORD_BYTES, type RowSink, type RowStream } from './rows.ts';
import { tolerantFields, TolerantReader, type Fault } from './tolerantReader.ts';

const LF = 0x0a;
const BLANK = 0x20;
const NOTHING = Buffer.alloc(0);
export const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

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
  #headerPending: boolean;
  #isStart = true;
  #line = 1;
  #leftover: Buffer = NOTHING;
  #shortest = Infinity;
  #longest = 0;

  constructor(sink: RowSink) {
    const { layout } = sink.reader;
    this.#sink = sink;
    this.#fields = layout.fields.length;
    this.#headerPending = layout.header;
    this.#tolerant = new TolerantReader(sink.reader, sink.reader.keyPlaces());
  }

  feed(chunk: Buffer): void {
    let bytes = this.#leftover.length === 0 ? chunk : Buffer.concat([this.#leftover, chunk]);
    if (this.#isStart) {
      if (bytes.length < BYTE_ORDER_MARK.length) {
        this.#leftover = bytes;
        return;
      }
      this.#isStart = false;
      if (bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) bytes = bytes.subarray(3);
    }
    this.#leftover = bytes.subarray(this.#readRecords(bytes));
    if (this.#leftover.length > MOST_RECORD_BYTES) this.#refuseLongRecord();
  }

  finish(): void {
    if (this.#leftover.length > 0) this.#readLastLine(this.#leftover);
    if (this.rows === 0) throw new ReleaseRefused('Refused: the file holds no rows.');
  }

  /** Reads all records that end within the bytes, and returns where the first that does not begins. */
  #readRecords(bytes: Buffer): number {
    // Checked for the whole piece, at a fraction of the cost of a check for each record.
    const isClean = isPlainText(bytes.subarray(0, bytes.lastIndexOf(LF) + 1));
    let at = 0;
    for (;;) {
      const next = splitRecord(bytes, at, bytes.length, this.#bounds);
      if (next < 0) return at;
      this.#readRecord(bytes, at, next, isClean);
      at = next;
    }
  }

  #readRecord(bytes: Buffer, from: number, next: number, isClean: boolean): void {
    const line = this.#line;
    const { innerLines } = this.#bounds;
    this.#line += 1 + innerLines;
    if (this.#isBlankLine(bytes)) return;
    if (this.#headerPending) {
      this.#headerPending = false;
      return;
    }
    this.rows++;
    this.#shortest = Math.min(this.#shortest, next - from);
    this.#longest = Math.max(this.#longest, next - from);
    if (this.#longest > MOST_RECORD_BYTES) this.#refuseLongRecord();
    const { reader, copy, refusals } = this.#sink;
    if (this.#isUsual(bytes, from, next, isClean) && reader.read(bytes, this.#bounds) === null) {
      copy.write(reader, line);
      this.accepted++;
      return;
    }
    const fault = this.#readTolerantly(bytes.subarray(from, next), line);
    if (fault === null) return;
    if (innerLines > 0)
      throw unclosedQuote(line, `the text that follows it runs on over ${innerLines + 1} lines`);
    refusals.add({ line, ...fault });
  }

  #isUsual(bytes: Buffer, from: number, next: number, isClean: boolean): boolean {
    const { count, hasOddQuotes, innerLines } = this.#bounds;
    if (hasOddQuotes || innerLines > 0) return false;
    if (count !== this.#fields && !this.#hasTrailingComma(count)) return false;
    return isClean || isPlainText(bytes.subarray(from, next));
  }

  #hasTrailingComma(count: number): boolean {
    if (this.#sink.reader.layout.trailingComma !== true || count !== this.#fields + 1) return false;
    return this.#bounds.from[count - 1] === this.#bounds.to[count - 1];
  }

  /** Returns null after writing the row, else what is wrong with it. */
  #readTolerantly(record: Buffer, line: number): Fault | null {
    const { reader, copy } = this.#sink;
    const text = record.toString('latin1').trimEnd();
    const values = tolerantFields(record);
    if (typeof values === 'string') return { column: null, value: text, reason: values };
    const isTrailing = reader.layout.trailingComma === true && values.at(-1) === '';
    if (values.length !== this.#fields && !(isTrailing && values.length === this.#fields + 1)) {
      const reason = `the row has ${values.length} fields where ${this.#fields} are expected`;
      return { column: null, value: text, reason };
    }
    const fault = this.#tolerant.read(values);
    if (fault !== null) return fault;
    if (!isUtf8(record)) this.latin1Rows++;
    copy.write(reader, line);
    this.accepted++;
    return null;
  }

  /** A last line without a line end is a row if it is complete, else the mark of a file that was cut off. */
  #readLastLine(leftover: Buffer): void {
    const line = this.#line;
    const bytes = Buffer.concat([leftover, Buffer.from('\n')]);
    const next = splitRecord(bytes, 0, bytes.length, this.#bounds);
    if (next < 0) {
      const from = line + countLines(bytes.subarray(0, this.#bounds.openQuote));
      throw unclosedQuote(
        from,
        'the file ends before it is closed: a quote is missing, or the file was cut off',
      );
    }
    if (this.#isBlankLine(bytes)) return;
    const isShorter = this.#shortest === this.#longest && next < this.#shortest - 1;
    const before = this.#sink.refusals.rows.length;
    const { count } = this.#bounds;
    this.#readRecord(bytes, 0, next, false);
    if (this.#sink.refusals.rows.length === before && !isShorter) return;
    throw new ReleaseRefused(
      `Refused: the file is cut off at line ${line}, in the middle of a row (${count} of ${this.#fields} fields, ` +
        'no line end). Fetch it again and import it whole.',
    );
  }

  /** Also one that holds nothing but the mark 0x1A, with which DOS ended files. */
  #isBlankLine(bytes: Buffer): boolean {
    if (this.#bounds.count !== 1) return false;
    for (let at = this.#bounds.from[0] ?? 0; at < (this.#bounds.to[0] ?? 0); at++) {
      if ((bytes[at] ?? 0) > BLANK || bytes[at] === 0) return false;
    }
    return true;
  }

  #refuseLongRecord(): never {
    const { openQuote } = this.#bounds;
    if (openQuote < 0) {
      throw new ReleaseRefused(
        `Refused: line ${this.#line} is longer than 1 MiB, which no row of a release is. Is this a release?`,
      );
    }
    const line = this.#line + countLines(this.#leftover.subarray(0, openQuote));
    throw unclosedQuote(line, 'no quote closes it within 1 MiB');
  }
}

function unclosedQuote(line: number, what: string): ReleaseRefused {
  return new ReleaseRefused(`Refused: a quote that opens on line ${line} is not closed: ${what}.`);
}

function isPlainText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) lines++;
  return lines;
}
