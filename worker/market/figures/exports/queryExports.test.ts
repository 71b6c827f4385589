import { expect, test } from 'vitest';
import { type AskOptions } from '../../../../server/launch/test/query.ts';
import { insertRelease } from '../../../../server/market/releases/release.factory.ts';
import type { Listed } from './exports.testing.ts';
import { EVERY_INN, MANY, MANY_INNS, useInns } from './queryExports.testing.ts';

const { bench, sql } = useInns();

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
