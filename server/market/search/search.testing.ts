import type { DataSource } from 'typeorm';
import { countSql } from '../../launch/test/countSql.ts';
import type { TestServer } from '../../launch/test/query.ts';
import { insertBeverage } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertSearchEntries, type SearchEntry } from './search.factory.ts';

/** Eight hotels, a bar, and places of each kind, some of which share words. */
export async function insertKnownNames(db: DataSource): Promise<void> {
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
    const { id } = await insertHotel(db, { location_name: label });
    await insertSearchEntries(db, [{ kind: 'PROPERTY', key: id, label, weight }]);
  }
  await insertBar(db);
  await insertPlaces(db);
}

async function insertBar(db: DataSource): Promise<void> {
  const bar = await insertBeverage(db, { location_name: 'AUSTIN ALE HOUSE' });
  const facts = ['AUSTIN 78701', '604 BRAZOS ST', 'ALE HOLDINGS LLC 32099999999'];
  await insertSearchEntries(db, [
    { product: 'beverage', kind: 'PROPERTY', key: bar.id, label: 'AUSTIN ALE HOUSE', facts },
  ]);
}

async function insertPlaces(db: DataSource): Promise<void> {
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
  await insertSearchEntries(db, [
    ...cities.map((key, i): SearchEntry => ({ kind: 'CITY', key, label: key, weight: 100 - i })),
    { kind: 'COUNTY', key: '8', label: 'AUSTIN', weight: 5 },
    { kind: 'COUNTY', key: '79', label: 'FORT BEND', weight: 1 },
    { kind: 'ZIP', key: '78701', label: '78701', weight: 9 },
    { kind: 'ZIP', key: '78702', label: '78702', weight: 10 },
  ]);
}

interface Found {
  zips: { name: string }[];
  cities: { name: string }[];
  counties: { name: string }[];
  hotels: { name: string }[];
  beverageProperties: { name: string }[];
}

export type Names = Record<keyof Found, string[]>;

/** The names that a search of one tax finds, by kind. */
export async function searchNames(server: TestServer, text: string, product = 'HOTEL'): Promise<Names> {
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

interface Findings {
  places: { name: string }[];
  properties: { hotel: { taxpayerNumber: string } | null; beverageProperty: { name: string } | null }[];
  owners: { number: string; name: string; currentHotels: number }[];
}

/** Asks the search over both taxes. */
export async function findAll(server: TestServer, text: string): Promise<Findings> {
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

/** The plans of all statements on the index that a search sends. */
export async function plansOf({ db, query }: TestServer, text: string): Promise<string[]> {
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
