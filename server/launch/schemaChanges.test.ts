import { expect, test } from 'vitest';
import { changesBetween, needlessReasons, refusedChanges } from './schemaChanges.mjs';

const BEFORE = `
  type Query { hotel(id: ID!, name: String): Hotel bars: Int }
  type Hotel { rooms: Int }
  enum State { OPEN CLOSED }
  input Asked { city: String zip: String }`;
const DEPRECATING = BEFORE.replace('name: String', 'name: String @deprecated(reason: "Ask by id.")')
  .replace('bars: Int', 'bars: Int @deprecated(reason: "Count beverages.")')
  .replace('CLOSED', 'CLOSED @deprecated(reason: "None is closed.")')
  .replace('zip: String', 'zip: String @deprecated(reason: "Ask for a city.")');
const WITHOUT = `
  type Query { hotel(id: ID!): Hotel }
  type Hotel { rooms: Int }
  enum State { OPEN }
  input Asked { city: String }`;
const GONE = ['Asked.zip', 'Query.bars', 'Query.hotel.name', 'State.CLOSED'];

const paths = (changes: { path: string }[]): string[] => changes.map(({ path }) => path);

test('a change that breaks queries is refused until it was deprecated for a year', async () => {
  const deprecations = await changesBetween(BEFORE, DEPRECATING);
  expect(paths(deprecations)).toEqual(GONE.map((path) => `${path}.@deprecated`));
  const known = { releases: [{ on: '2026-11-23', changes: deprecations }], reasons: {} };
  const removals = await changesBetween(DEPRECATING, WITHOUT);
  expect(paths(refusedChanges(removals, { ...known, releases: [], today: '2027-12-01' }))).toEqual(GONE);
  expect(paths(refusedChanges(removals, { ...known, today: '2027-11-22' }))).toEqual(GONE);
  expect(refusedChanges(removals, { ...known, today: '2027-11-24' })).toEqual([]);
});

test('a deprecation that was taken back does not count', async () => {
  const releases = [
    { on: '2027-01-01', changes: await changesBetween(DEPRECATING, BEFORE) },
    { on: '2026-01-01', changes: await changesBetween(BEFORE, DEPRECATING) },
  ];
  const removals = await changesBetween(BEFORE, WITHOUT);
  expect(paths(refusedChanges(removals, { releases, reasons: {}, today: '2028-01-01' }))).toEqual(GONE);
});

test('a reason lets a change through, and a reason without its change is found', async () => {
  const changes = await changesBetween(BEFORE, BEFORE.replace('bars: Int', ''));
  const known = { releases: [], today: '2026-11-23' };
  expect(paths(refusedChanges(changes, { ...known, reasons: {} }))).toEqual(['Query.bars']);
  const reasons = { 'Query.bars': 'It counted hotels.', 'Hotel.rooms': 'It counted beds.' };
  expect(refusedChanges(changes, { ...known, reasons })).toEqual([]);
  expect(needlessReasons(changes, reasons)).toEqual(['Hotel.rooms']);
});

test('a new type is one change, and descriptions are none', async () => {
  const after = `"All that can be asked." ${BEFORE.trim()} type Bar { name: String rooms: Int }`;
  expect(await changesBetween(BEFORE, after)).toEqual([
    { path: 'Bar', type: 'TYPE_ADDED', level: 'NON_BREAKING', message: "Type 'Bar' was added" },
  ]);
});
