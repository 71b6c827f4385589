import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuckDb, type DuckDb } from '../../launch/test/duckDb.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';
import { insertWorld } from '../../launch/test/world.ts';
import { insertHotel, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { unzipped } from './typedFiles.testing.ts';

let server: TestServer;
let duck: DuckDb;
beforeAll(async () => {
  duck = await openDuckDb();
  server = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, exportRows: 30_000 } });
  await insertWorld(server.db);
  const odd = await insertHotel(server.db, { location_name: '=HYPERLINK("x")', city: 'ODD' });
  const columns = { city: 'ODD', room_capacity: 7 };
  await insertHotelMonths(server.db, [odd], { from: '2023-01', receipts: [10, null, -5], columns });
});
afterAll(async () => {
  duck.close();
  await server.close();
});

async function ask(file: string, args: object): Promise<{ status: number; body: Buffer }> {
  const answer = await fetch(`${server.origin}/exports/${file}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await server.token('paid')) ?? ''}`,
    },
    body: JSON.stringify(args),
  });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

/** A spreadsheet would run them otherwise; no other format has these. */
const APOSTROPHE = /^'(?=\s*[-=+@])/;

test.each([
  ['hotelMonths', {}],
  ['hotelFilings', { filter: { city: { eq: 'AUSTIN' }, month: { from: '2023-02', to: '2023-02' } } }],
  ['hotels', {}],
  ['beverageMonths', {}],
  ['beverageProperties', {}],
])('%s as Parquet has the types of its columns and the figures of CSV, to the cent', async (name, args) => {
  duck.add(`${name}.parquet`, (await ask(`${name}.parquet`, args)).body);
  const types = duck.types(`${name}.parquet`);
  const rows = duck.rows(`select * from '${name}.parquet'`);
  const csv = await ask(`${name}.csv`, args);
  const [, ...lines] = parse(csv.body, { bom: true });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => Object.entries(row).map(([column, text]) => asInCsv(column, text)))).toEqual(
    lines.map((line) => line.map((cell) => cell.replace(APOSTROPHE, ''))),
  );
  const isOfMonths = name.endsWith('Months');
  expect(types).toMatchObject({
    ...(isOfMonths ? { month: 'DATE', locationNumber: 'INTEGER' } : {}),
    ...(name.startsWith('hotelM') ? { roomReceipts: 'DECIMAL(18,2)', revpar: 'DECIMAL(18,2)' } : {}),
  });
  expect(Object.values(types)).toContain(isOfMonths ? 'DECIMAL(18,2)' : 'VARCHAR');
});

/** A value that DuckDB writes as text, as CSV has it: months without their first day, and nothing for unknown. */
function asInCsv(column: string, text: string | null): string {
  return column === 'month' ? (text ?? '').slice(0, 7) : (text ?? '');
}

test('a file of Parquet without rows has its columns', async () => {
  const { body } = await ask('hotels.parquet', { filter: { city: { eq: 'NOWHERE' } } });
  duck.add('none.parquet', body);
  expect(Object.keys(duck.types('none.parquet')).length).toBeGreaterThan(10);
  expect(duck.rows("select count(*) n from 'none.parquet'")).toEqual([{ n: '0' }]);
});

test('sums of DuckDB over a file are those of GraphQL, to the cent', async () => {
  duck.add('sums.parquet', (await ask('hotelMonths.parquet', { city: { eq: 'ODD' } })).body);
  const [sum] = duck.rows("select sum(roomReceipts) as cents from 'sums.parquet'");
  const document =
    '{ hotels(first: 9, filter: { city: { eq: "ODD" } }) { nodes { months { roomReceipts } } } }';
  const { hotels } = await server.query<{
    hotels: { nodes: { months: { roomReceipts: number | null }[] }[] };
  }>(document);
  const known = hotels.nodes.flatMap(({ months }) => months.flatMap(({ roomReceipts: each }) => each ?? []));
  const cents = known.reduce((total, dollars) => total + Math.round(dollars * 100), 0);
  expect(sum?.['cents']).toBe((cents / 100).toFixed(2));
});

test('XLSX has months as dates, dollars as numbers, empty cells for unknown, and definitions', async () => {
  const { body } = await ask('hotelMonths.xlsx', { city: { eq: 'ODD' } });
  const sheets = await unzipped(body);
  const [data = '', definitions = ''] = ['data1', 'definitions'].map(
    (name) => sheets[`xl/worksheets/${name}.xml`],
  );
  // January 2023 in Excel's days.
  expect(data).toContain('<v>44927</v>');
  expect(data).toContain('<v>0.1</v>');
  expect(sheets['xl/styles.xml']).toContain('yyyy-mm');
  expect(definitions).toContain('Field in the API');
});
