import type { PlaceKind, Product } from '../../../gql/graphql.ts';
import type { ExportedFile } from './saveExport.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';
import { PLACE_FIELDS } from '../placeFields.ts';

export type Format = 'csv' | 'csv.gz' | 'xlsx' | 'parquet' | 'jsonl';
/** Months of properties, or filings as they were published. */
export type Rows = 'months' | 'filings';

/** The properties to export: conditions as in GraphQL. */
export interface RowsOf {
  filter: object;
  /** True if filings take the same conditions. */
  hasFilings: boolean;
}

export function rowsOfPlace(kind: PlaceKind, name: string): RowsOf {
  return rowsOfPlaces(kind, [name]);
}

export function rowsOfPlaces(kind: PlaceKind, names: readonly string[]): RowsOf {
  const [only, ...others] = names;
  const isOne = only !== undefined && others.length === 0;
  return { filter: { [PLACE_FIELDS[kind]]: isOne ? { eq: only } : { in: names } }, hasFilings: true };
}

/** The properties of one taxpayer, as filed under the number. */
export function rowsOfOwner(number: string): RowsOf {
  return { filter: { owner: number }, hasFilings: false };
}

const DATA_SETS = {
  HOTEL: { months: 'hotelMonths', filings: 'hotelFilings' },
  BEVERAGE: { months: 'beverageMonths', filings: 'beverageFilings' },
} as const;

interface Asked {
  product: Product;
  title: string;
  properties: RowsOf;
  rows: Rows;
  format: Format;
  period: Period;
}

/** The server's name of the rows. */
export function dataSetOf(product: Product, rows: Rows): string {
  return DATA_SETS[product][rows];
}

/** The server's file, and a name for it such as `Austin hotelMonths 2022-10 to 2023-09.csv`. */
export function askedFile({
  product,
  title,
  properties: { filter },
  rows,
  format,
  period,
}: Asked): ExportedFile {
  const set = dataSetOf(product, rows);
  const args = rows === 'months' ? { ...filter, months: period } : { filter: { ...filter, month: period } };
  const plain = title.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim();
  return { file: `${set}.${format}`, args, name: `${plain} ${set} ${period.from} to ${period.to}.${format}` };
}
