import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { BAR_RELEASES, H2_RELEASES } from '../import/undo/overlapping.testing.ts';
import { importAll, type MadeUp } from '../import/undo/undoneStates.testing.ts';
import { importBench, type ImportBench } from './imports.ts';

/** Releases that restate, add and retire filings of one another, in the order in which they are published. */
const taxes = {
  hotel: {
    releases: H2_RELEASES,
    ask: `query ($asOf: AsOfInput) { all: hotels(first: 10) { nodes {
      id
      months(asOf: $asOf, from: "2023-01", to: "2023-03") {
        month roomReceipts taxableReceipts filedReceipts apportioned roomCapacity revpar isIncomplete flags reasons
        yearChange { amount } release { fileName }
      }
      headline(asOf: $asOf) { month roomReceipts roomCapacity revpar ttmMonths }
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

describe.each(['hotel'] as const)('as of an earlier release of the %s tax', (product) => {
  const { releases, ask } = taxes[product];

  /** Figures of every property that has some, by its id. */
  async function figures(asOf: object | null): Promise<Figures> {
    const { all } = await server.query<{ all: { nodes: { id: string; months: unknown[] }[] } }>(ask, { asOf });
    return Object.fromEntries(
      all.nodes.filter(({ months }) => months.length > 0).map(({ id, ...rest }) => [id, rest]),
    );
  }

  test('every figure is what it was before the later releases', async () => {
    const then: [release: string, Figures][] = [];
    for (const release of releases as readonly MadeUp[]) {
      expect(await importAll(bench, [release])).toEqual(['published']);
      const [latest] = await bench.rows<{ id: string }>('/* test.latest */ select max(id) as id from release');
      then.push([`release:${latest?.id ?? ''}`, await figures(null)]);
    }
    for (const [release, before] of then) expect(await figures({ release })).toEqual(before);
  });
});
