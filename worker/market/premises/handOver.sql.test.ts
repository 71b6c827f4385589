import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { seeded } from '../../test/seeded.ts';
import { known, type Known } from './evidence.ts';
import { handsOver, latestOf } from './handOver.ts';
import { touchHandOvers } from './handOver.sql.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const random = seeded(20_261_125);
const below = (count: number): number => Math.floor(random() * count);

interface Months {
  first: number;
  last: number;
}

interface Hotel {
  zip: string;
  address: string;
  taxpayer: string;
  rooms: number;
  before: Months;
  now: Months;
}

/** Most file a month more or less than before; some come back after months, and of some an older month comes. */
function hotelByChance(zip: string, at: number): Hotel {
  const first = 24_000 + below(14);
  const before = { first, last: first + below(10) };
  const moved = [0, 0, 1, 1, 1, -1, 4, -4][below(8)] ?? 0;
  const now = {
    first: below(12) === 0 ? first - below(4) : first,
    last: Math.max(first, before.last + moved),
  };
  const rooms = [25, 25, 25, 4][below(4)] ?? 25;
  return { zip, address: `${String(below(3) + 1)} MAIN ST`, taxpayer: zip + String(at), rooms, before, now };
}

const zips = Array.from({ length: 3000 }, (_, at) => String(70_000 + at));
const hotels = zips.flatMap((zip) => Array.from({ length: 2 + below(4) }, (_, at) => hotelByChance(zip, at)));

/** The addresses of a ZIP code that hand over, by the hotels' months before or now. */
function handOversOf(here: readonly Hotel[], time: 'before' | 'now'): string {
  const other = { product: 'hotel', name: 'INN', taxpayerName: '', phone: '', permit: '' } as const;
  const knownAt = (address: string): Known[] =>
    here
      .filter((hotel) => hotel.address === address)
      .map(({ taxpayer, rooms, [time]: { first, last } }) =>
        known({ ...other, taxpayerNumber: taxpayer, rooms, firstMonth: first, lastMonth: last }, 1),
      );
  const spots = ['1 MAIN ST', '2 MAIN ST', '3 MAIN ST'].map((at) => ({ businesses: knownAt(at) }));
  const latest = latestOf(spots);
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  return pairs.filter(([one, next]) => handsOver(spots[one] ?? none, spots[next] ?? none, latest)).join(' ');
}

const none = { businesses: [] };

const month = (name: string): string => `make_date(m.${name} / 12, m.${name} % 12 + 1, 1)`;

/** Properties ($1 as JSON) as they were, and those of which a release describes other months. */
const prepare = [
  `create temporary table m on commit drop as
    select * from json_to_recordset($1) as m(zip text, address text, taxpayer text, rooms integer,
      first_before integer, last_before integer, first_now integer, last_now integer)`,
  `insert into premises (address, zip) select distinct address, zip from m`,
  `insert into hotel_property (taxpayer_number, location_number, location_address, location_zip, room_capacity,
      first_month, last_month, premises_id)
    select m.taxpayer, 1, m.address, m.zip, m.rooms, ${month('first_before')}, ${month('last_before')}, x.id
    from m join premises x using (address, zip)`,
  `create temporary table redescribed_hotel on commit drop as
    select p.id as property_id, ${month('first_now')} as first_month, ${month('last_now')} as last_month
    from m join hotel_property p on p.taxpayer_number = m.taxpayer
    where (first_before, last_before) <> (first_now, last_now)`,
  `create temporary table touched_zip (zip text) on commit drop`,
];

async function touchedZips(client: PoolClient): Promise<Set<string>> {
  const rows = hotels.map(({ before, now, ...hotel }) => ({
    ...hotel,
    first_before: before.first,
    last_before: before.last,
    first_now: now.first,
    last_now: now.last,
  }));
  for (const [at, sql] of prepare.entries())
    await client.query(`/* test.prepare */ ${sql}`, at === 0 ? [JSON.stringify(rows)] : []);
  await client.query(touchHandOvers);
  const { rows: touched } = await client.query<{ zip: string }>(
    '/* test.touched */ select zip from touched_zip',
  );
  return new Set(touched.map(({ zip }) => zip));
}

test('of 3,000 ZIP codes whose hotels file other months by chance, all with another hand-over are looked at', async () => {
  const client = await bench.pool.connect();
  await client.query('/* test.begin */ begin');
  const touched = await touchedZips(client);
  await client.query('/* test.rollback */ rollback');
  client.release();
  const changed = zips.filter((zip) => {
    const here = hotels.filter((hotel) => hotel.zip === zip);
    return handOversOf(here, 'before') !== handOversOf(here, 'now');
  });
  expect(changed.length).toBeGreaterThan(300);
  expect(changed.filter((zip) => !touched.has(zip))).toEqual([]);
  expect(touched.size).toBeLessThan(zips.length / 2);
});
