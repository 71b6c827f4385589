// @ts-nocheck Its packages are installed when the benchmark runs.
import pg from 'pg';

/** Ten connections, as the product has. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
export const port = Number(process.env.PORT);

const hotels = `select id, location_name as name, room_capacity as "roomCapacity" from hotel_property
  where city = $1 order by location_name, id limit $2`;

const latest = `select k.id as key, to_char(m.month, 'YYYY-MM') as month, m.room_receipts_cents as "roomReceipts"
  from unnest($1::int[]) k(id) cross join lateral (
    select * from hotel_month where property_id = k.id order by month desc limit 1
  ) m`;

const months = `select m.property_id as key, to_char(m.month, 'YYYY-MM') as month,
    m.room_receipts_cents as "roomReceipts"
  from unnest($1::int[]) k(id) cross join lateral (
    select * from hotel_month where property_id = k.id order by month desc limit 24
  ) m order by m.property_id, m.month`;

const owners = `select o.property_id as key, o.location_name as name, o.begin_date as "beginDate"
  from hotel_property p join ownership_period o on o.premises_id = p.premises_id
  where p.id = any($1::int[])`;

/** The bare statements, each planned once. */
export const ask = {
  hotels: (city, first) => rows('hotels', hotels, [city, first]),
  latest: (ids) => rows('latest', latest, [ids]),
  months: (ids) => rows('months', months, [ids]),
  owners: (ids) => rows('owners', owners, [ids]),
};

async function rows(name, text, values) {
  return (await pool.query({ name, text, values })).rows;
}

/** The rows of each key, in the order of keys. */
export function byKey(keys, found) {
  const own = new Map(keys.map((key) => [key, []]));
  for (const row of found) own.get(row.key)?.push(row);
  return keys.map((key) => own.get(key));
}

export const schema = `
  type Month { month: String roomReceipts: String }
  type Hotel { id: Int name: String roomCapacity: Int latest: Month months: [Month] }
  type Query { hotels(city: String!, first: Int!): [Hotel] }
`;
