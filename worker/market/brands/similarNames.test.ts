import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

const similar = {
  'AMERICAS BESTVALUE INN & SUITES': 'Americas Best Value Inn',
  'BAYONT INN & SUITES': 'Baymont',
  'BEST WESTERM PLUS': 'Best Western Plus',
  'BESTWESTERN PLUS GALVESTON': 'Best Western Plus',
  'BETS WESTERN': 'Best Western',
  'CANDLWOOD SUITES HOUSTON - TOWN & COUNTRY': 'Candlewood Suites',
  'CONFORT INN & SUITES': 'Comfort Inn',
  'COUNTRY INN AND STUITES': 'Country Inn & Suites',
  'COURTYYARD LUBBOCK DOWNTOWN': 'Courtyard by Marriott',
  'DAYS IN AND SUITES OF WINNIE': 'Days Inn',
  'EL PASO RESIDENSE INN': 'Residence Inn by Marriott',
  'EMSBASSY SUITES DALLAS-FRISCO': 'Embassy Suites by Hilton',
  'FAIRFILED INN AND SUITES CUERO': 'Fairfield by Marriott',
  'HOLIDAY INN EXRESS TYLER': 'Holiday Inn Express',
  'HOME 2 AND SUITES': 'Home2 Suites by Hilton',
  'HUMBLE HOLIDAY IN EXPRESS': 'Holiday Inn Express',
  'HYATTT PLACE SAN ANTONIO AIRPORT': 'Hyatt Place',
  'RADISON HOTEL': 'Radisson',
  'RESIDENCE IN-AUSTIN DOWNTOWN': 'Residence Inn by Marriott',
  'THE COURYARD HARLINGEN': 'Courtyard by Marriott',
};
const exact = {
  'AC AUSTIN HILL COUNTRY': 'AC Hotels by Marriott',
  'AVID ROUND ROCK': 'avid hotels',
  'BESTWESTERN INN & SUITES': 'Best Western',
  'BW PLUS & EXECUTIVE RESIDENCE AUSTIN': 'Best Western Plus',
  'CANOPY RIVERWALK': 'Canopy by Hilton',
  'DPH DALLAS RICHARDSON': 'Drury Plaza',
  'ELEMENT DFW AIRPORT NORTH': 'Element by Westin',
  'HOMWOOD SUITES': 'Homewood Suites by Hilton',
  'TEXAS INN & SUITES': 'Texas Inn',
  'TRU DALLAS': 'Tru by Hilton',
};
/** Each is near to a brand's name, and another hotel's. */
const none = [
  'AUSTIN HOTEL',
  'BAY MOTEL',
  'BEST BUDGET SUITES',
  'BEST RESIDENCE IN TOWN',
  'EXTENDED STAY ODESSA',
  'FOUR SEASON INN',
  'GARDNER HOTEL',
  'HAMILTON INN',
  'HOME TOWN INN & SUITES',
  'MAGNOLIA MOTEL',
  'MOON PLACE INN',
  'SILVER LEAF LODGE',
  'SPAR HOTEL',
  'TEXAN INN',
  'THE FAIRMOUNT HOTEL',
  'THE RESIDENCY INN',
  'VILLA WEST INN',
  'WATERWALL PLACE',
  'WEST TEXAS INN & SUITES',
  'WESTON INN & SUITES',
];
const names = [...Object.keys(similar), ...Object.keys(exact), ...none];

let bench: ImportBench;
let server: TestServer;
beforeAll(async () => {
  bench = await importBench();
  const file = join(bench.dataDir, 'HOT2301.CSV');
  const rows = names.map((name, i) =>
    h2Row({
      periodEnd: '20230131',
      locationNumber: String(i + 1).padStart(5, '0'),
      locationName: `"${name}"`,
      capacity: '50',
    }),
  );
  await writeFile(file, rows.join(''));
  await bench.importFile(file);
  server = await testServer({ database: bench });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

interface Said {
  name: string;
  brand: { name: string } | null;
  brandMatch: { isSimilar: boolean; isCorrected: boolean; rule: { matchText: string } } | null;
}

async function said(): Promise<Map<string, Said>> {
  const { hotels } = await server.query<{ hotels: { nodes: Said[] } }>(`{ hotels(first: 100) {
    nodes { name brand { name } brandMatch { isSimilar isCorrected rule { matchText } } }
  } }`);
  return new Map(hotels.nodes.map((hotel) => [hotel.name, hotel]));
}

test('a misspelled name is of the one brand that it is similar to, and says so', async () => {
  const hotels = await said();
  const found = Object.keys(similar).map((name) => [name, hotels.get(name)?.brand?.name]);
  expect(Object.fromEntries(found)).toEqual(similar);
  for (const name of Object.keys(similar)) expect(hotels.get(name)?.brandMatch?.isSimilar, name).toBe(true);
  expect(hotels.get('CONFORT INN & SUITES')?.brandMatch).toEqual({
    isSimilar: true,
    isCorrected: false,
    rule: { matchText: 'COMFORT INN' },
  });
});

test('a name that has what a rule looks for is of its brand by that', async () => {
  const hotels = await said();
  const found = Object.keys(exact).map((name) => [name, hotels.get(name)?.brand?.name]);
  expect(Object.fromEntries(found)).toEqual(exact);
  for (const name of Object.keys(exact)) expect(hotels.get(name)?.brandMatch?.isSimilar, name).toBe(false);
});

test('a name that is another hotel’s is of no brand', async () => {
  const hotels = await said();
  const wrong = none.filter((name) => hotels.get(name)?.brandMatch !== null);
  expect(wrong).toEqual([]);
  expect(hotels.size).toBe(names.length);
});
