import { monthEnd } from './days.ts';
import type { FieldBounds } from './csvRecords.ts';
import { kindOfField, type FieldReader, type KindOfField } from './fieldKinds.ts';
import type { Field, FieldKind, Layout } from './layout.ts';
import { rowRuleOf, stagedTables } from './layouts.ts';
import { UNREADABLE } from './readMoney.ts';
import { columnIndex, sizesOf, type StagedTable } from './stagedTable.ts';

/** The period from the operator or the file's name; `month` is null if only a year is given. */
export interface StatedPeriod {
  year: number;
  month: number | null;
}

const BLANK = 0x20;
/** Ten times the length of the comptroller's own fields; an index rejects text of several thousand bytes. */
const MOST_FIELD_BYTES = 500;

/**
 * Reads the fields of a record, by its layout, into one slot for each column of the staged table. The slots are
 * reused: they hold until the next record. Built once for a release.
 */
export class RowReader {
  readonly table: StagedTable;
  readonly layout: Layout;
  /** The record's bytes; the value of a text column is between its `start` and `end`. */
  bytes: Buffer = Buffer.alloc(0);
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Numbers as the column stores them, NaN for null. */
  readonly values: Float64Array;
  /** Length of each column in a COPY; 0 for text. */
  readonly sizes: Uint8Array;
  /** Texts that are the same in every row, by column. */
  readonly constantTexts: readonly (Buffer | null)[];

  readonly #order: Int32Array;
  readonly #columns: Int32Array;
  readonly #kinds: readonly KindOfField[];
  readonly #reads: readonly (FieldReader | null)[];
  readonly #required: Uint8Array;
  readonly #rule: ReturnType<typeof rowRuleOf>;

  /** `order[i]` says which of a record's fields is the layout's field i; -1 for one that the release lacks. */
  constructor(layout: Layout, order: readonly number[], period: StatedPeriod | null) {
    this.layout = layout;
    this.table = stagedTables[layout.product];
    // One slot more than columns, for fields that are not stored.
    const slots = this.table.columns.length + 1;
    this.start = new Int32Array(slots);
    this.end = new Int32Array(slots);
    this.values = new Float64Array(slots).fill(NaN);
    this.sizes = sizesOf(this.table);
    this.constantTexts = this.table.columns.map(([name]) => constantText(layout, name));
    this.#order = Int32Array.from(order);
    this.#columns = Int32Array.from(layout.fields, ([, , column]) => this.#slot(column));
    this.#kinds = layout.fields.map(([, kind]) => kindOfField(kind, period?.year ?? NaN));
    this.#reads = this.#kinds.map(({ read }) => read);
    this.#required = Uint8Array.from(this.#kinds, ({ required }) => Number(required));
    this.#rule = rowRuleOf(layout);
    this.#setConstants(period);
  }

  #slot(column: string | null): number {
    return column === null ? this.table.columns.length : columnIndex(this.table, column);
  }

  #setConstants(period: StatedPeriod | null): void {
    for (const [column, value] of Object.entries(this.layout.constants)) {
      if (typeof value === 'number') this.values[this.#slot(column)] = value;
    }
    if (this.layout.period === 'file name' && period?.month) {
      this.values[this.#slot('period_end')] = monthEnd(period.year, period.month);
    }
  }

  /**
   * Reads the record that starts on a line. Returns null, the unreadable field of the layout, or the broken
   * rule. Every field of every row passes through here, so lookups happen once and nothing is allocated.
   */
  read(bytes: Buffer, bounds: FieldBounds, line: number): number | RuleBroken | null {
    const { from, to } = bounds;
    const { start, end, values } = this;
    const order = this.#order;
    const columns = this.#columns;
    const reads = this.#reads;
    this.bytes = bytes;
    values[0] = line;
    for (let field = 0; field < columns.length; field++) {
      const place = order[field] ?? -1;
      let first = place < 0 ? 0 : (from[place] ?? 0);
      let last = place < 0 ? 0 : (to[place] ?? 0);
      while (first < last && (bytes[first] ?? 0) <= BLANK) first++;
      while (first < last && (bytes[last - 1] ?? 0) <= BLANK) last--;
      if (last - first > MOST_FIELD_BYTES) return field;
      const column = columns[field] ?? 0;
      start[column] = first;
      end[column] = last;
      const read = reads[field] ?? null;
      const value = first === last || read === null ? NaN : read(bytes, first, last);
      if (value === UNREADABLE || (first === last && this.#required[field] === 1)) return field;
      values[column] = value;
    }
    return this.#rule === null ? null : this.#rule(values);
  }

  /** Describes the result of {@link read} in words; `valueOf` gives the trimmed text of a field. */
  explain(found: number | RuleBroken, valueOf: (place: number) => string): Fault {
    const isRule = typeof found !== 'number';
    const field = isRule
      ? this.layout.fields.findIndex(([, , column]: Field) => column === found.column)
      : found;
    const value = valueOf(this.#order[field] ?? -1);
    const column = this.layout.fields[field]?.[0] ?? null;
    const reason = isRule ? found.reason : (tooLong(value) ?? this.#kinds[field]?.explain(value) ?? '');
    return { column, value, reason };
  }

  /** Form of the first field of a record; null if the layout does not know it. */
  firstKind(): FieldKind | null {
    return this.layout.fields[this.#order.indexOf(0)]?.[1] ?? null;
  }

  /** For each field of a record, true if it is (part of) a key. */
  keyPlaces(): boolean[] {
    const isKey: boolean[] = [];
    this.layout.fields.forEach(([, kind], field) => {
      const place = this.#order[field] ?? -1;
      if (place >= 0) isKey[place] = kind === 'digits' || kind === 'permit' || kind === 'permit?';
    });
    return isKey;
  }
}

function tooLong(value: string): string | null {
  const bytes = Buffer.byteLength(value);
  if (bytes <= MOST_FIELD_BYTES) return null;
  return `has ${bytes} bytes, and no field of a release has more than ${MOST_FIELD_BYTES}`;
}

/** The error of a row; the column is null if the whole row is at fault. */
export interface Fault {
  column: string | null;
  value: string;
  reason: string;
}

/** A rule for the row as a whole that it breaks. */
export interface RuleBroken {
  column: string;
  reason: string;
}

function constantText(layout: Layout, column: string): Buffer | null {
  const value = layout.constants[column];
  return typeof value === 'string' ? Buffer.from(value) : null;
}
