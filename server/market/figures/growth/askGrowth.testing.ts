import type { DataSource } from 'typeorm';
import type { KnownBrand } from '../../brands/brand.factory.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { addMonths, firstDayOf, lastDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';
import type { TestServer } from '../../../launch/test/query.ts';

/** Deletes all hotels. Three years are published: monthly filers up to 2023-05, quarterly filers up to 2023-03. */
export async function publishThreeYears(db: DataSource): Promise<void> {
  await db.query(`/* forget */
    delete from hotel_month; delete from hotel_property; delete from premises;
    delete from latest_period; delete from release_period; delete from release; delete from import`);
  const months = Array.from({ length: 35 }, (_, i) => addMonths('2020-07', i));
  const periods = Object.fromEntries(months.map((month) => [lastDayOf(month), 100]));
  await insertRelease(db, { periods });
  await insertRelease(db, {
    periods: Object.fromEntries(Object.entries(periods).filter(([end]) => /-(03|06|09|12)-/.test(end))),
    series: 'quarterly',
  });
}

export interface SteadyHotel {
  from: Month;
  to: Month;
  cents?: number;
  brand: number | null;
}

/** A hotel in Austin that takes the same each month. */
export async function insertSteadyHotel(
  db: DataSource,
  { from, to, cents = 100_00, brand }: SteadyHotel,
  columns: Row = {},
  monthColumns: Row = {},
): Promise<InsertedHotel> {
  const dates = { first_month: firstDayOf(from), last_month: firstDayOf(to) };
  const inserted = await insertHotel(db, { ...dates, brand_id: brand, ...columns });
  const receipts = monthsBetween(from, to).map(() => cents);
  await insertHotelMonths(db, [inserted], {
    from,
    receipts,
    columns: { brand_id: brand, ...monthColumns },
  });
  return inserted;
}

export interface Growth {
  from: string;
  to: string;
  monthsCompared: number;
  unusualFilings: number;
  earlier: number;
  later: number;
  change: { amount: number; percent: number | null };
  likeForLike: {
    properties: number;
    marketplaces: { earlier: number; later: number } | null;
    hotelsAlone: { share: number; change: { percent: number | null } | null } | null;
    earlier: number;
    later: number;
    change: { percent: number | null };
  };
  parts: { kind: string; properties: number; earlier: number; later: number; change: number }[];
}

export const selection = `from to monthsCompared unusualFilings earlier later change { amount percent }
  likeForLike { properties marketplaces { earlier later } hotelsAlone { share change { percent } }
    earlier later change { percent } } parts { kind properties earlier later change }`;

export async function askBrandGrowth(
  server: TestServer,
  brand: KnownBrand,
  range: string,
): Promise<Growth | null> {
  const { node } = await server.query<{ node: { growth: Growth | null } }>(
    `query ($id: ID!) { node: brand(id: $id) { growth${range} { ${selection} } } }`,
    { id: `brand:${String(brand.id)}` },
  );
  return node.growth;
}

export async function askPlaceGrowth(
  server: TestServer,
  { kind, name }: { kind: string; name: string },
  range: string,
): Promise<Growth | null> {
  const { place } = await server.query<{ place: { growth: Growth | null } }>(
    `query ($name: String!) { place(kind: ${kind}, name: $name) { growth${range} { ${selection} } } }`,
    { name },
  );
  return place.growth;
}

/** Kinds with something in them: addresses, and dollars of both years. */
export const partsOf = (growth: Growth | null): unknown[] =>
  (growth?.parts ?? [])
    .filter(({ properties }) => properties > 0)
    .map(({ kind, properties, earlier, later }) => [kind, properties, earlier, later]);
