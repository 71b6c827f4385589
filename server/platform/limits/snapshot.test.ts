import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDataSource } from '../database.ts';
import { fixedLimits } from './limits.ts';
import { createWork } from './work.ts';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { openSnapshot } from './snapshot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('/* thing */ create table thing (id int)');
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('/* empty */ truncate thing'));

const count = '/* count */ select count(*) from thing';

test('all reads see the state of the first, regardless of later releases', async () => {
  const snapshot = openSnapshot(database.dataSource);
  expect(await snapshot.query(count)).toEqual([{ count: 0 }]);
  await database.pool.query('/* publish */ insert into thing values (1)');
  expect(await snapshot.query(count)).toEqual([{ count: 0 }]);
  await snapshot.close();
  const next = openSnapshot(database.dataSource);
  expect(await next.query(count)).toEqual([{ count: 1 }]);
  await next.close();
});

test('once renewed, reads see later releases, and a failure is cleared', async () => {
  const snapshot = openSnapshot(database.dataSource);
  expect(await snapshot.query(count)).toEqual([{ count: 0 }]);
  await database.pool.query('/* publish */ insert into thing values (1)');
  const before = snapshot.query(count);
  snapshot.renew();
  const after = snapshot.query(count);
  expect(await Promise.all([before, after])).toEqual([[{ count: 0 }], [{ count: 1 }]]);
  await expect(snapshot.query('/* broken */ select nonsense')).rejects.toThrow();
  snapshot.renew();
  expect(await snapshot.query(count)).toEqual([{ count: 1 }]);
  await snapshot.close();
});

test('it cannot write', async () => {
  const snapshot = openSnapshot(database.dataSource);
  await expect(snapshot.query('/* write */ insert into thing values (1)')).rejects.toThrow('read-only');
  await snapshot.close();
});

test('after a failure everything fails with its first cause', async () => {
  const snapshot = openSnapshot(database.dataSource);
  const results = await Promise.allSettled([
    snapshot.query(count),
    snapshot.query('/* broken */ select nonsense'),
    snapshot.query(count),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const [, second, third] = results;
  expect(third).toEqual(second);
  await snapshot.close();
});

test('nothing is read after the end, and no connection is held without a read', async () => {
  const snapshot = openSnapshot(database.dataSource);
  await snapshot.close();
  await expect(snapshot.query(count)).rejects.toThrow('The request is over');
});

test('more rows than one call may read are refused', async () => {
  const snapshot = openSnapshot(database.dataSource, createWork());
  const some = '/* some */ select from generate_series(1, $1::int)';
  await snapshot.query(some, [fixedLimits.rows]);
  await expect(snapshot.query(some, [1])).rejects.toThrow('Ask for fewer rows');
  await snapshot.close();
});

test('once the work is stopped, the running statement is cancelled and no more are sent', async () => {
  const work = createWork();
  const snapshot = openSnapshot(database.dataSource, work);
  const slow = snapshot.query('/* slow */ select pg_sleep(60)');
  const refused = expect(slow).rejects.toThrow('enough');
  await expect.poll(() => running('slow')).toBe(1);
  work.stop(new Error('enough'));
  await refused;
  await expect.poll(() => running('slow')).toBe(0);
  await expect(snapshot.query(count)).rejects.toThrow('enough');
  await snapshot.close();
});

async function running(name: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `/* running */ select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '/* ' || $1 || '%'`,
    [name],
  );
  return rows[0]?.count ?? 0;
}

describe('connections', () => {
  test('are returned after success, failure and no use', async () => {
    const single = await createDataSource(database.url, { poolSize: 1 }).initialize();
    try {
      for (const statement of [count, '/* broken */ select nonsense', count]) {
        const snapshot = openSnapshot(single);
        await snapshot.query(statement).catch(() => null);
        snapshot.renew();
        await snapshot.query(count);
        await snapshot.close();
      }
      expect(await single.query(count)).toEqual([{ count: 0 }]);
    } finally {
      await single.destroy();
    }
  });

  test('to a missing database fail and leave nothing behind', async () => {
    const gone = await createDataSource(database.url, { poolSize: 1 }).initialize();
    await gone.destroy();
    const snapshot = openSnapshot(gone);
    await expect(snapshot.query(count)).rejects.toThrow();
    await snapshot.close();
  });
});
