import type { DataSource } from 'typeorm';
import { beforeAll, expect } from 'vitest';
import type { Row } from '../../launch/test/insert.ts';
import type { TestServer } from '../../launch/test/query.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling } from './hotel.factory.ts';

/** Inserts a hotel with its filings; the columns are those of both. */
export type InsertFiler = (name: string, filings: Row[], columns?: Row) => Promise<void>;

/** Inserts the filings into one release. */
export function filersOf(db: DataSource, release: number): InsertFiler {
  return async (name, filings, columns = {}) => {
    const hotel = await insertHotel(db, { location_name: name, ...columns });
    for (const filing of filings) {
      await insertHotelFiling(db, hotel, release, { location_name: name, ...columns, ...filing });
    }
  };
}

const quarter = { period_end: '2023-03-31', period_months: 3 };
const extraDigit = { receipts_flag: 'EXTRA_DIGIT', usual_month_cents: 32_000 };

/** Filers of the first quarter of 2023: by month, by quarter, both, flagged, a marketplace, and one elsewhere. */
async function insertFilers(insertFiler: InsertFiler): Promise<void> {
  await insertFiler('MONTHLY', [
    {
      period_end: '2023-01-31',
      room_receipts_cents: 100_10,
      taxable_receipts_cents: 90_00,
      room_capacity: 10,
    },
    { period_end: '2023-02-28', room_receipts_cents: 200_20, taxable_receipts_cents: 0, room_capacity: 11 },
    {
      period_end: '2023-03-31',
      room_receipts_cents: 300_30,
      taxable_receipts_cents: 50_00,
      room_capacity: 12,
    },
  ]);
  await insertFiler('QUARTERLY', [{ ...quarter, filer_type: 60, room_receipts_cents: 900_00 }]);
  await insertFiler('SUMMED BY THE SOURCE', [{ ...quarter, room_receipts_cents: 700_00 }]);
  await insertFiler('SUMMED AND MONTHLY', [
    { ...quarter, room_receipts_cents: 5_00 },
    { period_end: '2023-03-31', room_receipts_cents: 6_00, room_capacity: 0 },
  ]);
  await insertFiler('EXTRA DIGIT', [
    { period_end: '2023-01-31', taxable_receipts_cents: 31_000, ...extraDigit },
  ]);
  await insertFiler('ACCEPTED', [{ period_end: '2023-01-31', decision: 'ACCEPTED', ...extraDigit }]);
  const marketplace = { is_marketplace: true, room_capacity: 1, location_zip: '94103', zip: null };
  await insertFiler('CITY OF AUSTIN', [{ period_end: '2023-01-31', ...marketplace }]);
  const fortWorth = { city: 'FORT WORTH', county_code: 220, zip: '76102', location_zip: '76102' };
  await insertFiler(
    'STOCKYARDS',
    [{ period_end: '2023-01-31', ...fortWorth, location_city: 'FT WORTH' }],
    fortWorth,
  );
}

interface Result {
  locationName: string;
  flags: string[];
}

interface Filers {
  server: TestServer;
  /** The release of the first quarter of 2023, in which March has few filings, and how a hotel is added to it. */
  first: { release: number; insertFiler: InsertFiler };
  /** All rows of results, with these fields. */
  results: (input: object, fields?: string, asOf?: object) => Promise<Result[]>;
  names: (input: object) => Promise<string[]>;
}

/** A server with the filers above, from before the tests of a file until after them. */
export function useFilers(): Filers {
  const server = useServer();
  const first = {} as Filers['first'];
  beforeAll(async () => {
    first.release = await insertRelease(server.db, {
      periods: { '2023-01-31': 100, '2023-02-28': 100, '2023-03-31': 20 },
    });
    first.insertFiler = filersOf(server.db, first.release);
    await insertFilers(first.insertFiler);
  });
  const results: Filers['results'] = async (input, fields = 'locationName', asOf) => {
    const { hotelResults } = await server.query<{ hotelResults: { nodes: Result[]; totalCount: number } }>(
      `query ($input: HotelResultsInput!, $asOf: AsOfInput) {
        hotelResults(input: $input, asOf: $asOf, first: 100) { nodes { ${fields} } totalCount }
      }`,
      { input, ...(asOf && { asOf }) },
    );
    expect(hotelResults.totalCount).toBe(hotelResults.nodes.length);
    return hotelResults.nodes;
  };
  const names = async (input: object): Promise<string[]> =>
    (await results(input)).map(({ locationName }) => locationName);
  return { server, first, results, names };
}
