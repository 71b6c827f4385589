import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandNamed } from '../../brands/brand.factory.ts';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { createGrowthLoaders, type GrowthScope } from './growth.loader.ts';
import { insertInvented, LATEST, worlds, type InventedNames } from './histories.testing.ts';
import { expectedGrowth, type Expected, type InScope } from './oracle.testing.ts';
import type { ReceiptsGrowth } from './growth.type.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 150);

let database: TestDatabase;
let names: InventedNames;
let scopes: [GrowthScope, InScope][];
beforeAll(async () => {
  database = await testDatabase();
  const westin = await brandNamed(database.dataSource, 'Westin');
  const sheraton = await brandNamed(database.dataSource, 'Sheraton');
  expect(westin.parentId).toBe(sheraton.parentId);
  names = {
    brands: [westin.id, sheraton.id],
    cities: ['AUSTIN', 'DALLAS'],
    counties: [227, 57],
    zips: ['78701', '75201'],
  };
  scopes = [
    [{ kind: 'BRAND', key: String(westin.id) }, ({ brand }) => brand === 0],
    [{ kind: 'PARENT_COMPANY', key: String(westin.parentId) }, ({ brand }) => brand !== null],
    [{ kind: 'CITY', key: 'DALLAS' }, ({ place }) => place === 1],
    [{ kind: 'COUNTY', key: '227' }, ({ place }) => place === 0],
    [{ kind: 'ZIP', key: '75201' }, ({ place }) => place === 1],
  ];
});
afterAll(() => database.close());

const periods = [
  { from: '2022-06', to: LATEST },
  { from: '2022-01', to: '2022-12' },
  { from: '2023-01', to: '2023-03' },
  { from: '2021-09', to: '2021-09' },
];

const ALWAYS = ['EXISTING', 'OPENED', 'CLOSED', 'CHANGED_HANDS'];

/** The oracle's answer, in the product's shape. */
function said({ monthsCompared, earlier, later, parts }: Expected): object | null {
  if (parts.size === 0) return null;
  const shown = [...new Set([...ALWAYS, ...parts.keys()])].map((kind) => {
    const part = [...parts].find(([name]) => name === kind)?.[1];
    const [before, after] = [part?.earlier ?? 0, part?.later ?? 0];
    return [
      kind,
      { properties: part?.properties.size ?? 0, earlier: before, later: after, change: after - before },
    ];
  });
  return {
    monthsCompared,
    earlier,
    later,
    amount: later - earlier,
    parts: Object.fromEntries(shown) as object,
  };
}

function answered(growth: ReceiptsGrowth | null): object | null {
  if (growth === null) return null;
  const { monthsCompared, earlier, later, change, parts } = growth;
  const shown = parts.map(({ kind, ...part }) => [kind, part]);
  return {
    monthsCompared,
    earlier,
    later,
    amount: change.amount,
    parts: Object.fromEntries(shown) as object,
  };
}

test(`${String(HISTORIES)} invented histories: growth of brands and places follows its definition to the cent`, async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(worlds, fc.constantFrom(...periods), async (world, period) => {
      await insertInvented(database.dataSource, world, names);
      const loaders = createGrowthLoaders(database.dataSource);
      for (const [scope, inScope] of scopes) {
        const growth = await loaders.growth.load({ ...scope, ...period });
        const expected = expectedGrowth(world, inScope, period.from, period.to);
        expect({ scope, growth: answered(growth) }).toEqual({ scope, growth: said(expected) });
        for (const kind of expected.parts.keys()) kinds.add(kind);
      }
    }),
    { numRuns: HISTORIES },
  );
  expect([...kinds].sort()).toEqual([
    'CHANGED_HANDS',
    'CLOSED',
    'CONVERTED',
    'EXISTING',
    'GAP',
    'MARKETPLACE',
    'OPENED',
  ]);
});
