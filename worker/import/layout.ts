import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/**
 * The spelling of a field, by which it is also recognised:
 * - `text`: padded, trimmed at both ends; `digits`: a key of digits only; `permit`: a key of plain characters;
 *   `permit?`: or blank
 * - `integer`: whole, not negative; `money`: dollars, with or without `$`, separators and cents; `money?`: or blank
 * - `county`: a location's code, 1–254, else unknown; `county or 0`: a taxpayer's, where 0 is out of state
 * - `date …`: may be blank; `month end …`, `month …`, `quarter …`: the period, never blank
 * - `month name`: the period, its year stated by the operator
 * - `50|60`: filer type; `Y|N`; `nothing`: not read
 */
export type FieldKind =
  | 'text'
  | 'digits'
  | 'permit'
  | 'permit?'
  | 'integer'
  | 'money'
  | 'money?'
  | 'county'
  | 'county or 0'
  | 'date YYYYMMDD'
  | 'date MM/DD/YYYY'
  | 'date ISO'
  | 'month end YYYYMMDD'
  | 'month end MM/DD/YYYY'
  | 'month end ISO'
  | 'month YYYY/MM'
  | 'month name'
  | 'quarter YYYYQn'
  | '50|60'
  | 'Y|N'
  | 'nothing';

/** The field's name in a header, how it is written, and the column of the staged table that takes it. */
export type Field = readonly [name: string, kind: FieldKind, column: string | null];

/** One form in which releases are published, as data. */
export interface Layout {
  /** Short name, used everywhere: in reports, in the database, in messages. */
  id: string;
  product: ImportedProduct;
  /** Title in the list of expected layouts. */
  title: string;
  syntax: 'csv' | 'json';
  header: boolean;
  /** The comptroller's order never changes, so a header in another order was edited; keys may come as they like. */
  order: 'fixed' | 'by name';
  /** Source of a row's period. `stated year`: the row has the month, the operator states the year. */
  period: 'field' | 'file name' | 'stated year';
  /** Number of months in a filing: one, a quarter, or by its filer type (50 monthly, 60 quarterly). */
  covers?: 'month' | 'quarter' | 'by filer type';
  /** An extra empty field at the end, from a trailing comma, is accepted. */
  trailingComma?: boolean;
  /** Columns of the staged table that no field gives. */
  constants: Readonly<Record<string, string | number>>;
  fields: readonly Field[];
}
