import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AskOptions } from '../../../../server/launch/test/query.ts';
import { insertRelease } from '../../../../server/market/releases/release.factory.ts';
import { insertWorld } from '../../../../server/launch/test/world.ts';
import { letGo } from '../../../import/heldWriters.testing.ts';
import { exportBench, type ExportBench, type Listed } from './exports.testing.ts';
import { runOpenExports } from './runExport.ts';

const MANY = 1_203;

let bench: ExportBench;
beforeAll(async () => {
  bench = await exportBench();
  await insertWorld(bench.server.db);
  await sql(`insert into hotel_property (taxpayer_number, location_number, location_name, city)
    select '9', number, case number when 7 then '=1+1' else 'INN "' || number || '", TEXAS' end, 'MANY'
    from generate_series(1, ${String(MANY)}) number`);
});
afterAll(() => bench.close());
beforeEach(() => sql('delete from export_job'));

function sql<Row>(statement: string): Promise<Row[]> {
  return bench.server.db.query<Row[]>(`/* test */ ${statement}`);
}

/** An export that has ended, as its member sees it. */
async function ended(input: object, options: AskOptions = {}): Promise<Listed> {
  const { errors } = await bench.start({ format: 'JSONL', ...input }, options);
  expect(errors).toEqual([]);
  await bench.work();
  const [last] = await bench.list(options);
  return last ?? expect.fail('There is no export.');
}

async function textOf({ link, message }: Listed): Promise<string> {
  if (link === null) return expect.fail(`no link: ${String(message)}`);
  return (await bench.get(link)).text();
}

const EVERY_INN = `query Inns($city: StringFilter!, $size: Int!) {
  hotels(first: $size, filter: { city: $city }, orderBy: [NAME_ASC]) { totalCount nodes { ...Inn } pageInfo { endCursor } }
}
fragment Inn on Hotel { id called: name locationNumber cityName premises { id } headline { month roomReceipts } }`;
const MANY_INNS = { query: EVERY_INN, variablesJson: '{"city":{"eq":"MANY"},"size":5}' };

test('all pages of a query become rows, named by their path, and each is what GraphQL answers', async () => {
  const done = await ended(MANY_INNS);
  expect(done).toMatchObject({ state: 'DONE', rows: MANY, title: 'query' });
  expect(done.releases.length).toBeGreaterThan(0);
  const rows = (await textOf(done))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(MANY);
  const page = await bench.server.query<{ hotels: { nodes: { id: string; called: string }[] } }>(EVERY_INN, {
    city: { eq: 'MANY' },
    size: 100,
  });
  expect(rows.slice(0, 100)).toMatchObject(
    page.hotels.nodes.map(({ id, called }) => ({ id, called, cityName: 'MANY' })),
  );
});

test('CSV has a line for each row, and no cell that a spreadsheet runs', async () => {
  const lines = (await textOf(await ended({ ...MANY_INNS, format: 'CSV' }))).trimEnd().split('\n');
  expect(lines[0]).toBe('id,called,locationNumber,cityName,premises.id,headline.month,headline.roomReceipts');
  expect(lines).toHaveLength(MANY + 1);
  expect(lines).toContain(`hotel:9-00007,'=1+1,7,MANY,,,`);
  expect(lines).toContain('hotel:9-00012,"INN ""12"", TEXAS",12,MANY,,,');
});

test('a query for results of a period that no release has fails, and says so', async () => {
  const results = (input: string, list = 'hotelResults'): string =>
    `{ list: ${list}(input: { ${input}, place: { kind: CITY, names: ["MANY"] } }, first: 1) { nodes { locationName } } }`;
  const message = expect.stringContaining('No release has the period of this query.') as string;
  const lodging = 'type: MONTHLY, month: 3, year:';
  expect(await ended({ query: results(`${lodging} 2030`) })).toMatchObject({ state: 'FAILED', message });
  expect(await ended({ query: results('year: 2030, month: 3', 'beverageResults') })).toMatchObject({
    state: 'FAILED',
    message,
  });
  await insertRelease(bench.server.db, { periods: { '2023-03-31': 1 } });
  expect(await ended({ query: results(`${lodging} 2023`) })).toMatchObject({ state: 'DONE', rows: 0 });
});

test('a list that comes whole is exported too, with money as filed', async () => {
  const query =
    '{ hotel(taxpayerNumber: "32049649729", locationNumber: 22) { months { month roomReceipts } } }';
  const done = await ended({ query });
  const rows = (await textOf(done)).trimEnd().split('\n');
  expect(rows).toContain('{"month":"2023-01","roomReceipts":3100}');
  expect(done.rows).toBe(rows.length);
});

/** Fragments that spread each other twice: written out, they have 2^levels fields. */
function doubling(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, i) => {
    const next = `...F${String(i + 1)}`;
    return `fragment F${String(i)} on Hotel { ${i === levels - 1 ? 'name' : `${next} ${next}`} }`;
  });
  return `{ hotels(first: 1) { nodes { ...F0 } } } ${fragments.join(' ')}`;
}

test.each([
  ['{ hotels(first: 1) { nodes { name months { month } } } }', 'months is a list within a row'],
  ['{ hotels(first: 1) { nodes { name } } brands { name } }', 'Select that list alone'],
  ['{ hotels(first: 1) { totalCount } }', 'Select the nodes of the list'],
  ['{ about { version } }', 'Select that list alone'],
  ['{ hotels(first: 1) { nodes { nam } } }', 'Cannot query field "nam"'],
  ['mutation { deleteExport(input: { id: "1" }) { ok } }', 'Only queries can be exported'],
  ['{ hotels(first: 1', 'Syntax Error'],
  [doubling(16), 'more than 2,000 fields'],
])('%s is refused at once with what to do', async (query, message) => {
  const [error] = (await bench.start({ query, format: 'CSV' })).errors;
  expect(error).toMatchObject({ code: 'INVALID_QUERY', field: 'query' });
  expect(error?.message).toContain(message);
  expect(await bench.list()).toEqual([]);
});

/** Six columns that are each read from a year of hundreds of properties. */
const NEARBY = [1, 2, 3, 4, 5, 6].map((at) => `n${String(at)}: nearby { from }`).join(' ');
const DEAR = `{ hotels(first: 1) { nodes { name ${NEARBY} } } }`;

test('a query that is too dear for even one page is refused at once, with what to do', async () => {
  const [error] = (await bench.start({ query: DEAR, format: 'CSV' })).errors;
  expect(error).toMatchObject({ code: 'QUERY_TOO_COMPLEX', field: 'query' });
  expect(error?.message).toContain('Ask for fewer rows');
  expect(await bench.list()).toEqual([]);
});

test.each(['{"size":5}', '{"city":"MANY","size":5}'])(
  'variables %s are refused at once, with the one that is missing or wrong',
  async (variablesJson) => {
    const [error] = (await bench.start({ query: EVERY_INN, variablesJson, format: 'CSV' })).errors;
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: null });
    expect(error?.message).toContain('Variable "$city"');
    expect(await bench.list()).toEqual([]);
  },
);

test.each([
  ['thousands of levels', `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['control characters', String.raw`{"x":["\u0000"]}`],
  ['half a character', String.raw`{"\ud800":1}`],
])('variables with %s are refused, even if the query names none of them', async (_, variablesJson) => {
  const query = '{ hotels(first: 1) { nodes { name } } }';
  const [error] = (await bench.start({ query, variablesJson, format: 'CSV' })).errors;
  expect(error).toMatchObject({ code: 'INVALID_JSON', field: 'variablesJson' });
});

test('a query has the rights of its member or key at each page', async () => {
  const portfolios = { query: '{ portfolios(first: 9) { nodes { name } } }' };
  const exporting = await bench.server.freshKey('paid', ['EXPORTS']);
  expect(await ended(MANY_INNS, { token: exporting })).toMatchObject({ state: 'DONE', rows: MANY });
  const refused = await ended(portfolios, { token: exporting });
  expect(refused).toMatchObject({
    state: 'FAILED',
    message: expect.stringContaining('lacks the scope') as string,
  });
  expect((await ended(portfolios)).state).toBe('DONE');
  const ofOperators = await ended({ query: '{ members(first: 1) { nodes { email } } }' }, { as: 'admin' });
  expect(ofOperators).toMatchObject({ state: 'FAILED', message: 'This is for administrators.' });
});

test('only our worker can ask for pages', async () => {
  const { export: started } = await bench.start({ ...MANY_INNS, format: 'CSV' });
  await sql(`update export_job set state = 'running'`);
  const answer = await fetch(`${bench.server.origin}/exports/pages/${started?.id ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ after: null, until: Date.now() + 60_000, signature: 'x'.repeat(43) }),
  });
  expect(answer.status).toBe(404);
});

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
