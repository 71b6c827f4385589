import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { sql, type Growing } from './growing.testing.ts';
import { createSchema } from '../schema.ts';
import { figureLists } from './walkedFigures.testing.ts';
import { filingLists } from './walkedFilings.testing.ts';
import { memberLists } from './walkedMembers.testing.ts';
import { propertyLists } from './walkedProperties.testing.ts';
import { anyWalk, askPage, connectionsOf, cursorsOf, walked, type Walked } from './walks.testing.ts';

/** Walks under inserts; `WALKS=10000` is spread over all lists. */
const WALKS = Number(process.env['WALKS'] ?? 58);
const growing: readonly Growing[] = [...propertyLists, ...filingLists, ...memberLists];
const lists: readonly Walked[] = [...growing, ...figureLists];

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase({ kind: 'sample' });
  server = await testServer({ database });
  await Promise.all([server.token('paid'), server.token('admin')]);
  await followSome();
});
afterAll(async () => {
  await server.close();
  await database.close();
});
vi.setConfig({ testTimeout: 400_000 + WALKS * 100 });

const FIRST = [3, 14, 15, 15, 92, 65, 35, 89, 79];
/** Rows that came with earlier walks would make each walk longer than the one before. */
const MOST_ADDED = 30;

/** Removes all but the first rows. */
async function beginAfresh(list: Growing): Promise<void> {
  for (const statement of list.clear) await sql(server.db, statement);
  for (const at of FIRST) await list.insert(server.db, at);
}

const allOf = async (list: Walked): Promise<string[]> => cursorsOf(await askPage(server, list, 'first: 500'));

/** News are of properties that the member follows. */
async function followSome(): Promise<void> {
  await sql(
    server.db,
    `with followed as (
      insert into portfolio (member_id, name, product)
      select id, 'Followed', 'hotel' from member where email = 'paid@example.test' returning id
    )
    insert into portfolio_property (portfolio_id, property_id)
    select followed.id, property.property_id from followed, (
      select property_id from hotel_filing group by property_id order by max(release_id) desc, property_id limit 20
    ) property`,
  );
}

test('every field with pages is walked', () => {
  expect([...new Set(lists.map(({ of }) => of))].toSorted()).toEqual(
    connectionsOf(createSchema()).toSorted(),
  );
});

const nothing = (): Promise<void> => Promise.resolve();

test.each(lists)('$ask of $of in small pages, from either end, is the list read at once', async (list) => {
  const grown = growing.find((each) => each === list);
  if (grown) await beginAfresh(grown);
  const all = await allOf(list);
  expect(all.length).toBeGreaterThan(2);
  const steps = [{ size: Math.ceil(all.length / 4), rows: [] }];
  expect(await walked(server, list, { isForward: true, steps }, nothing)).toEqual(all);
  expect(await walked(server, list, { isForward: false, steps }, nothing)).toEqual(all);
});

test.each(growing)('$ask of $of meets each row once, whatever comes meanwhile', async (list) => {
  let most = 0;
  let rows = Infinity;
  await fc.assert(
    fc.asyncProperty(anyWalk, async (walk) => {
      if (rows > most) await beginAfresh(list);
      const before = await allOf(list);
      expect(before.length).toBeGreaterThanOrEqual(FIRST.length);
      if (rows > most) most = before.length + MOST_ADDED;
      rows = before.length;
      const met = await walked(server, list, walk, (at) => list.insert(server.db, at));
      const known = new Set(before);
      expect(new Set(met).size).toBe(met.length);
      expect(met.filter((cursor) => known.has(cursor))).toEqual(before);
    }),
    { numRuns: Math.ceil(WALKS / growing.length), endOnFailure: true },
  );
});
