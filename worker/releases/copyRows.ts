import type { RowReader } from './rowReader.ts';
import type { ColumnType } from './stagedTable.ts';

/** A buffer is handed over once it holds this much. */
const FULL_BYTES = 256 * 1024;
/** Room beyond that for one row: at most 1 MiB of record, and what its columns' lengths take. */
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
  #buffer = Buffer.allocUnsafeSlow(FULL_BYTES + ROW_BYTES);
  #length = SIGNATURE.copy(this.#buffer);
  #full: Buffer[] = [];

  /** Adds the row that the reader holds, as line `line` of its file. */
  write(row: RowReader, line: number): void {
    const { columns } = row.table;
    this.#int16(columns.length);
    row.values[0] = line;
    for (let column = 0; column < columns.length; column++) {
      this.#value(row, column, columns[column]?.[1] ?? 'text');
    }
    if (this.#length >= FULL_BYTES) this.#handOver();
  }

  /** The buffers that are full; they are the caller's from now on. */
  takeFull(): Buffer[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  /** What is left, with the mark that ends a COPY. */
  end(): Buffer[] {
    this.#int16(-1);
    this.#handOver();
    return this.takeFull();
  }

  #handOver(): void {
    // Copied out: a COPY of a quarter of a MiB is cheaper than a new buffer with room for the longest row.
    this.#full.push(Buffer.from(this.#buffer.subarray(0, this.#length)));
    this.#length = 0;
  }

  #value(row: RowReader, column: number, type: ColumnType): void {
    if (type === 'text') return this.#text(row, column);
    const value = row.values[column] ?? NaN;
    if (Number.isNaN(value)) return this.#int32(NULL_LENGTH);
    switch (type) {
      case 'bigint':
        this.#int32(8);
        this.#int32(Math.floor(value / TWO_TO_32));
        return this.#int32(value);
      case 'integer':
      case 'date':
        this.#int32(4);
        return this.#int32(value);
      case 'smallint':
        this.#int32(2);
        return this.#int16(value);
      case 'boolean':
        this.#int32(1);
        this.#buffer[this.#length++] = value;
    }
  }

  /** Control characters become blanks: in a name or an address they are noise, and 0x00 cannot be stored. */
  #text(row: RowReader, column: number): void {
    const constant = row.constantTexts[column] ?? null;
    const bytes = constant ?? row.bytes;
    const from = constant ? 0 : (row.start[column] ?? 0);
    const to = constant ? constant.length : (row.end[column] ?? 0);
    this.#int32(to - from);
    const buffer = this.#buffer;
    let length = this.#length;
    for (let at = from; at < to; at++) {
      const byte = bytes[at] ?? BLANK;
      buffer[length++] = byte < BLANK ? BLANK : byte;
    }
    this.#length = length;
  }

  #int16(value: number): void {
    this.#buffer[this.#length++] = value >> 8;
    this.#buffer[this.#length++] = value;
  }

  #int32(value: number): void {
    this.#buffer[this.#length++] = value >> 24;
    this.#buffer[this.#length++] = value >> 16;
    this.#buffer[this.#length++] = value >> 8;
    this.#buffer[this.#length++] = value;
  }
}
