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

  test('every figure is what it was before the later releases', async () => {
    const then: [release: string, Figures][] = [];
    for (const release of releases) {
      expect(await importAll(bench, [release])).toEqual(['published']);
      const [latest] = await bench.rows<{ id: string }>(
        '/* test.latest */ select max(id) as id from release',
      );
      then.push([`release:${latest?.id ?? ''}`, await figures(null)]);
    }
    for (const [release, before] of then) expect(await figures({ release })).toEqual(before);
  });
});
