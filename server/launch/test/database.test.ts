import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../platform/database.ts';
import { testDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('figures and dates keep their exact value', () => {
  test('int8 and date, alone and in arrays, through the pool and through TypeORM', async () => {
    const statement = `/* exactTypes */ SELECT 9007199254740991::bigint AS cents, '2024-02-29'::date AS month,
      ARRAY[1, NULL, 3]::bigint[] AS series, ARRAY['2024-02-29']::date[] AS months`;
    const row = {
      cents: 9007199254740991,
      month: '2024-02-29',
      series: [1, null, 3],
      months: ['2024-02-29'],
    };
    expect((await database.pool.query(statement)).rows).toEqual([row]);
    expect(await database.dataSource.query(statement)).toEqual([row]);
  });

  test('an int8 that a number cannot hold is an error, not a near miss', async () => {
    const statement = '/* tooLarge */ SELECT 9007199254740993::bigint AS cents';
    await expect(database.pool.query(statement)).rejects.toThrow('9007199254740993 is too large');
  });
});

test('migrating a database that is up to date, twice at once, changes nothing', async () => {
  const count = async (): Promise<unknown> =>
    (await database.pool.query('/* countMigrations */ SELECT count(*) FROM migration')).rows;
  const before = await count();
  await Promise.all([migrate(database.dataSource), migrate(database.dataSource)]);
  expect(await count()).toEqual(before);
});

test('each file has a database of its own', async () => {
  const other = await testDatabase();
  try {
    await other.pool.query('/* ownTable */ CREATE TABLE only_here (id int)');
    const { rows } = await database.pool.query("/* look */ SELECT to_regclass('only_here') AS found");
    expect(rows).toEqual([{ found: null }]);
  } finally {
    await other.close();
  }
});
