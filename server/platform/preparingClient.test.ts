import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertiesByStart } from '../market/search/properties.sql.ts';
import { createPool } from './database.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { insertWorld } from '../launch/test/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
});
afterAll(() => server.close());

test('a statement asked by key is planned once a connection, with the same answers', async () => {
  const pool = createPool(server.databaseUrl, { poolSize: 1 });
  const statement = '/* twice */ /* prepared */ select $1::integer * 2 as twice';
  for (const value of [1, 2, 3]) {
    expect((await pool.query(statement, [value])).rows).toEqual([{ twice: value * 2 }]);
  }
  await pool.query('/* once */ select 1');
  await pool.query(`${statement} -- of another filter`, [4]);
  const { rows } = await pool.query(
    `/* names */ select split_part(name, '.', 1) as name from pg_prepared_statements`,
  );
  expect(rows).toEqual([{ name: 'twice' }, { name: 'twice' }]);
  await pool.end();
});

test('so is one whose name says of which tax it is', async () => {
  const pool = createPool(server.databaseUrl, { poolSize: 1 });
  await pool.query(propertiesByStart('hotel'), ['HOT']);
  const { rows } = await pool.query(
    `/* names */ select split_part(name, '.', 2) as name from pg_prepared_statements`,
  );
  expect(rows).toEqual([{ name: 'propertiesByStart hotel' }]);
  await pool.end();
});

test('suggestions are the same the first time and later', async () => {
  const ask = () =>
    server.query('{ search(product: HOTEL, text: "hotel") { hotels { name status } cities { name } } }');
  const first = await ask();
  expect(first).toMatchObject({ search: { hotels: [{ name: 'HOTEL A/B #1', status: 'CURRENT' }] } });
  for (let again = 0; again < 8; again += 1) expect(await ask()).toEqual(first);
});

test('no more than a hundred plans are kept by a connection; what comes after is answered all the same', async () => {
  const pool = createPool(server.databaseUrl, { poolSize: 1 });
  for (let i = 0; i < 105; i += 1) {
    const { rows } = await pool.query(
      `/* many */ /* prepared */ select $1::integer + ${String(i)} as sum`,
      [1],
    );
    expect(rows).toEqual([{ sum: 1 + i }]);
  }
  const { rows } = await pool.query('/* names */ select count(*) as count from pg_prepared_statements');
  expect(rows).toEqual([{ count: 100 }]);
  await pool.end();
});
