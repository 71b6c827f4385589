import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertWorld } from '../../../../server/launch/test/world.ts';
import { insertHotel, insertHotelMonths } from '../../../../server/market/hotels/hotel.factory.ts';
import { insertRelease } from '../../../../server/market/releases/release.factory.ts';
import { exportBench, type ExportBench, type Listed } from './exports.testing.ts';
import { runOpenExports } from './runExport.ts';
import { tidyExports } from './tidyExports.ts';

let bench: ExportBench;
beforeAll(async () => {
  bench = await exportBench();
  await insertWorld(bench.server.db);
  const odd = await insertHotel(bench.server.db, { location_name: 'ODD INN', city: 'ODD' });
  const columns = { city: 'ODD' };
  await insertHotelMonths(bench.server.db, [odd], { from: '2023-01', receipts: [10, null, 5], columns });
});
afterAll(() => bench.close());
beforeEach(async () => {
  await sql('delete from export_job');
  await sql('delete from export_use');
});

function sql<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return bench.server.db.query<Row[]>(`/* test */ ${statement}`, values);
}

const odd = { dataSet: 'hotelMonths', format: 'CSV', argumentsJson: '{"city":{"eq":"ODD"}}' };

/** An export that is done, as its member sees it. */
async function prepared(input: object = odd): Promise<Listed & { link: string }> {
  const { errors } = await bench.start(input);
  expect(errors).toEqual([]);
  await bench.work();
  const [done] = await bench.list();
  if (!done?.link) return expect.fail(`no link: ${JSON.stringify(done)}`);
  return { ...done, link: done.link };
}

test('an export is prepared once and is the file that streams, with its rows, hash and releases', async () => {
  const { export: started } = await bench.start({ ...odd, title: 'Odd hotels' });
  expect(started).toMatchObject({ state: 'WAITING', rows: 0, link: null, releases: [] });
  expect(await bench.work()).toBe(1);
  expect(await bench.work()).toBe(0);
  const [done] = await bench.list();
  expect(done).toMatchObject({ state: 'DONE', rows: 2, message: null, title: 'Odd hotels' });
  expect(done?.releases[0]?.product).toBe('HOTEL');
  expect(done?.releases[0]?.releaseId).toMatch(/^release:\d+$/);
  const answer = await bench.get(done?.link ?? '');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Odd hotels.csv"');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(done?.sha256);
  const streamed = await fetch(`${bench.server.origin}/exports/hotelMonths.csv`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await bench.server.token('paid')) ?? ''}`,
      'content-type': 'application/json',
    },
    body: odd.argumentsJson,
  });
  expect(file.equals(Buffer.from(await streamed.arrayBuffer()))).toBe(true);
});

test.each(['CSV_GZ', 'JSONL', 'XLSX', 'PARQUET'])(
  '%s can be prepared, and a broken download resumes',
  async (format) => {
    const { link, bytes } = await prepared({ ...odd, format });
    const whole = Buffer.from(await (await bench.get(link)).arrayBuffer());
    expect(whole).toHaveLength(bytes);
    const rest = await bench.get(link, { range: 'bytes=20-' });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 20-${String(bytes - 1)}/${String(bytes)}`);
    const joined = Buffer.concat([whole.subarray(0, 20), Buffer.from(await rest.arrayBuffer())]);
    expect(joined.equals(whole)).toBe(true);
  },
);

test('wrong requests are refused with a reason, and start nothing', async () => {
  const codes = async (input: object): Promise<string | undefined> =>
    (await bench.start(input)).errors[0]?.code;
  expect(await codes({ ...odd, dataSet: 'members' })).toBe('NOT_FOUND');
  expect(await codes({ ...odd, dataSet: 'toString' })).toBe('NOT_FOUND');
  expect(await codes({ ...odd, argumentsJson: '{' })).toBe('INVALID_JSON');
  expect(await codes({ ...odd, title: 'x'.repeat(101) })).toBe('TOO_LONG');
  await expect(bench.start({ ...odd, argumentsJson: '{"city":5}' })).rejects.toThrow('BAD_USER_INPUT');
  const ofOthers = { ...odd, argumentsJson: '{"portfolioId":"portfolio:1"}' };
  await expect(bench.start(ofOthers)).rejects.toThrow('NOT_FOUND');
  const token = await bench.server.freshKey('paid', ['EXPORTS']);
  await expect(bench.start(ofOthers, { token })).rejects.toThrow('lacks the scope PORTFOLIOS');
  expect(await bench.list()).toEqual([]);
});

test('text in filters stays text', async () => {
  const city = { eq: `') to program 'id' --` };
  const { rows } = await prepared({ ...odd, argumentsJson: JSON.stringify({ city }) });
  expect(rows).toBe(0);
});

test('an export is of one state of the figures and names its releases, whatever is published meanwhile', async () => {
  const { link: before, releases } = await prepared();
  const holder = bench.server.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('/* hold */ lock table hotel_month in access exclusive mode');
    await bench.start(odd);
    const working = bench.work();
    await expect.poll(waiting).toBe(1);
    await holder.query(`/* publish */ update hotel_month set room_receipts_cents = 99 where city = 'ODD'`);
    const later = await insertRelease(bench.server.db, { periods: { '2023-04-30': 1 } });
    await holder.commitTransaction();
    await working;
    const [during] = await bench.list();
    expect(during?.releases).toEqual(releases);
    expect(await (await bench.get(during?.link ?? '')).text()).toBe(await (await bench.get(before)).text());
    const { link: after, releases: now } = await prepared();
    expect(now[0]?.releaseId).toBe(`release:${String(later)}`);
    expect(await (await bench.get(after)).text()).toContain(',0.99,');
  } finally {
    if (holder.isTransactionActive) await holder.rollbackTransaction();
    await holder.release();
  }
});

test('an export as of an earlier time names the releases of that time, and so does a query', async () => {
  const before = await prepared();
  const first = before.releases[0]?.releaseId;
  const later = await insertRelease(bench.server.db, { publishedAt: '2024-05-15T12:00:00Z' });
  const filter = { city: { eq: 'ODD' }, month: { from: '2023-02', to: '2023-02' } };
  const hotels = async (input: object): Promise<string | undefined> =>
    (await prepared({ format: 'CSV', ...input })).releases[0]?.releaseId;
  const filed = (asOf: object | null): object => ({
    dataSet: 'hotelFilings',
    argumentsJson: JSON.stringify({ filter, asOf }),
  });
  const now = `release:${String(later)}`;
  expect(await hotels(filed(null))).toBe(now);
  expect(await hotels(filed({ release: first }))).toBe(first);
  expect(await hotels(filed({ date: '2024-05-14' }))).toBe(first);
  const query = `query ($asOf: AsOfInput, $month: AsOfInput, $filter: HotelFilingFilter!) {
    hotelFilings(first: 1, asOf: $asOf, filter: $filter) { nodes { hotel { name headline(asOf: $month) { month } } } }
  }`;
  const asked = (asOf: object | null, month: object | null): object => ({
    query,
    variablesJson: JSON.stringify({ asOf, month, filter }),
  });
  expect(await hotels(asked(null, null))).toBe(now);
  expect(await hotels(asked({ release: first }, { release: first }))).toBe(first);
  expect(await hotels(asked({ date: '2024-05-14' }, { date: '2024-05-14' }))).toBe(first);
  // Figures of both times.
  expect(await hotels(asked({ release: first }, null))).toBe(now);
});

async function waiting(): Promise<number> {
  const [row] = await sql<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '/* export hotelMonths%'`,
  );
  return row?.n ?? 0;
}

test('an export whose worker was killed is taken up again, but not forever', async () => {
  const { export: started } = await bench.start(odd);
  const kill = (attempts: number): Promise<unknown> =>
    sql(`update export_job set state = 'running', attempts = $1`, [attempts]);
  await kill(1);
  await writeFile(join(bench.deps.dataDir, 'exports', `${started?.id ?? ''}.csv.part`), 'half a fi');
  expect(await bench.work()).toBe(1);
  const [done] = await bench.list();
  expect(done).toMatchObject({ state: 'DONE', rows: 2 });
  expect((await bench.files()).filter((name) => name.endsWith('.part'))).toEqual([]);
  await bench.start(odd);
  await sql(`update export_job set attempts = 3 where state = 'waiting'`);
  await bench.work();
  expect((await bench.list())[0]).toMatchObject({
    state: 'FAILED',
    message: 'The worker ended during each try. Ask for fewer rows.',
    link: null,
  });
});

test('an export that is deleted while it runs ends in the database and leaves no file', async () => {
  const holder = bench.server.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('/* hold */ lock table hotel_month in access exclusive mode');
    const { export: started } = await bench.start(odd);
    const working = bench.work();
    await expect.poll(waiting).toBe(1);
    const removal = 'mutation ($id: ID!) { deleteExport(input: { id: $id }) { ok } }';
    await bench.server.query(removal, { id: started?.id });
    await working;
    expect(await waiting()).toBe(0);
    expect(await bench.files()).not.toContain(`${started?.id ?? ''}.csv.part`);
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
});

test('a worker that is told to stop gives its export back, and the next one prepares it', async () => {
  const stopping = new AbortController();
  const holder = bench.server.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('/* hold */ lock table hotel_month in access exclusive mode');
    await bench.start(odd);
    const working = runOpenExports({ ...bench.deps, signal: stopping.signal });
    await expect.poll(waiting).toBe(1);
    stopping.abort();
    expect(await working).toBe(0);
    expect(await sql('select state, attempts from export_job')).toEqual([{ state: 'waiting', attempts: 0 }]);
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
  expect(await bench.work()).toBe(1);
});

test('a failure that is not the member’s is said to be ours', async () => {
  await bench.start(odd);
  await sql(`update export_job set statement = 'copy (select nothing) to stdout'`);
  await bench.work();
  expect((await bench.list())[0]).toMatchObject({
    state: 'FAILED',
    message: expect.stringContaining('our fault') as string,
  });
});

test('a member has two open exports, and takes turns with others', async () => {
  await bench.start(odd);
  await bench.start(odd);
  expect((await bench.start(odd)).errors[0]?.code).toBe('TOO_MANY_OPEN');
  await bench.start(odd, { as: 'free' });
  await runOpenExports(bench.deps);
  const order = await sql<{ isFree: boolean }>(
    `select m.is_free as "isFree" from export_job j join member m on m.id = j.member_id order by j.started_at`,
  );
  expect(order.map(({ isFree }) => isFree)).toEqual([false, true, false]);
});

test('files are deleted when their time is over, and with the export, the key or the account', async () => {
  const { id: expired, link } = await prepared();
  await sql(`update export_job set expires_at = now() - interval '1 second'`);
  expect((await bench.list())[0]).toMatchObject({ state: 'EXPIRED', link: null });
  const token = await bench.server.freshKey('paid', ['EXPORTS']);
  await bench.start(odd, { token });
  await bench.work();
  const [ofKey] = await bench.list({ token });
  expect(await bench.list({ token })).toHaveLength(1);
  const { id: kept } = await prepared();
  await bench.start(odd, { as: 'free' });
  await bench.work();
  const [ofAccount] = await bench.list({ as: 'free' });
  expect((await bench.get(ofAccount?.link ?? '')).status).toBe(200);
  expect((await bench.get(link)).status).toBe(403);
  await sql('delete from api_key');
  await sql('delete from member where is_free');
  expect((await bench.get(ofKey?.link ?? '')).status).toBe(404);
  expect((await bench.get(ofAccount?.link ?? '')).status).toBe(404);
  await tidyExports(bench.deps.pool, bench.deps.dataDir);
  const files = await bench.files();
  expect(files).toContain(`${kept}.csv`);
  expect(files).not.toContain(`${expired}.csv`);
  expect(files).not.toContain(`${ofKey?.id ?? ''}.csv`);
  expect(files).not.toContain(`${ofAccount?.id ?? ''}.csv`);
});
