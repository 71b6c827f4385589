import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_DOORS } from '../../launch/test/testDeps.ts';
import { insertWorld } from '../../launch/test/world.ts';
import { insertHotel, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { asText, parquetOf, unzipped } from './typedFiles.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ doors: { ...TEST_DOORS, exportRows: 30_000 } });
  await insertWorld(server.db);
  const odd = await insertHotel(server.db, { location_name: '=HYPERLINK("x")', city: 'ODD' });
  const columns = { city: 'ODD', room_capacity: 7 };
  await insertHotelMonths(server.db, [odd], { from: '2023-01', receipts: [10, null, -5], columns });
});
afterAll(() => server.close());

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
  const { columns, rows } = await parquetOf((await ask(`${name}.parquet`, args)).body);
  const csv = await ask(`${name}.csv`, args);
  const [, ...lines] = parse(csv.body, { bom: true });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => columns.map((column) => asText(row, column)))).toEqual(
    lines.map((line) => line.map((cell) => cell.replace(APOSTROPHE, ''))),
  );
  const kinds = columns.map((column) => column.converted_type ?? column.type);
  expect(kinds).toContain(name.endsWith('Months') ? 'DECIMAL' : 'UTF8');
});

test('a file of Parquet without rows has its columns', async () => {
  const { body } = await ask('hotels.parquet', { filter: { city: { eq: 'NOWHERE' } } });
  const { columns, rows } = await parquetOf(body);
  expect([columns.length > 10, rows]).toEqual([true, []]);
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
