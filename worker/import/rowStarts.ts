import { MOST_KEY_BYTES, type KeyShape } from './keyShape.ts';

const LF = 0x0a;
const CR = 0x0d;
const NOTHING = Buffer.alloc(0);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Finds likely row starts: after a line end of any kind, with text that looks like a key. Ignores quotes and
 * fields, so that it can disprove the row reader.
 */
export class RowStarts {
  /** Number of starts found. */
  found = 0;

  readonly #shape: KeyShape;
  readonly #onMissed: (line: number) => void;
  #rest: Buffer = NOTHING;
  /** Offset of `#rest` in the file. */
  #offset = 0;
  #restIsLineStart = true;
  /** Places in the file that the reader has yet to come to, from `#next` on. */
  #ahead: number[] = [];
  #next = 0;
  #line = 1;

  /** `onMissed` gets the line of each row that the reader read as a part of another. */
  constructor(shape: KeyShape, onMissed: (line: number) => void) {
    this.#shape = shape;
    this.#onMissed = onMissed;
  }

  /** To be given each chunk before the reader of the rows gets it. */
  feed(chunk: Buffer): void {
    this.#scan(this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]), MOST_KEY_BYTES);
  }

  /** The reader takes a row from this place of the file. */
  rowAt(offset: number, line: number): void {
    this.#passUntil(offset);
    if (this.#ahead[this.#next] === offset) this.#next++;
    if (this.#next === this.#ahead.length) this.#next = this.#ahead.length = 0;
    this.#line = line;
  }

  /** No chunk follows; the reader may still take its last row. */
  end(): void {
    this.#scan(this.#rest, 0);
  }

  /** The reader is through. */
  finish(): void {
    this.#passUntil(Infinity);
  }

  #passUntil(offset: number): void {
    for (; (this.#ahead[this.#next] ?? Infinity) < offset; this.#next++) this.#onMissed(this.#line);
  }

  /** Checks all line starts, except one whose key may continue after these bytes. */
  #scan(bytes: Buffer, keyBytes: number): void {
    let lf = -1;
    let cr = -1;
    let at = this.#restIsLineStart ? this.#afterMark(bytes) : 0;
    let isStart = this.#restIsLineStart;
    for (;;) {
      if (lf < at) lf = indexOr(bytes, LF, at);
      if (cr < at) cr = indexOr(bytes, CR, at);
      const isLastLine = lf === Infinity && cr === Infinity;
      if (isStart && isLastLine && at + keyBytes > bytes.length) break;
      if (isStart && this.#shape(bytes, at)) this.#found(at);
      isStart = !isLastLine;
      if (isLastLine) break;
      at = cr + 1 === lf ? lf + 1 : Math.min(lf, cr) + 1;
    }
    this.#restIsLineStart = isStart;
    this.#rest = isStart ? bytes.subarray(at) : NOTHING;
    this.#offset += bytes.length - this.#rest.length;
  }

  #found(at: number): void {
    this.#ahead.push(this.#offset + at);
    this.found++;
  }

  #afterMark(bytes: Buffer): number {
    return this.#offset === 0 && bytes.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  }
}

function indexOr(bytes: Buffer, byte: number, from: number): number {
  const index = bytes.indexOf(byte, from);
  return index < 0 ? Infinity : index;
}
