import type { DataSource } from 'typeorm';
import { insertBeverage, insertBeverageMonths } from '../../../market/beverages/beverage.factory.ts';
import { insertHotel } from '../../../market/hotels/hotel.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';
import { anyRelease, inOrders, serial, sql, type Growing } from './growing.testing.ts';

const OWNER = '32000000777';
export const CITY = 'WALK';
const BRAND = 'Hyatt Place';

const named = (at: number): Row => ({
  city: CITY,
  taxpayer_number: OWNER,
  location_number: serial(),
  location_name: `INN ${String(at)}`,
  first_month: '2010-01-01',
  last_month: '2030-01-01',
});
/** A hotel of the walked town. */
export async function insertInn(db: DataSource, at: number, columns: Row = {}): Promise<{ id: number }> {
  return insertHotel(db, { ...named(at), room_capacity: at, ...columns });
}

/** A bar is listed once it has figures. */
export async function insertBar(db: DataSource, at: number): Promise<{ id: number }> {
  const { first_month: _from, last_month: _to, ...columns } = named(at);
  const bar = await insertBeverage(db, columns);
  const figures = {
    from: '2020-01',
    receipts: [1],
    releaseId: await anyRelease(db),
    columns: { city: CITY },
  };
  await insertBeverageMonths(db, bar, figures);
  return bar;
}

export const clearInns = ['hotel_filing', 'hotel_property'].map(
  (table) => `delete from ${table} where city = '${CITY}'`,
);
export const clearBars = ['beverage_filing', 'beverage_month', 'beverage_property'].map(
  (table) => `delete from ${table} where city = '${CITY}'`,
);

export const inCity = `city: { eq: "${CITY}" }`;

/** Lists of properties. */
export const propertyLists: readonly Growing[] = [
  ...inOrders(
    {
      of: 'Query.hotels',
      ask: `hotels(filter: { ${inCity} }, ORDER, PAGE)`,
      insert: insertInn,
      clear: clearInns,
    },
    ['NAME_ASC', 'NAME_DESC', 'ROOM_CAPACITY_ASC', 'ROOM_CAPACITY_DESC'],
  ),
  ...inOrders(
    {
      of: 'Query.beverageProperties',
      ask: `beverageProperties(filter: { ${inCity} }, ORDER, PAGE)`,
      insert: insertBar,
      clear: clearBars,
    },
    ['NAME_ASC', 'NAME_DESC'],
  ),
  {
    of: 'Query.taxpayerProperties',
    ask: `taxpayerProperties(taxpayerNumber: "${OWNER}", PAGE)`,
    insert: insertInn,
    clear: clearInns,
  },
  {
    of: 'Owner.properties',
    id: `select 'owner:${OWNER}' as id`,
    ask: 'properties(PAGE)',
    insert: insertInn,
    clear: clearInns,
  },
  ...(['brand', 'parent-company'] as const).map((kind) => ({
    of: kind === 'brand' ? 'Brand.hotels' : 'ParentCompany.hotels',
    id: `select '${kind}:' || ${kind === 'brand' ? 'id' : 'parent_company_id'} as id from brand where name = '${BRAND}'`,
    ask: 'hotels(PAGE)',
    insert: async (db: DataSource, at: number) => {
      const [brand] = await sql<{ id: number }>(db, 'select id from brand where name = $1', [BRAND]);
      return insertInn(db, at, { brand_id: brand?.id });
    },
    clear: clearInns,
  })),
];
