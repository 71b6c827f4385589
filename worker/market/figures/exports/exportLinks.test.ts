import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveEarly } from '../../../../server/launch/test/leaving.ts';
import { insertWorld } from '../../../../server/launch/test/world.ts';
import { exportBench, type ExportBench, type Listed } from './exports.testing.ts';

let bench: ExportBench;
let done: Listed & { link: string };
let whole: string;
beforeAll(async () => {
  bench = await exportBench();
  await insertWorld(bench.server.db);
  done = await prepared();
  whole = await (await bench.get(done.link)).text();
  await writeFile(join(bench.deps.dataDir, 'session-secret'), 'a secret');
});
afterAll(() => bench.close());
beforeEach(() => sql('delete from export_use'));

const hotels = { dataSet: 'hotels', format: 'CSV' };

function sql<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return bench.server.db.query<Row[]>(`/* test */ ${statement}`, values);
}

async function prepared(token?: string): Promise<Listed & { link: string }> {
  const options = token === undefined ? {} : { token };
  expect((await bench.start(hotels, options)).errors).toEqual([]);
  await bench.work();
  const [first] = await bench.list(options);
  return { ...(first ?? expect.fail('nothing')), link: first?.link ?? expect.fail('no link') };
}

/** The link with one of its parts changed. */
function changed(part: 'for' | 'until' | 'signature' | 'file', value: string): string {
  const url = new URL(done.link);
  if (part === 'file') return done.link.replace(/(?<=\/files\/)[^?]+/, value);
  url.searchParams.set(part, value);
  return url.href;
}

async function outcome(link: string): Promise<string> {
  const answer = await bench.get(link);
  const text = await answer.text();
  return answer.status === 200 ? (text === whole ? 'the file' : 'another file') : String(answer.status);
}

test('downloads that broke off before they began take no place for good', async () => {
  const { pathname, search } = new URL(done.link);
  await leaveEarly(
    bench.server,
    'export_job',
    Array.from({ length: 6 }, () => ({ path: pathname + search })),
  );
  // The first of them may come before the server has seen to all that left.
  for (let i = 0; i < 3; i += 1) expect(await outcome(done.link)).toBe('the file');
});

test('a link opens its own file without a session, and no other link opens anything', async () => {
  const { as, id: other } = {
    as: 'free',
    id: (await prepared(await bench.server.freshToken('free'))).id,
  } as const;
  expect(await outcome(done.link)).toBe('the file');
  const [free] = await sql<{ id: string }>('select id from member where is_free');
  const forged = [
    changed('file', `${other}.csv`),
    changed('file', `${done.id}.xlsx`),
    changed('file', `${done.id}.csv.part`),
    changed('file', `${done.id}.CSV`),
    changed('file', '..%2Fsession-secret'),
    changed('file', '..%2F..%2Fetc%2Fpasswd'),
    changed('file', `${done.id}.csv%00`),
    changed('file', `x%2F..%2F${done.id}.csv`),
    changed('for', free?.id ?? ''),
    changed('for', ''),
    changed('until', String(Math.floor(Date.now() / 1000) + 900_000)),
    changed('until', 'Infinity'),
    changed('signature', 'A'.repeat(43)),
    changed('signature', ''),
    done.link.replace(/&signature.*/, ''),
    `${done.link}&for=${free?.id ?? ''}`,
    `${done.link}&signature=x`,
  ];
  for (const link of forged) expect(await outcome(link), `${as}: ${link}`).toBe('404');
  expect(await outcome(changed('file', '../session-secret'))).not.toMatch(/file/);
});

test('a link ends with its time, even if the file is still there, and with the member’s plan', async () => {
  await sql(`update export_job set expires_at = now() - interval '1 second' where file_key = $1`, [done.id]);
  expect(await outcome(done.link)).toBe('403');
  await sql(`update export_job set expires_at = $2 where file_key = $1`, [done.id, done.expiresAt]);
  expect(await outcome(done.link)).toBe('the file');
  await sql(`update subscription set status = 'canceled'`);
  expect(await outcome(done.link)).toBe('403');
  expect((await bench.server.ask('{ exports(first: 1) { totalCount } }')).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  await sql(`update subscription set status = 'active'`);
  expect(await outcome(done.link)).toBe('the file');
});

test('a key makes exports within its scope, sees its own alone, and takes their links with it', async () => {
  const figures = await bench.server.freshKey('paid', ['FIGURES']);
  await expect(bench.start(hotels, { token: figures })).rejects.toThrow('FORBIDDEN');
  const token = await bench.server.freshKey('paid', ['EXPORTS']);
  const { link, id } = await prepared(token);
  expect(await bench.list({ token })).toHaveLength(1);
  expect((await bench.list()).map((each) => each.id)).toEqual([id, done.id]);
  const removal = 'mutation ($id: ID!) { deleteExport(input: { id: $id }) { ok } }';
  const removed = async (exportId: string, options: object): Promise<boolean> =>
    (await bench.server.query<{ deleteExport: { ok: boolean } }>(removal, { id: exportId }, options))
      .deleteExport.ok;
  expect(await removed(done.id, { token })).toBe(false);
  expect(await removed(done.id, { as: 'free' })).toBe(false);
  expect(await outcome(link)).toBe('the file');
  await sql(`update api_key set expires_at = now() where 'EXPORTS' = any(scopes)`);
  expect(await outcome(link)).toBe('403');
  await sql('delete from api_key');
  expect(await outcome(link)).toBe('404');
});

test('a member downloads four files at once, and the next when one ends', async () => {
  const { id, link } = await prepared();
  // More than the connections take before anybody reads.
  await truncate(join(bench.deps.dataDir, 'exports', `${id}.csv`), 60_000_000);
  const open = await Promise.all(Array.from({ length: 4 }, () => bench.get(link)));
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await outcome(done.link)).toBe('429');
  await open[0]?.body?.cancel();
  await expect.poll(() => outcome(done.link)).toBe('the file');
  for (const answer of open.slice(1)) await answer.body?.cancel();
});

test('the exports of a day are limited by member and by key, streaming ones too, with the time of the next', async () => {
  const token = await bench.server.freshKey('paid', ['EXPORTS']);
  const use = (key: boolean, count: number): Promise<unknown> =>
    sql(
      `insert into export_use (member_id, api_key_id, at)
       select k.member_id, case when $1::boolean then k.id end, now() - interval '23 hours' + n * interval '1 second'
       from (select * from api_key order by created_at desc limit 1) k, generate_series(1, $2::int) n`,
      [key, count],
    );
  const stream = async (bearer: string): Promise<Response> =>
    fetch(`${bench.server.origin}/exports/hotels.jsonl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    });
  const session = (await bench.server.token('paid')) ?? '';
  await use(true, 50);
  const byKey = await stream(token);
  expect(byKey.status).toBe(429);
  expect(Number(byKey.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await byKey.text()).toMatch(
    /Each API key has 50 exports in 24 hours.* free at \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
  );
  expect((await stream(session)).status).toBe(200);
  await use(false, 49);
  const { errors } = await bench.start(hotels);
  expect(errors[0]?.code).toBe('EXPORTS_USED_UP');
  expect(errors[0]?.message).toContain('Your plan has 100');
  expect((await stream(session)).status).toBe(429);
  await sql(
    `update export_use set at = now() - interval '25 hours' where id = (select min(id) from export_use)`,
  );
  expect((await stream(session)).status).toBe(200);
  expect((await stream(session)).status).toBe(429);
});

test('two requests at the same time start no export too many', async () => {
  await sql(`delete from export_job where state in ('waiting', 'running')`);
  const started = await Promise.all(Array.from({ length: 3 }, () => bench.start(hotels)));
  expect(started.filter((each) => each.export !== null)).toHaveLength(2);
  await bench.work();
});

test('the space of a member, and of everybody, is limited', async () => {
  await sql(`update export_job set bytes = 5000000000 where file_key = $1`, [done.id]);
  expect((await bench.start(hotels)).errors[0]?.code).toBe('NO_SPACE');
  expect((await bench.start(hotels, { as: 'free' })).errors).toEqual([]);
  await sql(`update export_job set bytes = 30000000000 where file_key = $1`, [done.id]);
  expect((await bench.start(hotels, { as: 'admin' })).errors[0]?.code).toBe('NO_SPACE');
});
