import type { Pool } from 'pg';
import type { Ask } from './asker.ts';
import { statementsOf } from './statements.ts';
import { inMs, percentile, timeOf, WARM_UP } from './timing.ts';
import { webDocument } from './webDocuments.ts';
import type { ProductName } from '../market/productName.rules.ts';

const TIMES = 200;

export interface Question {
  name: string;
  document: string;
  variables: object;
  mostMs: number;
}

/** A hotel and a bar with most months among the largest, the largest county and the largest city. */
export async function questions(pool: Pool): Promise<Question[]> {
  const [county, city] = await Promise.all([largest(pool, 'COUNTY'), largest(pool, 'CITY')]);
  const hotel = await oldest(pool, 'hotel', 'room_capacity');
  const bar = await oldest(pool, 'beverage', 'id');
  const results = { type: 'MONTHLY', place: { kind: 'CITY', names: [city] } };
  return [
    { name: 'Hotel: head', document: webDocument('HotelPage'), variables: hotel, mostMs: 20 },
    { name: 'Hotel: figures', document: webDocument('HotelFigures'), variables: hotel, mostMs: 20 },
    { name: 'Hotel: filings', document: webDocument('HotelFilings'), variables: hotel, mostMs: 20 },
    { name: 'Bar: head', document: webDocument('BeveragePage'), variables: bar, mostMs: 20 },
    { name: 'Bar: figures', document: webDocument('BeverageFigures'), variables: bar, mostMs: 20 },
    { name: 'Bar: filings', document: webDocument('BeverageFilings'), variables: bar, mostMs: 20 },
    {
      name: `County ${county}`,
      document: webDocument('PlaceLodging'),
      variables: { kind: 'COUNTY', name: county },
      mostMs: 60,
    },
    {
      name: `Cities of ${county}`,
      document: webDocument('CitiesLodging'),
      variables: { name: county },
      mostMs: 60,
    },
    {
      name: `Results for ${city}`,
      document: webDocument('HotelResults'),
      variables: { input: results, first: 500, after: null },
      mostMs: 50,
    },
  ];
}

/** A property with most months, and then with most of a column, as variables of its page's questions. */
async function oldest(pool: Pool, product: ProductName, column: string): Promise<object> {
  const { rows } = await pool.query<object>(`/* bench.oldest */
    select taxpayer_number as "taxpayerNumber", location_number as "locationNumber" from ${product}_property
    order by last_month - first_month desc nulls last, ${column} desc nulls last limit 1`);
  return { ...rows[0], first: 500, after: null };
}

async function largest(pool: Pool, kind: string): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    `/* bench.largest */ select coalesce(c.name, y.place_key) as key from hotel_place_year y
    left join county c on $1 = 'COUNTY' and c.code::text = y.place_key
    where y.kind = $1 order by y.year desc, y.room_receipts_cents desc limit 1`,
    [kind],
  );
  return rows[0]?.key ?? '';
}

/** The p95 of a question beside that of its statements alone, one after the other on one connection. */
export async function measure(
  pool: Pool,
  ask: Ask,
  { name, document, variables, mostMs }: Question,
): Promise<boolean> {
  const sent = await statementsOf(() => ask(document, variables));
  const times = { served: [] as number[], bare: [] as number[] };
  for (let i = 0; i < WARM_UP + TIMES; i += 1) {
    const served = await timeOf(() => ask(document, variables));
    const bare = await timeOf(async () => {
      for (const { text, values } of sent) await pool.query(text, values);
    });
    if (i < WARM_UP) continue;
    times.served.push(served);
    times.bare.push(bare);
  }
  const [p95, bare] = [percentile(times.served, 0.95), percentile(times.bare, 0.95)];
  console.log(
    `${name}: p95 ${inMs(p95)} (at most ${String(mostMs)} wanted), bare pg ${inMs(bare)}, ratio ${(p95 / bare).toFixed(1)}, ${String(sent.length)} statements`,
  );
  return p95 <= mostMs;
}
