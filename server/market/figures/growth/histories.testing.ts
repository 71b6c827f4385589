import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { firstDayOf, lastDayOf, monthNumberOf, addMonths, type Month } from '../../../platform/lib/month.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertRows, type Row } from '../../../launch/test/insert.ts';

/** Invented histories run over 35 months, of which the last is the latest that is published. */
const FIRST: Month = '2020-07';
export const LATEST: Month = '2023-05';
const SPAN = 35;

/** The quarter that ends with March is the last that quarterly filers have filed for. */
const LAST_QUARTER: Month = '2023-03';

export interface InventedMonth {
  month: Month;
  cents: number;
  /** 0 or 1; null for none. */
  brand: 0 | 1 | null;
  place: 0 | 1;
  isLeftOut: boolean;
}

export interface InventedHotel {
  id: number;
  /** Hotels with the same number are at one address. */
  premises: number | null;
  isMarketplace: boolean;
  isQuarterly: boolean;
  responsibilityEnd: string | null;
  months: InventedMonth[];
}

export interface InventedWorld {
  hotels: InventedHotel[];
  /** The first published month, and the first whose quarter is published. */
  begins: Month;
  quartersBegin: Month;
}

const at = fc.nat({ max: SPAN - 1 });
const brand = fc.constantFrom<(0 | 1 | null)[]>(0, 0, 1, null);
const place = fc.constantFrom<(0 | 1)[]>(0, 0, 1);

const plan = fc.record({
  premises: fc.option(fc.nat({ max: 2 }), { freq: 4 }),
  isMarketplace: fc.constantFrom(false, false, false, false, true),
  isQuarterly: fc.constantFrom(false, false, true),
  hasEnded: fc.boolean(),
  spell: fc.tuple(at, at).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  gaps: fc.array(at, { maxLength: 4 }),
  suspects: fc.array(at, { maxLength: 2 }),
  brands: fc.record({ first: brand, then: brand, from: at }),
  places: fc.record({ first: place, then: place, from: at }),
  cents: fc.integer({ min: 0, max: 9_999_999 }),
});

type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** Openings, closings, changes of owner, name and place, gaps, quarterly filers and flagged filings. */
export const worlds: fc.Arbitrary<InventedWorld> = fc
  .record({
    plans: fc.array(plan, { minLength: 1, maxLength: 9 }),
    begins: fc.constantFrom(0, 0, 0, 7, 16),
    quartersBegin: fc.constantFrom(0, 0, 18),
  })
  .map(({ plans, begins, quartersBegin }) => {
    const bounds = { begins: addMonths(FIRST, begins), quartersBegin: addMonths(FIRST, quartersBegin) };
    return { ...bounds, hotels: plans.map((each, i) => hotelOf(each, i + 1, bounds)) };
  });

function hotelOf(
  { premises, isMarketplace, isQuarterly, hasEnded, spell, ...rest }: Plan,
  id: number,
  { begins, quartersBegin }: Pick<InventedWorld, 'begins' | 'quartersBegin'>,
): InventedHotel {
  const { gaps, suspects, brands, places, cents } = rest;
  const [first, last] = spell;
  const months = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .filter((i) => !gaps.includes(i))
    .map((i) => ({
      month: addMonths(FIRST, i),
      cents: cents + i,
      brand: isMarketplace ? null : i < brands.from ? brands.first : brands.then,
      place: i < places.from ? places.first : places.then,
      isLeftOut: suspects.includes(i),
    }))
    .filter(({ month }) => month >= begins)
    .filter(({ month }) => !isQuarterly || (month >= quartersBegin && month <= LAST_QUARTER));
  const end = hasEnded ? lastDayOf(months.at(-1)?.month ?? FIRST) : null;
  return {
    id,
    premises: isMarketplace ? null : premises,
    isMarketplace,
    isQuarterly,
    responsibilityEnd: end,
    months,
  };
}

/** Database keys of the invented brands and places. */
export interface InventedNames {
  brands: readonly [number, number];
  cities: readonly [string, string];
  counties: readonly [number, number];
  zips: readonly [string, string];
}

/** Replaces all hotels in the database with the invented world. */
export async function insertInvented(
  db: DataSource,
  { hotels, begins, quartersBegin }: InventedWorld,
  names: InventedNames,
): Promise<void> {
  await db.query(`/* forget */
    delete from hotel_month; delete from hotel_property; delete from premises;
    delete from latest_period; delete from release_period; delete from release; delete from import`);
  await insertPeriods(db, begins, 'monthly');
  await insertPeriods(db, quartersBegin > begins ? quartersBegin : begins, 'quarterly');
  await db.query(`/* insertAddresses */ insert into premises (id, address, zip) overriding system value
    select n, n || ' MAIN ST', '78701' from generate_series(1, 3) n`);
  const stored = await insertRows<{ id: number }>(db, 'hotel_property', hotels.map(propertyRow));
  await insertRows(
    db,
    'hotel_month',
    hotels.flatMap((hotel, i) =>
      hotel.months.map((month) => ({ property_id: stored[i]?.id, ...monthRow(hotel, month, names) })),
    ),
  );
}

async function insertPeriods(db: DataSource, begins: Month, series: 'monthly' | 'quarterly'): Promise<void> {
  const months = Array.from({ length: SPAN }, (_, i) => addMonths(FIRST, i)).filter(
    (month) => month >= begins && (series === 'monthly' || monthNumberOf(month) % 3 === 0),
  );
  await insertRelease(db, {
    periods: Object.fromEntries(months.map((month) => [lastDayOf(month), 100])),
    series,
  });
}

function propertyRow({
  id,
  premises,
  isMarketplace,
  isQuarterly,
  responsibilityEnd,
  months,
}: InventedHotel): Row {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  return {
    taxpayer_number: String(32_000_000_000 + id),
    location_number: 1,
    premises_id: premises === null ? null : premises + 1,
    is_marketplace: isMarketplace,
    filer_type: isQuarterly ? 60 : 50,
    responsibility_end: responsibilityEnd,
    first_month: first === undefined ? null : firstDayOf(first),
    last_month: last === undefined ? null : firstDayOf(last),
  };
}

function monthRow(
  { isMarketplace, isQuarterly }: InventedHotel,
  { month, cents, brand, place, isLeftOut }: InventedMonth,
  { brands, cities, counties, zips }: InventedNames,
): Row {
  return {
    month: firstDayOf(month),
    room_receipts_cents: cents,
    taxable_receipts_cents: 0,
    apportioned_cents: isQuarterly ? cents : 0,
    room_capacity: 10,
    is_marketplace: isMarketplace,
    is_left_out: isLeftOut,
    city: cities[place],
    county_code: counties[place],
    zip: zips[place],
    brand_id: brand === null ? null : brands[brand],
    release_id: 1,
  };
}
