import type { DataSource } from 'typeorm';
import { addMonths, firstDayOf, type Month } from '../../platform/lib/month.ts';
import { insertRows, type Row } from '../../launch/test/insert.ts';
import type { ProductName } from '../productName.rules.ts';

export interface PlaceFigures {
  kind: 'CITY' | 'COUNTY' | 'ZIP' | 'CITY_IN_COUNTY';
  key: string;
  countyCode?: number;
  from: Month;
  /** Cents, a month each. */
  receipts: readonly number[];
  columns?: Row;
}

function keyOf({ kind, key, countyCode = 0 }: PlaceFigures): Row {
  return { kind, place_key: key, county_code: countyCode };
}

/** A place's lodging by month, with 1,000 rooms unless the columns say otherwise. */
export async function insertLodgingMonths(db: DataSource, figures: PlaceFigures): Promise<void> {
  const marketplace = Number(figures.columns?.['marketplace_cents'] ?? 0);
  const rooms = figures.columns?.['rooms'] ?? 1_000;
  const rows = figures.receipts.map((cents, i) => ({
    ...keyOf(figures),
    month: firstDayOf(addMonths(figures.from, i)),
    room_receipts_cents: cents,
    filed_receipts_cents: cents,
    revpar_receipts_cents: cents - marketplace,
    taxable_receipts_cents: cents,
    marketplace_cents: 0,
    apportioned_cents: 0,
    rooms,
    filed_rooms: rooms,
    properties: 10,
    release_id: 1,
    ...figures.columns,
  }));
  await insertRows(db, 'hotel_place_month', rows);
  await insertAlike(db, 'hotel');
}

/** A place's mixed beverages by month, all of it beer. */
export async function insertAlcoholMonths(db: DataSource, figures: PlaceFigures): Promise<void> {
  const rows = figures.receipts.map((cents, i) => ({
    ...keyOf(figures),
    month: firstDayOf(addMonths(figures.from, i)),
    liquor_receipts_cents: 0,
    wine_receipts_cents: 0,
    beer_receipts_cents: cents,
    cover_charge_receipts_cents: 0,
    total_receipts_cents: cents,
    estimated_cents: 0,
    properties: 10,
    release_id: 1,
    ...figures.columns,
  }));
  await insertRows(db, 'beverage_place_month', rows);
  await insertAlike(db, 'beverage');
}

/** Cents of a month and of the one a year earlier, of properties with a figure in both; before the months themselves. */
export async function insertAlikeMonth(
  db: DataSource,
  { month, receipts, ...place }: Omit<PlaceFigures, 'from'> & { month: Month },
): Promise<void> {
  const [later, earlier] = receipts;
  const row = {
    ...keyOf({ ...place, from: month, receipts }),
    month: firstDayOf(month),
    properties: 5,
    receipts_cents: later,
    receipts_before_cents: earlier,
    revpar_receipts_cents: later,
    revpar_receipts_before_cents: earlier,
    rooms: 500,
    rooms_before: 500,
    ...place.columns,
  };
  await insertRows(db, 'hotel_place_like_for_like', [row]);
}

/** Pairs of months, as if the same properties had filed for all: every pair that is not there yet. */
async function insertAlike(db: DataSource, product: ProductName): Promise<void> {
  const [names, values] =
    product === 'hotel'
      ? [
          ', revpar_receipts_cents, revpar_receipts_before_cents, rooms, rooms_before',
          ', m.revpar_receipts_cents, b.revpar_receipts_cents, m.rooms, b.rooms',
        ]
      : ['', ''];
  const receipts = product === 'hotel' ? 'room_receipts_cents' : 'total_receipts_cents';
  await db.query(`/* insertAlike */
    insert into ${product}_place_like_for_like (kind, place_key, county_code, month, properties, receipts_cents,
      receipts_before_cents${names})
    select m.kind, m.place_key, m.county_code, m.month, m.properties, m.${receipts}, b.${receipts}${values}
    from ${product}_place_month m
    join ${product}_place_month b using (kind, place_key, county_code)
    where b.month = (m.month - interval '1 year')::date
    on conflict do nothing`);
}

/** Sums the years of all months that were inserted, as a merge does. */
export async function sumPlaceYears(db: DataSource): Promise<void> {
  await db.query(`/* sumPlaceYears */
    insert into hotel_place_year (kind, place_key, county_code, year, room_receipts_cents, taxable_receipts_cents,
      marketplace_cents, apportioned_cents, room_nights, months, release_id, filed_receipts_cents,
      revpar_receipts_cents, filed_room_nights, flagged_filings)
    select kind, place_key, county_code, extract(year from month), sum(room_receipts_cents),
      sum(taxable_receipts_cents), sum(marketplace_cents), sum(apportioned_cents),
      sum(rooms * ((month + interval '1 month')::date - month)), count(*), max(release_id),
      sum(filed_receipts_cents), sum(revpar_receipts_cents),
      sum(filed_rooms * ((month + interval '1 month')::date - month)), sum(flagged_filings)
    from hotel_place_month group by 1, 2, 3, 4
    on conflict do nothing`);
  await db.query(`/* sumPlaceYears */
    insert into beverage_place_year
    select kind, place_key, county_code, extract(year from month), sum(liquor_receipts_cents),
      sum(wine_receipts_cents), sum(beer_receipts_cents), sum(cover_charge_receipts_cents),
      sum(total_receipts_cents), sum(estimated_cents), count(*), max(release_id)
    from beverage_place_month group by 1, 2, 3, 4
    on conflict do nothing`);
}
