import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { testServer } from '../../../server/launch/test/query.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
let folder: string;
beforeAll(async () => {
  bench = await importBench();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

let location = 0;

/** A row that a marketplace files at its own address in Austin. */
function row(name: string, dollars: number, rooms = 1): string {
  location += 1;
  const money = dollars.toFixed(2).padStart(14);
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: `"${name.padEnd(50)}"`,
    locationCity: '"AUSTIN              "',
    locationZip: '"78701"',
    locationCounty: '227',
    capacity: String(rooms).padStart(5),
    total: money,
    taxable: money,
  });
}

test('a marketplace’s filing for a city or county counts there, and never at its own address', async () => {
  const path = join(folder, 'HOT2303.CSV');
  const rows = [
    row('CITY OF MARFA', 100),
    row('COUNTY OF PRESIDIO', 200),
    // Spelled as in the real releases.
    row('COUNTY OF FORTBEND', 300),
    row('COUNTY OF NOWHERE', 400),
    row('COUNTY OF TRAVIS', 500, 12),
  ];
  await writeFile(path, rows.join(''));
  const [report] = await bench.importFile(path);
  expect(report).toMatchObject({ outcome: 'published' });
  const places = await bench.rows(
    `select kind, place_key, room_receipts_cents / 100 as dollars, marketplace_cents / 100 as marketplace, rooms, properties
    from hotel_place_month order by kind, place_key`,
  );
  const named = (kind: string, key: string, dollars: number): object => ({
    kind,
    place_key: key,
    dollars,
    marketplace: dollars,
    rooms: 0,
    properties: 0,
  });
  // A hotel of that name is a hotel.
  const hotel = { dollars: 500, marketplace: 0, rooms: 12, properties: 1 };
  expect(places).toEqual([
    { kind: 'CITY', place_key: 'AUSTIN', ...hotel },
    named('CITY', 'MARFA', 100),
    { kind: 'CITY_IN_COUNTY', place_key: 'AUSTIN', ...hotel },
    named('CITY_IN_COUNTY', 'CITY NOT GIVEN', 300),
    named('CITY_IN_COUNTY', 'CITY NOT GIVEN', 200),
    named('CITY_IN_COUNTY', 'MARFA', 100),
    named('COUNTY', '189', 300),
    { kind: 'COUNTY', place_key: '227', ...hotel },
    named('COUNTY', '79', 300),
    { kind: 'ZIP', place_key: '78701', ...hotel },
  ]);
  const none = await bench.rows(
    'select city, county_code, zip, is_marketplace from hotel_month where city is null',
  );
  expect(none).toEqual([{ city: null, county_code: null, zip: null, is_marketplace: true }]);
});

test('a city whose post office is in another county counts toward its own', async () => {
  const path = join(folder, 'HOT2305.CSV');
  const rows = ['LEANDER', 'MABANK', 'BULLARD', 'TAFT'].map((name) =>
    row(`CITY OF ${name}`, 100).replace('20230331', '20230531'),
  );
  await writeFile(path, rows.join(''));
  expect(await bench.importFile(path)).toMatchObject([{ outcome: 'published' }]);
  const places = await bench.rows(
    `select m.city, c.name as county from hotel_month m join county c on c.code = m.county_code
    where month = '2023-05-01' order by m.city`,
  );
  expect(places).toEqual([
    { city: 'BULLARD', county: 'Smith' },
    { city: 'LEANDER', county: 'Williamson' },
    { city: 'MABANK', county: 'Kaufman' },
    { city: 'TAFT', county: 'San Patricio' },
  ]);
});

test('a misspelled city counts toward the most similar known one, one like none toward no place, and is no city of its own', async () => {
  const path = join(folder, 'HOT2304.CSV');
  const named = ['MARFFA', 'RUNNELS COUNTY', 'FALFURRIAS BAY HEIGHTS'];
  const rows = named.map((name, at) => row(`CITY OF ${name}`, 100 + at).replace('20230331', '20230430'));
  await writeFile(path, rows.join(''));
  expect(await bench.importFile(path)).toMatchObject([{ outcome: 'published' }]);
  const months = (select: string): Promise<object[]> =>
    bench.rows(`select ${select} from hotel_month join hotel_property p on p.id = property_id
      where month = '2023-04-01' order by p.location_name`);
  expect(await months('p.location_name as name, hotel_month.city, hotel_month.county_code')).toEqual([
    { name: 'CITY OF FALFURRIAS BAY HEIGHTS', city: null, county_code: null },
    { name: 'CITY OF MARFFA', city: 'MARFA', county_code: 189 },
    { name: 'CITY OF RUNNELS COUNTY', city: 'CITY NOT GIVEN', county_code: 200 },
  ]);
  const cities = await bench.rows(
    "select place_key from hotel_place_month where month = '2023-04-01' and kind = 'CITY'",
  );
  expect(cities).toEqual([{ place_key: 'MARFA' }]);
  const server = await testServer({ database: bench });
  const { marketplaceCities } = await server.query<{ marketplaceCities: object[] }>(
    '{ marketplaceCities { name countsTo county marketplaces receipts } }',
    {},
    { as: 'admin' },
  );
  await server.close();
  expect(marketplaceCities).toEqual([
    { name: 'FALFURRIAS BAY HEIGHTS', countsTo: null, county: null, marketplaces: 1, receipts: 102 },
    { name: 'RUNNELS COUNTY', countsTo: null, county: 'Runnels', marketplaces: 1, receipts: 101 },
    { name: 'MARFFA', countsTo: 'MARFA', county: 'Presidio', marketplaces: 1, receipts: 100 },
  ]);
});
