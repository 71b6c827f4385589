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

/** The filings of releases in the annual or monthly layout, without those of staff who were testing. */
export function rawFilings(paths: readonly string[]): RawFiling[] {
  return paths.flatMap((path) =>
    rawRows(path).flatMap((row): RawFiling[] => {
      const field = (at: number): string => row[at] ?? '';
      if (/\bTEST(ING)?\b/.test(field(1))) return [];
      const period = field(19);
      return [
        {
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
        },
      ];
    }),
  );
}
