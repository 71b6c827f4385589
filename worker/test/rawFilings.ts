import { namedPlace } from './rawGeography.ts';
import { cents, rawRows } from './rawText.ts';

/** A filing as its raw row says it; the month is counted from the year 0. */
export interface RawFiling {
  key: string;
  last: number;
  months: 1 | 3;
  total: bigint;
  taxable: bigint;
  rooms: number;
  address: string;
  zip: string;
  isMarketplace: boolean;
  row: readonly string[];
}

/** A row of the layout of 2015 and 2016 in that of today; it states no month, the name of its file does. */
function inTodaysLayout(row: readonly string[], month: string): string[] {
  const part = (from: number, to: number): readonly string[] => row.slice(from, to);
  return [...part(0, 7), '', ...part(7, 14), '', ...part(14, 15), '', '', month, '50', ...part(15, 17)];
}

/** `201501` of `hotl1501.zip` and of `HOTEL_01_2015.zip`. */
function monthInName(path: string): string {
  const short = /hotl(\d{4})\./i.exec(path)?.[1];
  const [, month = '', year = ''] = /HOTEL_(\d\d)_(\d{4})\./i.exec(path) ?? [];
  return short === undefined ? `${year}${month}` : `20${short}`;
}

/** Rows of hotel releases, none a re-issue of another, without those of staff who were testing. */
function hotelRows(path: string): string[][] {
  const rows = rawRows(path).map((row) => (row.length === 17 ? inTodaysLayout(row, monthInName(path)) : row));
  return rows.filter((row) => !/\bTEST(ING)?\b/.test(row[1] ?? ''));
}

export function rawFilings(paths: readonly string[]): RawFiling[] {
  return paths.flatMap((path) =>
    hotelRows(path).map((row): RawFiling => {
      const field = (at: number): string => row[at] ?? '';
      const period = field(19);
      return {
        key: `${field(0)}-${String(Number(field(8)))}`,
        last: Number(period.slice(0, 4)) * 12 + Number(period.slice(4, 6)) - 1,
        months: field(20) === '60' ? 3 : 1,
        total: cents(field(21)),
        taxable: cents(field(22)),
        rooms: Number(field(16)),
        address: field(10),
        zip: field(13),
        isMarketplace: namedPlace(field(9), Number(field(16))) !== null,
        row,
      };
    }),
  );
}
