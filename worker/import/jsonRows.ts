import { isUtf8 } from 'node:buffer';
import { hasHole, HOLE, MergedRows } from './mergedRows.ts';
import { ReleaseRefused } from './refusal.ts';
import { MOST_RECORD_BYTES, mostRecord, type RowSink, type RowStream } from './rows.ts';
import { decoded, parseObject, textOf, TolerantReader } from './tolerantReader.ts';

const BLANK = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const COMMA = 0x2c;

/** End of the object that starts at `from`, after its closing brace; -1 if it has not arrived yet. */
export function endOfObject(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
      if (at < 0) return -1;
    } else if (byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_OBJECT && --depth === 0) return at + 1;
  }
  return -1;
}

/** Position of the quote that closes the string opened at `from`; -1 if it has not arrived yet. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at++;
  }
  return -1;
}

/** Fields of one JSON object in the layout's order, as texts; blank if missing; null if it is not JSON. */
function valuesOfObject(bytes: Buffer, names: readonly string[]): string[] | null {
  const object = parseObject(decoded(bytes));
  return object && names.map((name) => textOf(object[name]));
}

/** Reads JSON: a list of flat objects, or one object after the other. */
export class JsonRows implements RowStream {
  rows = 0;
  accepted = 0;
  latin1Rows = 0;

  readonly #sink: RowSink;
  readonly #names: readonly string[];
  readonly #tolerant: TolerantReader;
  readonly #merged = new MergedRows('object');
  /** The name of a field that every row has once. */
  readonly #key: Buffer;
  #leftover: Buffer = Buffer.alloc(0);
  #listIsOpen = false;

  constructor(sink: RowSink) {
    this.#sink = sink;
    this.#names = sink.reader.layout.fields.map(([name]) => name);
    this.#tolerant = new TolerantReader(sink.reader, sink.reader.keyPlaces());
    this.#key = Buffer.from(JSON.stringify(this.#names[0] ?? ''));
  }

  feed(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#leftover, chunk]);
    let at = this.#nextObject(bytes, 0);
    for (let end = endOfObject(bytes, at); at < bytes.length && end >= 0; end = endOfObject(bytes, at)) {
      this.#readObject(bytes.subarray(at, end));
      at = this.#nextObject(bytes, end);
    }
    this.#leftover = bytes.subarray(at);
    if (this.#leftover.length <= MOST_RECORD_BYTES) return;
    throw new ReleaseRefused(
      `Refused: object ${this.rows + 1} is longer than ${mostRecord}, or a quote in it is not closed.`,
    );
  }

  finish(): void {
    if (this.#leftover.length > 0 || this.#listIsOpen) {
      throw new ReleaseRefused(
        `Refused: the file is cut off after ${this.rows} objects: its list is not closed. Fetch it again and import it whole.`,
      );
    }
    this.#merged.holdBack('');
    if (this.rows === 0) throw new ReleaseRefused('Refused: the file holds no rows.');
  }

  /** Start of the next object; brackets and commas between objects are recorded. */
  #nextObject(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === OPEN_OBJECT) return at;
      if (byte === OPEN_LIST) this.#listIsOpen = true;
      else if (byte === CLOSE_LIST) this.#listIsOpen = false;
      else if ((byte > BLANK && byte !== COMMA && byte < 0x80) || byte === 0) {
        throw new ReleaseRefused(
          `Refused: after object ${this.rows}, there is something that is not an object.`,
        );
      }
    }
    return bytes.length;
  }

  #readObject(bytes: Buffer): void {
    this.rows++;
    const { reader, copy, refusals } = this.#sink;
    if (this.#isMerged(bytes)) return;
    const values = valuesOfObject(bytes, this.#names);
    const fault =
      values === null
        ? { column: null, value: decoded(bytes), reason: 'the object is not valid JSON' }
        : this.#tolerant.read(values, this.rows);
    if (fault !== null) {
      refusals.add({ line: this.rows, ...fault });
      return;
    }
    if (!isUtf8(bytes)) this.latin1Rows++;
    copy.write(reader);
    this.accepted++;
  }

  /** JSON takes the last of two fields with one name, so that the first row would vanish without a word. */
  #isMerged(bytes: Buffer): boolean {
    const first = bytes.indexOf(this.#key);
    if (first >= 0 && bytes.includes(this.#key, first + 1)) this.#merged.add(this.rows, 'holds two rows');
    else if (hasHole(bytes)) this.#merged.add(this.rows, HOLE);
    else return false;
    return true;
  }
}
