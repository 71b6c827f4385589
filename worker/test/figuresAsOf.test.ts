import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { BAR_RELEASES, H2_RELEASES } from '../import/undo/overlapping.testing.ts';
import { importAll } from '../import/undo/undoneStates.testing.ts';
import { importBench, type ImportBench } from './imports.ts';

/** Releases that restate, add and retire filings of one another, in the order in which they are published. */
const taxes = {
  hotel: {
    releases: H2_RELEASES,
    ask: `query ($ids: [ID!]!, $asOf: AsOfInput) { all: nodes(ids: $ids) { ... on Hotel {
      id
      months(asOf: $asOf, from: "2023-01", to: "2023-03") {
        month roomReceipts taxableReceipts filedReceipts apportioned roomCapacity revpar isIncomplete flags reasons
        yearChange { amount } release { fileName }
      }
      headline(asOf: $asOf) { month roomReceipts roomCapacity revpar ttmMonths }
    } } }`,
  },
  beverage: {
    releases: BAR_RELEASES,
    ask: `query ($ids: [ID!]!, $asOf: AsOfInput) { all: nodes(ids: $ids) { ... on BeverageProperty {
      id
      months(asOf: $asOf, from: "2014-09", to: "2014-12") {
        month totalReceipts liquorReceipts isIncomplete flags yearChange { amount } release { fileName }
      }
      headline(asOf: $asOf) { month totalReceipts ttmMonths flags }
    } } }`,
  },
} as const;

type Figures = Record<string, { months: unknown[] }>;

const PERIOD = 'month isIncomplete release { fileName } properties';
const SUMS = `${PERIOD} filedReceipts taxableReceipts roomReceipts apportioned filedRooms rooms revpar flaggedFilings exemptShare`;
const LODGING = 'asOf: $asOf, from: "2022-12", to: "2023-12"';
const OWNED = `${PERIOD} receipts ownedRooms: rooms revpar likeForLike { earlier later share change { amount } }`;

/** Months of several properties together: of a place, a brand, a company or an owner. */
const OF_MANY = {
  hotel: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) {
    ... on Place { months: lodgingMonths(${LODGING}) { ${SUMS} marketplace awaitsQuarterlyFilers } }
    ... on Brand { months(${LODGING}) { ${SUMS} } }
    ... on ParentCompany { months(${LODGING}) { ${SUMS} } }
    ... on Owner { months(product: HOTEL, ${LODGING}) { ${OWNED} } }
  } }`,
  beverage: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) {
    ... on Owner { months(product: BEVERAGE, asOf: $asOf, from: "2014-08", to: "2015-02") { ${OWNED} } }
  } }`,
};

/** Ids of all that have such months now, and of every owner. */
const IDS = {
  hotel: `/* test.ofHotels */
    select lower(p.kind) || ':' || coalesce(county.name, p.place_key) as id
    from hotel_place_month p left join county on p.kind = 'COUNTY' and county.code::text = p.place_key
    where p.kind <> 'CITY_IN_COUNTY'
    union select 'brand:' || brand_id from brand_month
    union select 'parent-company:' || parent_company_id from parent_company_month
    union select 'owner:' || taxpayer_number from hotel_property`,
  beverage: `/* test.ofBars */ select distinct 'owner:' || taxpayer_number as id from beverage_property`,
};

let bench: ImportBench;
let server: TestServer;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

describe.each(['hotel', 'beverage'] as const)('as of an earlier release of the %s tax', (product) => {
  const { releases, ask } = taxes[product];

  /** Figures of every property that has some, by its id. */
  async function figures(asOf: object | null): Promise<Figures> {
    const ids = await bench.rows<{ id: string }>(`/* test.properties */
      select '${product}:' || taxpayer_number || '-' || lpad(location_number::text, 5, '0') as id
      from ${product}_property order by 1`);
    const { all } = await server.query<{ all: { id: string; months: unknown[] }[] }>(ask, {
      ids: ids.map(({ id }) => id),
      asOf,
    });
    const withMonths = all.filter(({ months }) => months.length > 0);
    return Object.fromEntries(withMonths.map(({ id, ...rest }) => [id, rest]));
  }

  /** Months of every place, brand, company and owner that has some, by its id. */
  async function sums(asOf: object | null): Promise<Record<string, unknown>> {
    const ids = await bench.rows<{ id: string }>(IDS[product]);
    const found: Record<string, unknown> = {};
    for (const { id } of ids) {
      const { node } = await server.query<{ node: { months: unknown[] } | null }>(OF_MANY[product], {
        id,
        asOf,
      });
      if (node !== null && node.months.length > 0) found[id] = node.months;
    }
    return found;
  }

  test('every figure is what it was before the later releases', async () => {
    const then: [release: string, Figures, Record<string, unknown>][] = [];
    for (const release of releases) {
      expect(await importAll(bench, [release])).toEqual(['published']);
      const [latest] = await bench.rows<{ id: string }>(
        '/* test.latest */ select max(id) as id from release',
      );
      then.push([`release:${latest?.id ?? ''}`, await figures(null), await sums(null)]);
    }
    for (const [release, before, sumsBefore] of then) {
      expect(await figures({ release })).toEqual(before);
      // The permit of a legacy release is no owner any more once a taxpayer has it.
      const known = await sums({ release });
      const still = ([id]: [string, unknown]): boolean => id in known || !id.startsWith('owner:MB');
      expect(known).toEqual(Object.fromEntries(Object.entries(sumsBefore).filter(still)));
      expect(Object.keys(known)).toContain(product === 'hotel' ? 'city:MARFA' : 'owner:MB100003');
    }
  });
});
