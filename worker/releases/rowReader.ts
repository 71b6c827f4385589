import { monthEnd } from './days.ts';
import type { FieldBounds } from './csvRecords.ts';
import { kindOfField, type FieldReader, type KindOfField } from './fieldKinds.ts';
import type { Field, Layout } from './layout.ts';
import { rowRuleOf, stagedTables } from './layouts.ts';
import { UNREADABLE } from './readMoney.ts';
import { columnIndex, type StagedTable } from './stagedTable.ts';

/** The period as stated by the operator or by the file's name; `month` is null where only a year is meant. */
export interface StatedPeriod {
  year: number;
  month: number | null;
}

const BLANK = 0x20;

/**
 * Reads the fields of a record, by its layout, into one slot for each column of the staged table. The slots are
 * reused: they hold until the next record. Built once for a release.
 */
export class RowReader {
  readonly table: StagedTable;
  readonly layout: Layout;
  /** The record's bytes; a text column's value is what stands between its `start` and `end`. */
  bytes: Buffer = Buffer.alloc(0);
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Numbers as the column stores them, NaN for null. */
  readonly values: Float64Array;
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
    this.start = new Int32Array(this.table.columns.length);
    this.end = new Int32Array(this.table.columns.length);
    this.values = new Float64Array(this.table.columns.length).fill(NaN);
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
    return column === null ? -1 : columnIndex(this.table, column);
  }

  #setConstants(period: StatedPeriod | null): void {
    for (const [column, value] of Object.entries(this.layout.constants)) {
      if (typeof value === 'number') this.values[this.#slot(column)] = value;
    }
    if (this.layout.period === 'file name' && period?.month) {
      this.values[this.#slot('period_end')] = monthEnd(period.year, period.month);
    }
  }

  /** Reads one record. Returns null, or the number of the layout's field that is unreadable, or a rule's words. */
  read(bytes: Buffer, bounds: FieldBounds): number | RuleBroken | null {
    this.bytes = bytes;
    for (let field = 0; field < this.#columns.length; field++) {
      if (!this.#readField(field, bytes, bounds)) return field;
    }
    return this.#rule?.(this.values) ?? null;
  }

  #readField(field: number, bytes: Buffer, bounds: FieldBounds): boolean {
    const place = this.#order[field] ?? -1;
    const column = this.#columns[field] ?? -1;
    let from = place < 0 ? 0 : (bounds.from[place] ?? 0);
    let to = place < 0 ? 0 : (bounds.to[place] ?? 0);
    while (from < to && (bytes[from] ?? 0) <= BLANK) from++;
    while (from < to && (bytes[to - 1] ?? 0) <= BLANK) to--;
    if (column < 0) return true;
    this.start[column] = from;
    this.end[column] = to;
    const read = this.#reads[field] ?? null;
    const value = from === to || read === null ? NaN : read(bytes, from, to);
    this.values[column] = value;
    return from === to ? this.#required[field] === 0 : value !== UNREADABLE;
  }

  /** The name and the fault of a field whose trimmed value could not be read. */
  explain(field: number, value: string): { column: string; reason: string } {
    const [name] = this.layout.fields[field] ?? [''];
    return { column: name, reason: this.#kinds[field]?.explain(value) ?? '' };
  }

  /** The layout's field that gives a column of the staged table; -1 where none does. */
  fieldOf(column: string): number {
    return this.layout.fields.findIndex(([, , candidate]: Field) => candidate === column);
  }

  /** For each of a record's fields, whether it is (part of) a key. */
  keyPlaces(): boolean[] {
    const isKey: boolean[] = [];
    this.layout.fields.forEach(([, kind], field) => {
      const place = this.placeOf(field);
      if (place >= 0) isKey[place] = kind === 'digits' || kind === 'permit' || kind === 'permit?';
    });
    return isKey;
  }

  /** Which of a record's fields is the layout's field; -1 where the release lacks it. */
  placeOf(field: number): number {
    return this.#order[field] ?? -1;
  }
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
