import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBeverage } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertRows } from '../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertSearchEntries, type SearchEntry } from './search.factory.ts';
import { insertPremises } from '../premises/premises.factory.ts';
import { searchText } from './search.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const hotels = [
    ['GRAND HYATT SAN ANTONIO', 1000],
    ['HYATT REGENCY DALLAS', 1100],
    ['THE WESTIN AUSTIN DOWNTOWN', 300],
    ['AUSTIN MOTEL', 40],
    ['AUSTIN WESTERN LODGE', 20],
    ['MARRIOTT MARQUIS HOUSTON', 900],
    ["SMITTY'S INN", 10],
    ['SANDMAN', 200],
  ] as const;
  for (const [label, weight] of hotels) {
    const { id } = await insertHotel(server.db, { location_name: label });
    await insertSearchEntries(server.db, [{ kind: 'PROPERTY', key: id, label, weight }]);
  }
  const bar = await insertBeverage(server.db, { location_name: 'AUSTIN ALE HOUSE' });
  const facts = ['AUSTIN 78701', '604 BRAZOS ST', 'ALE HOLDINGS LLC 32099999999'];
  await insertSearchEntries(server.db, [
    { product: 'beverage', kind: 'PROPERTY', key: bar.id, label: 'AUSTIN ALE HOUSE', facts },
  ]);
  const cities = [
    'FORT WORTH',
    'FORT DAVIS',
    'FORT STOCKTON',
    'FORT HOOD',
    'FORT MC KAVETT',
    'FORT ANN',
    'SAN ANTONIO',
    'SAN MARCOS',
    'SAN ANGELO',
    'SAN SABA',
    'SAN LEON',
    'SAN BENITO',
    'AUSTIN',
  ];
  await insertSearchEntries(server.db, [
    ...cities.map((key, i): SearchEntry => ({ kind: 'CITY', key, label: key, weight: 100 - i })),
    { kind: 'COUNTY', key: '8', label: 'AUSTIN', weight: 5 },
    { kind: 'COUNTY', key: '79', label: 'FORT BEND', weight: 1 },
    { kind: 'ZIP', key: '78701', label: '78701', weight: 9 },
    { kind: 'ZIP', key: '78702', label: '78702', weight: 10 },
  ]);
});
afterAll(() => server.close());

interface Found {
  zips: { name: string }[];
  cities: { name: string }[];
  counties: { name: string }[];
  hotels: { name: string }[];
  beverageProperties: { name: string }[];
}

type Names = Record<keyof Found, string[]>;

async function search(text: string, product = 'HOTEL'): Promise<Names> {
  const answer = await server.query<{ search: Found }>(
    `query ($product: Product!, $text: String!) { search(product: $product, text: $text) {
      zips { name } cities { name } counties { name } hotels { name } beverageProperties { name }
    } }`,
    { product, text },
  );
  const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
  const { zips, cities, counties, hotels, beverageProperties } = answer.search;
  return {
    zips: names(zips),
    cities: names(cities),
    counties: names(counties),
    hotels: names(hotels),
    beverageProperties: names(beverageProperties),
  };
}

const nothing: Names = { zips: [], cities: [], counties: [], hotels: [], beverageProperties: [] };

test('places that start with the text come before properties, and starts of names before other words', async () => {
  expect(await search('austin')).toEqual({
    ...nothing,
    cities: ['AUSTIN'],
    counties: ['Austin'],
    hotels: ['AUSTIN MOTEL', 'AUSTIN WESTERN LODGE', 'THE WESTIN AUSTIN DOWNTOWN'],
  });
  expect(await search('787')).toEqual({ ...nothing, zips: ['78702', '78701'] });
});

test('current properties come before larger ones that have ended', async () => {
  await insertRelease(server.db, { periods: { '2023-12-31': 100 } });
  for (const [label, weight, last_month] of [
    ['PECOS PALACE', 900, '2020-01-01'],
    ['PECOS INN', 10, '2023-12-01'],
  ] as const) {
    const { id } = await insertHotel(server.db, { location_name: label, last_month });
    await insertSearchEntries(server.db, [{ kind: 'PROPERTY', key: id, label, weight }]);
  }
  expect((await search('pecos')).hotels).toEqual(['PECOS INN', 'PECOS PALACE']);
});

test('cities leave room for counties', async () => {
  const { cities, counties } = await search('fort');
  expect([cities.length, counties]).toEqual([6, ['Fort Bend']]);
  expect((await search('ft worth')).cities).toEqual(['FORT WORTH']);
  expect((await search('ft bend county')).counties).toEqual(['Fort Bend']);
  expect((await search('wroth')).cities).toEqual(['FORT WORTH']);
});

test.each([
  ['ale house austin 78701'],
  ['604 brazos street'],
  ['ale holdings'],
  ['32099999999'],
  ['austn ale'],
])('a word may be of any fact: %s', async (text) => {
  expect((await search(text, 'BEVERAGE')).beverageProperties).toEqual(['AUSTIN ALE HOUSE']);
});

interface Findings {
  places: { name: string }[];
  properties: { hotel: { taxpayerNumber: string } | null; beverageProperty: { name: string } | null }[];
  owners: { number: string; name: string; currentHotels: number }[];
}

async function find(text: string): Promise<Findings> {
  const answer = await server.query<{ find: Findings }>(
    `query ($text: String!) { find(text: $text) {
      places { name }
      properties { hotel { taxpayerNumber } beverageProperty { name } }
      owners { number name currentHotels }
    } }`,
    { text },
  );
  return answer.find;
}

test('one list has both taxes, owners, and one entry for the owners of one premises', async () => {
  const premises_id = await insertPremises(server.db, '207 HIGHLAND');
  const owners = [
    ['32000000071', '2020-01-01'],
    ['32000000072', '2023-12-01'],
  ] as const;
  for (const [taxpayer_number, last_month] of owners) {
    const hotel = { location_name: 'HOTEL PAISANO', taxpayer_name: 'MARFA LODGING LLC' };
    const { id } = await insertHotel(server.db, { ...hotel, taxpayer_number, last_month, premises_id });
    await insertSearchEntries(server.db, [
      {
        kind: 'PROPERTY',
        key: id,
        label: 'HOTEL PAISANO',
        facts: ['MARFA 79843', '207 HIGHLAND', hotel.taxpayer_name],
      },
      {
        kind: 'OWNER',
        key: taxpayer_number,
        label: hotel.taxpayer_name,
        weight: Number(last_month > '2021'),
      },
    ]);
  }
  expect(await find('pasiano marfa lodging')).toEqual({
    places: [],
    properties: [{ hotel: { taxpayerNumber: '32000000072' }, beverageProperty: null }],
    owners: [],
  });
  expect((await find('marfa lodging')).owners).toEqual([
    { number: '32000000072', name: 'MARFA LODGING LLC', currentHotels: 1 },
    { number: '32000000071', name: 'MARFA LODGING LLC', currentHotels: 0 },
  ]);
  const ofBoth = await find('austin');
  expect(ofBoth.places[0]).toEqual({ name: 'AUSTIN' });
  expect(ofBoth.properties.map(({ hotel }) => hotel === null)).toContain(true);
  expect(ofBoth.properties.map(({ hotel }) => hotel === null)).toContain(false);
});

test('each tax is searched separately', async () => {
  expect(await search('austin', 'BEVERAGE')).toEqual({
    ...nothing,
    beverageProperties: ['AUSTIN ALE HOUSE'],
  });
});

test('words are found in any order, by how they start', async () => {
  expect((await search('austin west')).hotels.slice(0, 2)).toEqual([
    'AUSTIN WESTERN LODGE',
    'THE WESTIN AUSTIN DOWNTOWN',
  ]);
  expect((await search('downtown westin')).hotels[0]).toBe('THE WESTIN AUSTIN DOWNTOWN');
});

test.each([
  ['grnad hyatt', 'GRAND HYATT SAN ANTONIO'],
  ['marriot', 'MARRIOTT MARQUIS HOUSTON'],
  ['mariot', 'MARRIOTT MARQUIS HOUSTON'],
  ['westtin', 'THE WESTIN AUSTIN DOWNTOWN'],
  ["SMITTY'S", "SMITTY'S INN"],
  ['smitty inn', "SMITTY'S INN"],
  ['hyat hotel san antonio', 'GRAND HYATT SAN ANTONIO'],
  ['smittys inn', "SMITTY'S INN"],
])('%s finds %s', async (text, name) => {
  expect((await search(text)).hotels[0]).toBe(name);
});

test('places leave room for properties, and at most ten are shown in all', async () => {
  const found = await search('san');
  expect(found.cities).toHaveLength(6);
  expect(found.hotels).toEqual(['SANDMAN', 'GRAND HYATT SAN ANTONIO']);
  const rows = Array.from({ length: 12 }, (_, i) => `SANTA ${String(i)}`);
  for (const label of rows) {
    const { id } = await insertHotel(server.db, { location_name: label });
    await insertSearchEntries(server.db, [{ kind: 'PROPERTY', key: id, label }]);
  }
  const more = await search('san');
  expect([more.cities.length, more.hotels.length]).toEqual([5, 5]);
});

test.each(['', 'au', ' a ', '%%%', '___', "'%"])('%j is too short to find anything', async (text) => {
  expect(await search(text)).toEqual(nothing);
});

test('only letters, digits, blanks and apostrophes count', async () => {
  expect(searchText('  Joe’s  #1 (Bar)/"Grill" ')).toBe('JOES 1 BAR GRILL');
  expect(searchText('J.W. Café B&B')).toBe('JW CAFE BB');
  expect(await search('au%st_in')).toMatchObject({ cities: [] });
  expect((await search('aus*tin')).cities).toEqual([]);
  expect((await search('AUSTIN!')).cities).toEqual(['AUSTIN']);
});

describe('with 60,000 names', () => {
  beforeAll(async () => {
    const words = 'LAKE STAR INN SUITES RIVER HILL PALM OAK GRAND COURT LODGE PLAZA'.split(' ');
    const entries = Array.from({ length: 60_000 }, (_, i) => {
      const label = [i, i * 7, i * 13].map((n) => words[n % words.length]).join(' ') + ` ${String(i)}`;
      const entry_key = `big-${String(i)}`;
      return { product: 'hotel', kind: 'PROPERTY', entry_key, label, property_id: 1, weight: 0 };
    });
    await insertRows(server.db, 'search_entry', entries);
    await server.db.query('/* analyze */ analyze search_entry');
  });

  test.each(['LAKE', 'GRAND HYATT', 'STARR RIVR', 'OAK LODGE 59'])(
    '%s is found by the indexes alone',
    async (text) => {
      const plans = await plansOf(server, text);
      expect(plans.length).toBeGreaterThan(1);
      expect(plans.filter((plan) => plan.includes('Seq Scan on search_'))).toEqual([]);
    },
  );
});

/** The plans of all statements on the index that a search sends. */
async function plansOf({ db, query }: TestServer, text: string): Promise<string[]> {
  const { countSql } = await import('../../launch/test/countSql.ts');
  const { sent } = await countSql(() =>
    query('query ($text: String!) { search(product: HOTEL, text: $text) { cities { name } } }', { text }),
  );
  const plans: string[] = [];
  for (const { statement, values } of sent.filter((each) => each.statement.includes('search_'))) {
    const rows = await db.query<Record<string, string>[]>(`explain ${statement}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
