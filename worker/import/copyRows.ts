import type { RowReader } from './rowReader.ts';

/** A buffer is handed over once it holds this much. */
const FULL_BYTES = 256 * 1024;
/** Extra room for one row: a record of at most 1 MiB, plus the lengths of its columns. */
const ROW_BYTES = 1024 * 1024 + 4096;
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const NULL_LENGTH = -1;
const BLANK = 0x20;
const TWO_TO_32 = 0x1_0000_0000;

/**
 * Writes typed rows in the binary form of Postgres's COPY: lengths before values, so that nothing has to be
 * escaped and Postgres need not parse a number or a date again.
 */
export class CopyRows {
  readonly #buffer = Buffer.allocUnsafeSlow(FULL_BYTES + ROW_BYTES);
  readonly #view = new DataView(this.#buffer.buffer);
  #length = SIGNATURE.copy(this.#buffer);
  #full: Buffer[] = [];

  /** Adds the row that the reader holds. */
  write(row: RowReader): void {
    const { sizes, values, constantTexts, bytes, start, end } = row;
    this.#view.setInt16(this.#length, sizes.length);
    let at = this.#length + 2;
    for (let column = 0; column < sizes.length; column++) {
      const size = sizes[column] ?? 0;
      const constant = constantTexts[column] ?? null;
      if (size > 0) at = this.#number(at, size, values[column] ?? NaN);
      else if (constant === null) at = this.#text(at, bytes, start[column] ?? 0, end[column] ?? 0);
      else at = this.#text(at, constant, 0, constant.length);
    }
    this.#length = at;
    if (at >= FULL_BYTES) this.#handOver();
  }

  /** The buffers that are full; they are the caller's from now on. */
  takeFull(): Buffer[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  /** The remaining bytes, with the end marker of COPY. */
  end(): Buffer[] {
    this.#view.setInt16(this.#length, -1);
    this.#length += 2;
    this.#handOver();
    return this.takeFull();
  }

  /** Copied out, which costs less than a new buffer that has room for the longest row. */
  #handOver(): void {
    this.#full.push(Buffer.from(this.#buffer.subarray(0, this.#length)));
    this.#length = 0;
  }

  #number(at: number, size: number, value: number): number {
    const view = this.#view;
    if (Number.isNaN(value)) {
      view.setInt32(at, NULL_LENGTH);
      return at + 4;
    }
    view.setInt32(at, size);
    if (size === 8) {
      view.setInt32(at + 4, Math.floor(value / TWO_TO_32));
      view.setInt32(at + 8, value);
    } else if (size === 4) view.setInt32(at + 4, value);
    else if (size === 2) view.setInt16(at + 4, value);
    else view.setInt8(at + 4, value);
    return at + 4 + size;
  }

  /** Control characters become blanks: in a name or an address they are noise, and 0x00 cannot be stored. */
  #text(at: number, bytes: Buffer, from: number, to: number): number {
    const buffer = this.#buffer;
    let target = at + 4;
    this.#view.setInt32(at, to - from);
    for (let source = from; source < to; source++) {
      const byte = bytes[source] ?? BLANK;
      buffer[target++] = byte < BLANK ? BLANK : byte;
    }
    return target;
  }
}
