import { beforeAll, describe, expect, test } from 'vitest';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertRows } from '../../launch/test/insert.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertSearchEntries } from './search.factory.ts';
import { insertPremises } from '../premises/premises.factory.ts';
import { searchText } from './search.rules.ts';
import { findAll, insertKnownNames, plansOf, searchNames, type Names } from './search.testing.ts';

const server = useServer();
beforeAll(() => insertKnownNames(server.db));

const search = (text: string, product?: string): Promise<Names> => searchNames(server, text, product);
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
    const ends = label === 'PECOS PALACE' ? { responsibility_end: '2023-06-30' } : {};
    const { id } = await insertHotel(server.db, { location_name: label, last_month, ...ends });
    await insertSearchEntries(server.db, [{ kind: 'PROPERTY', key: id, label, weight }]);
  }
  expect((await search('pecos')).hotels).toEqual(['PECOS INN', 'PECOS PALACE']);
  // It had ended with its last filing, before its responsibility did.
  expect((await server.rest('/rest/search/hotel/all/pecos')).body).toMatchObject({
    properties: [
      { location_name: 'PECOS INN', status: '1', responsibility_end_date: null },
      { location_name: 'PECOS PALACE', status: '0', responsibility_end_date: '2020-01-31' },
    ],
  });
});

describe('a hotel that has ended', () => {
  const ENDED = { last_month: '2020-01-01' };
  beforeAll(async () => {
    const facts = ['ALPINE', '1 HOLLAND AVE', 'TERLINGUA HOTEL LLC'];
    for (const [label, columns, about] of [
      ['TERLINGUA HOTEL', ENDED, []],
      ['BIG BEND LODGE', {}, facts],
      ...Array.from({ length: 12 }, (_, at) => [`LAJITAS HOUSE ${String(at)}`, {}, []] as const),
      ['LAJITAS', ENDED, []],
    ] as const) {
      const { id } = await insertHotel(server.db, {
        location_name: label,
        last_month: '2023-12-01',
        ...columns,
      });
      await insertSearchEntries(server.db, [{ kind: 'PROPERTY', key: id, label, facts: about }]);
    }
  });

  test('comes after a current one, although its name fits and only the owner of the other does', async () => {
    expect((await search('terlingua hotel')).hotels).toEqual(['BIG BEND LODGE', 'TERLINGUA HOTEL']);
    const { body } = await server.rest('/rest/search/hotel/all/terlingua');
    expect(body).toMatchObject({
      properties: [{ location_name: 'BIG BEND LODGE' }, { location_name: 'TERLINGUA HOTEL' }],
    });
    const { find } = await server.query<{ find: object }>(
      '{ find(text: "terlingua") { properties { hotel { name status } } } }',
    );
    expect(find).toHaveProperty('properties', [
      { hotel: { name: 'BIG BEND LODGE', status: 'CURRENT' } },
      { hotel: { name: 'TERLINGUA HOTEL', status: 'ENDED' } },
    ]);
  });

  test('is found by its whole name, also beside ten current ones that start with it', async () => {
    const { hotels } = await search('lajitas');
    expect(hotels).toHaveLength(10);
    expect(hotels.at(-1)).toBe('LAJITAS');
  });
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
  expect(await findAll(server, 'pasiano marfa lodging')).toEqual({
    places: [],
    properties: [{ hotel: { taxpayerNumber: '32000000072' }, beverageProperty: null }],
    owners: [],
  });
  expect((await findAll(server, 'marfa lodging')).owners).toEqual([
    { number: '32000000072', name: 'MARFA LODGING LLC', currentHotels: 1 },
    { number: '32000000071', name: 'MARFA LODGING LLC', currentHotels: 0 },
  ]);
  const ofBoth = await findAll(server, 'austin');
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

test('a hotel whose name is that of an avenue but for a letter is found after the addresses on it', async () => {
  for (const [label, city, address] of [
    ['CHEREEN FISHER', 'LAREDO', '1114 FAIRMOUNT AVE'],
    ['FAIRMONT LAREDO HOTEL', 'LAREDO', '101 RED RIVER ST'],
    ['FAIRMONT', 'DALLAS', '1717 N AKARD ST'],
  ] as const) {
    const { id } = await insertHotel(server.db, { location_name: label });
    await insertSearchEntries(server.db, [
      { kind: 'PROPERTY', key: id, label, facts: [city, address, 'OWNER LLC'] },
    ]);
  }
  for (const text of ['fairmount laredo', 'fairmount hotel laredo', 'laredo fairmount'])
    expect((await search(text)).hotels).toEqual(['CHEREEN FISHER', 'FAIRMONT LAREDO HOTEL']);
  // A house number asks for the address.
  expect((await search('1114 fairmount')).hotels).toEqual(['CHEREEN FISHER']);
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
  expect((await search('*tin')).cities).toEqual([]);
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
