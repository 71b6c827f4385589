import type { DataSource } from 'typeorm';
import { insertBeverageFiling } from '../../../market/beverages/beverage.factory.ts';
import { insertHotelFiling } from '../../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../../market/releases/release.factory.ts';
import { addMonths, lastDayOf } from '../../../platform/lib/month.ts';
import { anyRelease, inOrders, serial, sql, type Growing } from './growing.testing.ts';
import { CITY, clearBars, clearInns, inCity, insertBar, insertInn } from './walkedProperties.testing.ts';

const endOf = (at: number): string => lastDayOf(addMonths('2010-01', at));
/** Ends of months in no order, without repeats for 400 rows. */
const anyEnd = (): string => lastDayOf(addMonths('1960-01', (serial() * 37) % 400));
const ORDERS = ['PERIOD_ASC', 'PERIOD_DESC'];
const months = 'month: { from: "2010-01", to: "2020-12" }';

const ofHotels: Growing = {
  of: 'Query.hotelFilings',
  ask: `hotelFilings(filter: { ${inCity}, ${months} }, ORDER, PAGE)`,
  insert: async (db, at) => {
    const columns = { city: CITY, period_end: endOf(at) };
    await insertHotelFiling(db, await insertInn(db, at), await anyRelease(db), columns);
  },
  clear: clearInns,
};

const ofBars: Growing = {
  of: 'Query.beverageFilings',
  ask: `beverageFilings(filter: { ${inCity}, ${months} }, ORDER, PAGE)`,
  insert: async (db, at) => {
    const columns = { city: CITY, period_end: endOf(at) };
    await insertBeverageFiling(db, await insertBar(db, at), await anyRelease(db), columns);
  },
  clear: clearBars,
};

const firstOf = (product: string): string =>
  `select id, '${product}:' || taxpayer_number || '-' || lpad(location_number::text, 5, '0') as key
    from ${product}_property where city <> '${CITY}' order by id limit 1`;

async function idOfFirst(db: DataSource, product: string): Promise<{ id: number }> {
  const [first] = await sql<{ id: number }>(db, firstOf(product));
  if (!first) throw new Error('The sample has no properties.');
  return first;
}

/** Filings of one property; those of the town WALK are the ones that were added. */
const ofOne: readonly Growing[] = [
  {
    of: 'Hotel.filings',
    ask: 'filings(PAGE)',
    id: `select key as id from (${firstOf('hotel')}) first`,
    insert: async (db) => {
      const columns = { city: CITY, period_end: anyEnd() };
      await insertHotelFiling(db, await idOfFirst(db, 'hotel'), await anyRelease(db), columns);
    },
    clear: [`delete from hotel_filing where city = '${CITY}'`],
  },
  {
    of: 'BeverageProperty.filings',
    ask: 'filings(PAGE)',
    id: `select key as id from (${firstOf('beverage')}) first`,
    insert: async (db) => {
      const columns = { city: CITY, period_end: anyEnd(), key_address: 'WALK' };
      await insertBeverageFiling(db, await idOfFirst(db, 'beverage'), await anyRelease(db), columns);
    },
    clear: [`delete from beverage_filing where city = '${CITY}'`],
  },
];

const releases: Growing = {
  of: 'Query.releases',
  ask: 'releases(PAGE)',
  insert: (db, at) => insertRelease(db, { publishedAt: `${endOf(at)}T08:00:00Z` }),
  clear: [
    "delete from release where file_name = 'HOT.CSV'",
    "delete from import where file_name = 'HOT.zip'",
  ],
};

/** Lists of filings, and the releases that bring them. */
export const filingLists: readonly Growing[] = [
  ...inOrders(ofHotels, ORDERS),
  ...inOrders(ofBars, ORDERS),
  ...ofOne,
  releases,
];
