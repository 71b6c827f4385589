import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, listDoubtful } from '../hotels/doubtful.ts';
import { h1Row, h2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
let files: string;
beforeAll(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

interface Hotel {
  taxpayer: string;
  address: string;
  rooms: number;
  begin: string;
  name?: string;
}

const hotelRow = ({ taxpayer, address, rooms, begin, name = 'HOTEL' }: Hotel, month: string): string =>
  h2Row({
    taxpayerNumber: `320000000${taxpayer}`,
    locationAddress: `"${address}"`,
    locationName: `"${name}"`,
    capacity: String(rooms).padStart(5),
    begin,
    periodEnd: month,
  });

const old = { taxpayer: '11', address: '1 MAIN ST', rooms: 40, begin: '19950301' };
const opened = { taxpayer: '12', address: '2 MAIN ST', rooms: 60, begin: '20190701' };
/** Began with the hotel at its address, under a smaller number. */
const apartment = { ...opened, taxpayer: '10', rooms: 4 };
const single = { taxpayer: '13', address: '3 MAIN ST', rooms: 1, begin: '20190901' };
const marketplace = {
  taxpayer: '14',
  address: '4 BAY ST',
  rooms: 1,
  begin: '20190901',
  name: 'CITY OF MARFA',
};
const vast = { taxpayer: '15', address: '5 MAIN ST', rooms: 9000, begin: '20210115' };

async function importMonth(file: string, period: string, hotels: readonly Hotel[]): Promise<void> {
  await writeFile(join(files, file), hotels.map((hotel) => hotelRow(hotel, period)).join(''));
  const [report] = await bench.importFile(join(files, file), { acceptChanges: true, acceptIncomplete: true });
  expect(report?.outcome).toBe('published');
}

/** The years as they were precomputed. */
const years = (): Promise<object[]> =>
  bench.rows('select year, new_hotels, rooms_added, rooms_unknown from new_hotels_year order by year');

/** The same by other means: from the filings alone, address by address. */
async function yearsFromFilings(): Promise<object[]> {
  return bench.rows(`
    with current_filing as (
      select f.*, p.taxpayer_number, p.location_number,
        last_value(f.responsibility_begin) over (
          partition by f.property_id order by f.period_end rows between unbounded preceding and unbounded following
        ) as begin,
        first_value(f.room_capacity) over (partition by f.property_id order by f.period_end) as rooms
      from hotel_filing f join hotel_property p on p.id = f.property_id
      where f.replaced_by_release_id is null and not f.is_marketplace
    ), ranked as (
      select location_address, begin, rooms,
        row_number() over (partition by location_address order by begin, rooms desc, taxpayer_number) as position
      from current_filing
    )
    select extract(year from begin)::int as year, count(*)::int as new_hotels,
      coalesce(sum(rooms) filter (where rooms between 1 and 3000), 0)::int as rooms_added,
      (count(*) filter (where rooms not between 1 and 3000))::int as rooms_unknown
    from ranked where position = 1
    group by 1 order by 1`);
}

test('addresses count in the year of their first hotel, the largest of several, with the rooms it was first filed with', async () => {
  await importMonth('HOT2302.CSV', '20230228', [old, opened, apartment, single, marketplace, vast]);
  expect(await years()).toEqual([
    { year: 1995, new_hotels: 1, rooms_added: 40, rooms_unknown: 0 },
    { year: 2019, new_hotels: 2, rooms_added: 61, rooms_unknown: 0 },
    { year: 2021, new_hotels: 1, rooms_added: 0, rooms_unknown: 1 },
  ]);
  expect(await years()).toEqual(await yearsFromFilings());
});

test('rooms that are added later, and a new owner, make no new hotel', async () => {
  const extended = { ...opened, rooms: 90 };
  const owner = { ...single, taxpayer: '16', begin: '20230301', rooms: 2 };
  await importMonth('HOT2303.CSV', '20230331', [old, extended, owner, vast]);
  expect(await years()).toMatchObject([
    { year: 1995 },
    { year: 2019, new_hotels: 2, rooms_added: 61 },
    { year: 2021 },
  ]);
  expect(await years()).toEqual(await yearsFromFilings());
});

test('an earlier month that comes later, and a value that is accepted, are counted anew; a rebuild gives the same', async () => {
  await importMonth('HOT2301.CSV', '20230131', [old, { ...opened, rooms: 55 }, vast]);
  expect(await years()).toMatchObject([
    { year: 1995 },
    { year: 2019, new_hotels: 2, rooms_added: 56 },
    { year: 2021, rooms_unknown: 1 },
  ]);
  expect(await years()).toEqual(await yearsFromFilings());
  const doubtful = await listDoubtful(bench.pool, { idle: false, limit: 10 });
  const ids = doubtful.map(({ id }) => id);
  await decide(bench.pool, ids, { decision: 'ACCEPTED', note: '', by: 'operator' });
  const counted = await years();
  expect(counted).toMatchObject([{}, {}, { year: 2021, rooms_added: 9000, rooms_unknown: 0 }]);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await years()).toEqual(counted);
});

test('if an earlier owner filed without dates, the opening year is unknown', async () => {
  const legacy = h1Row({ taxpayerNumber: '32000000017', locationAddress: '"2 MAIN ST"' });
  await writeFile(join(files, 'hotl1501.csv'), legacy);
  const [report] = await bench.importFile(join(files, 'hotl1501.csv'), { acceptIncomplete: true });
  expect(report?.outcome).toBe('published');
  expect(await years()).toMatchObject([
    { year: 1995 },
    { year: 2019, new_hotels: 1, rooms_added: 1 },
    { year: 2021 },
  ]);
});
