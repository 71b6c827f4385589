import { describe, expect, test } from 'vitest';
import { BAR_RELEASES } from '../import/undo/overlapping.testing.ts';
import { countSql } from '../../server/launch/test/countSql.ts';
import { HOTEL_AND_BAR, HOTEL_YEARS } from '../import/undo/years.testing.ts';
import { forgetImports, importAll, type MadeUp } from '../import/undo/undoneStates.testing.ts';
import { undoRelease } from '../import/undo/undoRelease.ts';
import { NEW_HOTELS, PERCENTILES, RESULTS, TEXAS } from './askedAsOf.ts';
import { aroundOf, type Figures, type Shown } from './aroundAsOf.ts';
import { figuresOfMany } from './figuresOfMany.ts';
import { figuresOfLists, keepLists, type KeptLists } from './keptLists.ts';
import { hotelsOneByOne } from './newHotelPages.ts';
import { NAMED_CITIES } from './namedCities.ts';
import { OPENED_HOTELS } from './openedHotels.ts';
import { taxes, type Range } from './pastScenarios.ts';
import { useServedBench } from './useServedBench.ts';

interface State extends Shown {
  release: string;
  /** Which hotels or bars there are, on the map, near some, and of brands: later releases may join addresses and owners. */
  around: Record<string, unknown>;
}

/** Ids of all that have such months now, and of every owner. */
const IDS = {
  hotel: `/* test.ofHotels */
    select lower(p.kind) || ':' || coalesce(county.name, p.place_key) as id
    from hotel_place_month p left join county on p.kind = 'COUNTY' and county.code::text = p.place_key
    where p.kind <> 'CITY_IN_COUNTY'
    union select 'brand:' || brand_id from brand_month
    union select 'parent-company:' || parent_company_id from parent_company_month
    union select 'owner:' || taxpayer_number from hotel_property`,
  beverage: `/* test.ofBars */
    select lower(p.kind) || ':' || coalesce(county.name, p.place_key) as id
    from beverage_place_month p left join county on p.kind = 'COUNTY' and county.code::text = p.place_key
    where p.kind <> 'CITY_IN_COUNTY'
    union select 'owner:' || taxpayer_number from beverage_property`,
};

/** Answers without the mark that a later release may bring, as it joins addresses and owners. */
function withoutChained(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'marks' && Array.isArray(value) ? value.filter((mark) => mark !== 'ROOMS_TWICE') : value,
  ) as unknown;
}

const { bench, server } = useServedBench();

describe.each(['hotel', 'beverage'] as const)('as of an earlier release of the %s tax', (product) => {
  const { scenarios, ask } = taxes[product];
  /** Kept after the first release. */
  let lists: KeptLists;

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
  async function sums(
    range: Range,
    asOf: object | null,
    also: readonly State[] = [],
  ): Promise<Record<string, unknown>> {
    const now = await bench.rows<{ id: string }>(IDS[product]);
    const ids = [...now.map(({ id }) => id), ...also.flatMap((each) => Object.keys(each.sums))];
    const found: Record<string, unknown> = { results: await server.query(RESULTS[product], { asOf }) };
    for (const [at, question] of TEXAS[product].entries()) {
      found[`texas ${String(at)}`] = withoutChained(await server.query(question, { ...range, asOf }));
    }
    if (product === 'hotel') {
      found['standing'] = await standing(asOf);
      found['new hotels'] = await server.query(NEW_HOTELS, { asOf });
    }
    Object.assign(found, await figuresOfLists(server, lists, { ...range, asOf }));
    const asked = [...new Set(ids.filter((id) => id.includes(':')))];
    return { ...found, ...(await figuresOfMany(server, product, asked, { ...range, asOf })) };
  }

  /** Standing in its city alone: in the county and ZIP code, hotels count through the chain of owners of today. */
  async function standing(asOf: object | null): Promise<unknown> {
    const { hotel } = await server.query<{ hotel: { percentiles: { place: { kind: string } }[] } | null }>(
      PERCENTILES,
      { asOf },
    );
    return hotel?.percentiles.filter(({ place }) => place.kind === 'CITY');
  }

  /** Imports the files one after the other, and reads all figures after each. */
  async function history(files: readonly MadeUp[], range: Range): Promise<State[]> {
    const then: State[] = [];
    for (const [at, file] of files.entries()) {
      expect(await importAll(bench, [file])).toEqual(['published']);
      if (at === 0) lists = await keepLists(server, product);
      const [latest] = await bench.rows<{ id: string }>(
        '/* test.latest */ select max(id) as id from release',
      );
      const shown = { figures: await figures(null), sums: await sums(range, null) };
      then.push({
        release: `release:${latest?.id ?? ''}`,
        ...shown,
        around: await aroundOf(server, product, { ...range, asOf: null }, shown),
      });
    }
    return then;
  }

  test.each(scenarios)(
    'every figure is what it was before the later releases: %s',
    async (_, files, range, chains) => {
      await forgetImports(bench.pool);
      const then = await history(files, range);
      expect(JSON.stringify(then.map(({ sums }) => sums['portfolio']))).toMatch(/"cityShare":\d/);
      expect(JSON.stringify(then).includes('"UNUSUAL_RECEIPTS"')).toBe(files === HOTEL_YEARS);
      for (const { release, ...before } of then) {
        expect(await figures({ release })).toEqual(before.figures);
        if (chains === 'same' || release === then.at(-1)?.release) {
          expect(await aroundOf(server, product, { ...range, asOf: { release } }, before)).toEqual(
            before.around,
          );
        }
        // The permit of a legacy release is no owner any more once a taxpayer has it.
        const found = await sums(range, { release }, then);
        const still = ([id]: [string, unknown]): boolean => id in found || !id.startsWith('owner:MB');
        expect(found).toEqual(Object.fromEntries(Object.entries(before.sums).filter(still)));
      }
      // Without the second release, later ones show what members see now, and the first what they saw then.
      await undoRelease(bench, {
        releaseId: 2,
        by: 'ann',
        reason: 'wrong',
        dryRun: false,
        tell: () => undefined,
      });
      const now = await sums(range, null);
      expect(now).not.toEqual(then.at(-1)?.sums);
      expect(await sums(range, { release: `release:${String(files.length)}` })).toEqual(now);
      const first = await sums(range, { release: 'release:1' }, then);
      const marfa = 'city:MARFA';
      expect(first[marfa]).toEqual(then[0]?.sums[marfa]);
      expect(first[marfa]).toBeTruthy();
    },
  );
});

test('a month of a city’s bars before and after a re-issue, to the cent', async () => {
  await forgetImports(bench.pool);
  await importAll(bench, BAR_RELEASES);
  const november = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) { place(kind: CITY, name: "MARFA") {
        alcoholMonths(asOf: $asOf, from: "2014-11", to: "2014-11") { totalReceipts properties release { fileName } }
      } }`,
      { asOf },
    );
  const month = (totalReceipts: number, properties: number, fileName: string) => ({
    place: { alcoholMonths: [{ totalReceipts, properties, release: { fileName } }] },
  });
  // A tax of $100.00, at 6.7%, is of $1,492.54; one of $102.00 of $1,522.39.
  expect(await november({ release: 'release:1' })).toEqual(month(4 * 1492.54, 4, 'MIXEDBEV_11_2014.CSV'));
  // The portal states bars 1, 4 and 5: $1,700, $900 and $800. Bars 2 and 3 are still those of the legacy release.
  const autumn = month(1700 + 900 + 800 + 2 * 1492.54, 5, 'portal-autumn.csv');
  expect(await november({ release: 'release:4' })).toEqual(autumn);
  // Then it revises bar 1, adds bar 2 and retires bar 5.
  expect(await november(null)).toEqual(month(1750 + 1200 + 900 + 1492.54, 4, 'portal-november.csv'));
  expect(await november({ release: 'release:5' })).toEqual(await november(null));
});

test('receipts of bars at a hotel are what they were before later releases of either tax', async () => {
  await forgetImports(bench.pool);
  const BARS = 'month totalReceipts roomReceipts rooms perAvailableRoom alcoholShare release { fileName }';
  const atHotel = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) { hotel(taxpayerNumber: "32000000001", locationNumber: 1) { premises {
        alcoholMonths(asOf: $asOf) { ${BARS} }
        lateMonths: alcoholMonths(asOf: $asOf, from: "2022-08", to: "2022-09") { ${BARS} }
        alcoholTrailing(asOf: $asOf) {
          from to totalReceipts availableRoomNights perAvailableRoom roomReceipts alcoholShare
        }
        alcoholRank(asOf: $asOf) { position { rank of } county median }
      } } }`,
      { asOf },
    );
  const then: unknown[] = [];
  for (const file of HOTEL_AND_BAR) {
    expect(await importAll(bench, [file])).toEqual(['published']);
    then.push(await atHotel(null));
  }
  expect(new Set(then.map((each) => JSON.stringify(each))).size).toBe(HOTEL_AND_BAR.length);
  expect(then.at(-1)).toMatchObject({ hotel: { premises: { alcoholTrailing: { to: '2022-12' } } } });
  for (const [at, before] of then.entries()) {
    expect(await atHotel({ release: `release:${String(at + 1)}` })).toEqual(before);
  }
});

test('new hotels are what they were before later releases, page by page in both directions', async () => {
  await forgetImports(bench.pool);
  interface Opened {
    newHotels: { year: number; newHotels: number; hotels: { nodes: { id: string }[] } }[];
  }
  const opened = async (asOf: object | null): Promise<Opened> => server.query(NEW_HOTELS, { asOf });
  const then: Opened[] = [];
  for (const file of OPENED_HOTELS) {
    expect(await importAll(bench, [file])).toEqual(['published']);
    then.push(await opened(null));
  }
  expect(new Set(then.map((each) => JSON.stringify(each))).size).toBe(OPENED_HOTELS.length);
  for (const [at, before] of then.entries()) {
    const release = `release:${String(at + 1)}`;
    const { result, statements } = await countSql(() => opened({ release }));
    expect(result).toEqual(before);
    expect(statements.filter((each) => each.includes('newHotelsAsOf'))).toHaveLength(1);
    for (const { year, newHotels, hotels } of before.newHotels) {
      const pages = [
        await hotelsOneByOne(server, year, release, 'first'),
        await hotelsOneByOne(server, year, release, 'last'),
      ];
      const ids = hotels.nodes.map(({ id }) => id);
      expect(pages).toEqual([ids, ids.toReversed()]);
      expect(ids).toHaveLength(newHotels);
    }
  }
  expect((await server.ask(NEW_HOTELS, { asOf: { release: 'release:99' } })).errors?.[0]).toMatchObject({
    message: 'There is no release:99. Give the id of another release.',
  });
});

test('unknown cities of marketplaces are what they were before later releases', async () => {
  await forgetImports(bench.pool);
  const cities = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) { marketplaceCities(asOf: $asOf) { name countsTo county marketplaces receipts } }`,
      { asOf },
      { as: 'admin' },
    );
  const then: unknown[] = [];
  for (const file of NAMED_CITIES) {
    expect(await importAll(bench, [file])).toEqual(['published']);
    then.push(await cities(null));
  }
  expect(new Set(then.map((each) => JSON.stringify(each))).size).toBe(NAMED_CITIES.length);
  for (const [at, before] of then.entries()) {
    expect(await cities({ release: `release:${String(at + 1)}` })).toEqual(before);
  }
  const unknown = '{ marketplaceCities(asOf: { release: "release:99" }) { name } }';
  expect((await server.ask(unknown, {}, { as: 'admin' })).errors?.[0]).toMatchObject({
    message: 'There is no release:99. Give the id of another release.',
  });
});
