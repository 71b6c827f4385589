import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Row } from '../releases/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../test/imports.ts';

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

test('what a marketplace files for a city or county counts there, and never where its own address is', async () => {
  const path = join(folder, 'HOT2303.CSV');
  const rows = [
    row('CITY OF MARFA', 100),
    row('COUNTY OF PRESIDIO', 200),
    // As the real releases spell it.
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
    ...{ kind, place_key: key, dollars, marketplace: dollars },
    ...{ rooms: 0, properties: 0 },
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
