import type { ReactNode } from 'react';
import type { CsvCell } from '../formats/csv.ts';
import { toCsv } from '../formats/csv.ts';

const WIDTHS = ['phone', 'tablet', 'desktop'] as const;
export type Width = (typeof WIDTHS)[number];

/** A column of a table, for the screen and for its CSV export. */
export interface Column<Row> {
  /** Its name in the address, where the sort and the chosen columns are kept. */
  key: string;
  title: string;
  /** The value that, unless `order` and `csv` say otherwise, it is sorted by and the export holds: bare numbers. */
  value: (row: Row) => CsvCell;
  csv?: (row: Row) => CsvCell;
  /** The value to sort by, where it differs from `value`. */
  order?: (row: Row) => CsvCell;
  /** Content of the cell; the value itself where this is missing. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** From which width on it shows unless the person chooses otherwise; `phoneOnly` stands for columns that have no room. */
  shown: Width | 'phoneOnly' | 'chosen';
  /** Holds buttons instead of a value: it is neither sorted by nor exported. */
  isAction?: boolean;
  /** The column that names the row, for screen readers. */
  isHeading?: boolean;
}

/** All rows and all columns that hold values, shown or not. */
export function csvOf<Row>(all: readonly Column<Row>[], rows: readonly Row[]): string {
  const columns = all.filter(({ isAction }) => isAction !== true);
  return toCsv(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ value, csv }) => (csv ?? value)(row))),
  );
}

/** The columns, and a sentence instead of rows. */
export function unknownCsv(columns: readonly Pick<Column<never>, 'title'>[], sentence: string): string {
  return toCsv(
    columns.map(({ title }) => title),
    [[sentence]],
  );
}

/** The keys of the columns that show when nothing was chosen. */
export function defaultKeys<Row>(columns: readonly Column<Row>[], width: Width): string[] {
  const fitting: string[] = [...WIDTHS.slice(0, WIDTHS.indexOf(width) + 1), `${width}Only`];
  return columns.filter(({ shown }) => fitting.includes(shown)).map(({ key }) => key);
}
