import { beforeAll, expect, test } from 'vitest';
import { insertRow, type Row } from '../../launch/test/insert.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { lastDayOf, type Month } from '../../platform/lib/month.ts';
import { brandNamed, insertBrandMonths, type KnownBrand } from '../brands/brand.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from './hotel.factory.ts';

/**
 * March to May 2023 have monthly filers, the quarter up to March also quarterly ones; then the quarter up to June is
 * published. Each monthly hotel takes in $1,000 a month, each quarterly one $3,000 a quarter.
 */
const server = useServer();
const FIRST: Month = '2023-03';
const LATER: readonly Month[] = ['2023-04', '2023-05'];
const OWNERS = { both: '32000000821', monthly: '32000000822', switched: '32000000823', ended: '32000000824' };

let kimpton: KnownBrand;
let westin: KnownBrand;
let before: number;

async function hotelOf(taxpayer_number: string, brand: KnownBrand, location_name: string) {
  return insertHotel(server.db, { taxpayer_number, brand_id: brand.id, location_name });
}

async function fileMonths(
  hotel: InsertedHotel,
  brand: KnownBrand,
  { months, location_name }: { months: readonly Month[]; location_name: string },
): Promise<void> {
  for (const month of months) {
    await insertHotelFiling(server.db, hotel, before, { period_end: lastDayOf(month), location_name });
    const columns = { brand_id: brand.id };
    await insertHotelMonths(server.db, [hotel], {
      from: month,
      receipts: [1_000_00],
      releaseId: before,
      columns,
    });
  }
}

/** The filing for the quarter up to March; its months count $967.74 in January, and so on. */
async function fileQuarter(hotel: InsertedHotel, columns: Row, monthColumns: Row = {}): Promise<void> {
  const quarter = {
    period_end: '2023-03-31',
    period_months: 3,
    filer_type: 60,
    room_receipts_cents: 3_000_00,
  };
  await insertHotelFiling(server.db, hotel, before, { ...quarter, ...columns });
  await insertHotelMonths(server.db, [hotel], {
    from: FIRST,
    receipts: [1_033_33],
    releaseId: before,
    columns: { apportioned_cents: 1_033_33, brand_id: kimpton.id, ...monthColumns },
  });
}

beforeAll(async () => {
  const { db } = server;
  kimpton = await brandNamed(db, 'Kimpton');
  westin = await brandNamed(db, 'Westin');
  await insertRow(db, 'brand_name_match', { location_name: 'KIMPTON', brand_id: kimpton.id });
  await insertRow(db, 'brand_name_match', { location_name: 'WESTIN', brand_id: westin.id });
  before = await insertLodgingReleases(db, { from: FIRST, to: '2023-05' });

  const months = [FIRST, ...LATER];
  const [named, other] = [{ location_name: 'KIMPTON' }, { location_name: 'WESTIN' }];
  const monthly = await hotelOf(OWNERS.both, kimpton, 'KIMPTON');
  await fileMonths(monthly, kimpton, { ...named, months });
  await fileQuarter(await hotelOf(OWNERS.both, kimpton, 'KIMPTON'), named);
  await fileMonths(await hotelOf(OWNERS.monthly, westin, 'WESTIN'), westin, { ...other, months });
  const switched = await hotelOf(OWNERS.switched, kimpton, 'MOTEL');
  await fileQuarter(switched, {});
  await fileMonths(switched, kimpton, { location_name: 'MOTEL', months: LATER });
  await fileQuarter(await hotelOf(OWNERS.ended, kimpton, 'MOTEL'), { responsibility_end: '2023-03-31' });
  await fileMonths(await hotelOf(OWNERS.ended, kimpton, 'MOTEL'), kimpton, {
    location_name: 'MOTEL',
    months,
  });

  await insertBrandMonths(db, kimpton, { from: FIRST, receipts: [2_033_33, 1_000_00, 1_000_00] });
  await insertBrandMonths(db, westin, { from: FIRST, receipts: [1_000_00, 1_000_00, 1_000_00] });
});

const SAID = 'month awaitsQuarterlyFilers';
const figuresOf = (product = ''): string => `
  months(${product} from: "2023-03", to: "2023-05", asOf: $asOf) { ${SAID} }
  headline(${product} asOf: $asOf) { ${SAID} awaitedMonths }`;
const ASK = `query ($ids: [ID!]!, $asOf: AsOfInput) { nodes(ids: $ids) {
  ... on Brand { ${figuresOf()} } ... on ParentCompany { ${figuresOf()} } ... on Owner { ${figuresOf('product: HOTEL,')} }
} }`;

interface Said {
  months: { month: Month; awaitsQuarterlyFilers: boolean }[];
  headline: object;
}

/** The months that a brand, a company or an owner says lack quarterly filers; its headline must agree. */
async function awaited(id: string, release: number | null = null): Promise<Month[]> {
  const asOf = release === null ? null : { release: `release:${String(release)}` };
  const { nodes } = await server.query<{ nodes: Said[] }>(ASK, { ids: [id], asOf });
  const [said] = nodes;
  if (!said) throw new Error(`There is no ${id}.`);
  const months = said.months.filter((each) => each.awaitsQuarterlyFilers).map(({ month }) => month);
  expect(said.headline).toEqual({
    month: '2023-05',
    awaitsQuarterlyFilers: months.includes('2023-05'),
    awaitedMonths: months,
  });
  return months;
}

const brandOf = ({ id }: KnownBrand): string => `brand:${String(id)}`;
const companyOf = ({ parentId }: KnownBrand): string => `parent-company:${String(parentId)}`;
const ownerOf = (key: keyof typeof OWNERS): string => `owner:${OWNERS[key]}`;

test('only who has quarterly filers lacks them, now and as of a release', async () => {
  for (const release of [null, before]) {
    expect(await awaited(brandOf(kimpton), release)).toEqual(LATER);
    expect(await awaited(companyOf(kimpton), release)).toEqual(LATER);
    expect(await awaited(ownerOf('both'), release)).toEqual(LATER);
    expect(await awaited(brandOf(westin), release)).toEqual([]);
    expect(await awaited(ownerOf('monthly'), release)).toEqual([]);
    // They filed by quarter before: one files by month since, the other has ended.
    expect(await awaited(ownerOf('switched'), release)).toEqual([]);
    expect(await awaited(ownerOf('ended'), release)).toEqual([]);
  }
});

test('of the brands of a place, only those with quarterly filers there lack them', async () => {
  const ask = `query ($asOf: AsOfInput) { place(kind: CITY, name: "AUSTIN") {
    brandRanks(asOf: $asOf) { brand { name } awaitedMonths }
  } }`;
  for (const release of [null, before]) {
    const asOf = release === null ? null : { release: `release:${String(release)}` };
    const { place } = await server.query<{ place: { brandRanks: object[] } }>(ask, { asOf });
    expect(place.brandRanks).toHaveLength(2);
    expect(place.brandRanks).toEqual(
      expect.arrayContaining([
        { brand: { name: 'Kimpton' }, awaitedMonths: LATER },
        { brand: { name: 'Westin' }, awaitedMonths: [] },
      ]),
    );
  }
});

test('of an owner’s cities and brands, only those with its quarterly filers lack them', async () => {
  const ask = `query ($number: String!, $asOf: AsOfInput) { owner(number: $number) {
    cities(product: HOTEL, asOf: $asOf) { place { name } awaitedMonths }
    brands(asOf: $asOf) { brand { name } awaitedMonths }
    bars: cities(product: BEVERAGE, asOf: $asOf) { awaitedMonths }
  } }`;
  const dallas = await insertHotel(server.db, { taxpayer_number: OWNERS.monthly, brand_id: kimpton.id });
  await fileQuarter(dallas, { location_name: 'KIMPTON', city: 'DALLAS' }, { city: 'DALLAS' });
  for (const release of [null, before]) {
    const asOf = release === null ? null : { release: `release:${String(release)}` };
    const partsOf = async (number: string): Promise<object> =>
      (await server.query<{ owner: object }>(ask, { number, asOf })).owner;
    expect(await partsOf(OWNERS.both)).toEqual({
      cities: [{ place: { name: 'AUSTIN' }, awaitedMonths: LATER }],
      brands: [{ brand: { name: 'Kimpton' }, awaitedMonths: LATER }],
      bars: [],
    });
    // Its hotel in Austin files by month, the other one by quarter.
    expect(await partsOf(OWNERS.monthly)).toEqual({
      cities: [
        { place: { name: 'AUSTIN' }, awaitedMonths: [] },
        { place: { name: 'DALLAS' }, awaitedMonths: LATER },
      ],
      brands: [
        { brand: { name: 'Westin' }, awaitedMonths: [] },
        { brand: { name: 'Kimpton' }, awaitedMonths: LATER },
      ],
      bars: [],
    });
  }
});

test('the chain scales of a place name the months without quarterly filers', async () => {
  const ask = `query ($asOf: AsOfInput) { place(kind: CITY, name: "AUSTIN") {
    chainScaleMix(asOf: $asOf) { months awaitedMonths }
  } }`;
  for (const release of [null, before]) {
    const asOf = release === null ? null : { release: `release:${String(release)}` };
    const { place } = await server.query<{ place: { chainScaleMix: object } }>(ask, { asOf });
    expect(place.chainScaleMix).toMatchObject({ awaitedMonths: LATER });
  }
});

test('a quarter that is published later is no longer awaited, but was as of the release before', async () => {
  await insertRelease(server.db, { periods: { '2023-06-30': 1 }, series: 'quarterly' });
  expect(await awaited(brandOf(kimpton))).toEqual([]);
  expect(await awaited(ownerOf('both'))).toEqual([]);
  expect(await awaited(brandOf(kimpton), before)).toEqual(LATER);
  expect(await awaited(ownerOf('both'), before)).toEqual(LATER);
});
