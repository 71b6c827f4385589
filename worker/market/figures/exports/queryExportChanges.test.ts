import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type AskOptions } from '../../../../server/launch/test/query.ts';
import { letGo } from '../../../import/heldWriters.testing.ts';
import { MANY, MANY_INNS, useInns } from './queryExports.testing.ts';
import { runOpenExports } from './runExport.ts';

const { bench, sql } = useInns();

/** Hands requests on to the server, and calls back after each answer. */
async function passOn(onPage: (page: number) => Promise<unknown>): Promise<{ url: string; proxy: Server }> {
  let page = 0;
  const proxy = createServer((request, response) => {
    void (async () => {
      const headers = { 'content-type': 'application/json' };
      const url = `${bench.server.origin}${request.url ?? ''}`;
      const answer = await fetch(url, { method: 'POST', headers, body: await text(request) });
      const body = await answer.text();
      await onPage((page += 1));
      response.writeHead(answer.status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { proxy, url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}` };
}

test('an export begins again if figures change between its pages, so that it is of one state', async () => {
  await bench.start({ ...MANY_INNS, format: 'JSONL' });
  const { proxy, url } = await passOn(async (page) => {
    if (page === 1)
      await sql(
        `update hotel_property set city = 'OTHER' where taxpayer_number = '9' and location_number > 1000`,
      );
  });
  await runOpenExports({ ...bench.deps, server: { ...bench.deps.server, url } });
  proxy.close();
  await sql(`update hotel_property set city = 'MANY' where city = 'OTHER'`);
  expect((await bench.list())[0]).toMatchObject({ state: 'DONE', rows: 1_000 });
  expect(await sql('select attempts from export_job')).toEqual([{ attempts: 2 }]);
});

async function exportThrough(
  { proxy, url }: { proxy: Server; url: string },
  options: AskOptions,
): Promise<void> {
  await bench.start({ ...MANY_INNS, format: 'JSONL' }, options);
  await runOpenExports({ ...bench.deps, server: { ...bench.deps.server, url } });
  proxy.close();
}

/** Keeps all seats of the free member taken until the function that it returns is called. */
async function takeSeats(): Promise<() => Promise<unknown>> {
  const { pool } = bench.deps;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table brand in access exclusive mode');
  const asked = ['a', 'b', 'c'].map((name) =>
    bench.server.query(`{ ${name}: brands { name } }`, {}, { as: 'free' }),
  );
  const waiting = async (): Promise<number> =>
    (await pool.query("select from pg_locks where relation = 'brand'::regclass and not granted")).rows.length;
  await expect.poll(waiting).toBe(3);
  return async () => {
    await letGo(client);
    await Promise.all(asked);
  };
}

/** Returns when the server has read the caller of a page since a time. */
async function untilCallerIsRead(since: Date): Promise<void> {
  const read = `select from pg_stat_activity where datname = current_database() and state = 'idle'
    and query like '/* findExporter */%' and query_start > $1`;
  await expect.poll(async () => (await bench.deps.pool.query(read, [since])).rows.length).toBe(1);
}

test('an export by a key begins again, too, if figures change while its last page waits for its turn', async () => {
  const token = await bench.server.freshKey('free', ['EXPORTS']);
  let pages = 0;
  const counting = await passOn((page) => Promise.resolve((pages = page)));
  // By a session, which has no points to use up.
  await exportThrough(counting, { as: 'free' });
  const change = async (since: Date, leave: () => Promise<unknown>): Promise<void> => {
    await untilCallerIsRead(since);
    // One of the first page and one of the last.
    await sql(
      `update hotel_property set city = 'OTHER' where taxpayer_number = '9' and location_number in (1, 999)`,
    );
    await leave();
  };
  let changed: Promise<unknown> = Promise.resolve();
  const changing = await passOn(async (page) => {
    if (page !== pages - 1) return;
    const leave = await takeSeats();
    const [now] = await sql<{ now: Date }>('select clock_timestamp() as now');
    changed = change(now?.now ?? expect.fail('no time'), leave);
  });
  await exportThrough(changing, { token });
  await changed;
  await sql(`update hotel_property set city = 'MANY' where city = 'OTHER'`);
  expect(await sql('select rows, attempts from export_job order by id')).toEqual([
    { rows: MANY, attempts: 1 },
    { rows: MANY - 2, attempts: 2 },
  ]);
});
