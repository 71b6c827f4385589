import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

/** A bar that took in $1,000 in March, which the next release states as nothing, as real ones do of 1,000 months. */
const files = {
  'MIXEDBEV_04_2015.CSV': m1Row({ period: '"2015/03"', tax: ' 000000067.00' }),
  'MIXEDBEV_05_2015.CSV':
    m1Row({ period: '"2015/03"', tax: ' 000000000.00' }) +
    m1Row({ period: '"2015/04"', tax: ' 000000067.00' }),
  // From here on it is a property of the portal, to which the months of its permit count.
  'Mixed_Beverage_Gross_Receipts-201709.csv': M2_HEADER + m2Row({}),
};

let folder: string;
let bench: ImportBench;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  bench = await importBench();
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    expect(await bench.importFile(join(folder, name))).toMatchObject([{ outcome: 'published' }]);
  }
  server = await testServer({ database: bench });
});
afterAll(async () => {
  await server.close();
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

/** The last release, so that months are read by the statements of earlier times. */
const asOf = async (): Promise<object> => {
  const [last] = await bench.rows<{ id: number }>('select max(id)::int as id from release');
  return { release: `release:${String(last?.id)}` };
};

const revised = { month: '2015-03', totalReceipts: 0, flags: ['REVISED'] };

test.each(['now', 'as of the last release'])(
  'a month of a bar whose permit another release revised says so: %s',
  async (time) => {
    const variables = time === 'now' ? {} : { asOf: await asOf() };
    const bar = await server.query<{ beverageProperties: { nodes: object[] } }>(
      `query ($asOf: AsOfInput) { beverageProperties(first: 5) { nodes {
        months(asOf: $asOf) { month totalReceipts flags }
        filings(first: 5, asOf: $asOf) { nodes { periodEnd flags history { totalReceipts } } }
      } } }`,
      variables,
    );
    expect(bar.beverageProperties.nodes).toMatchObject([
      {
        months: [revised, { month: '2015-04', flags: [] }, { month: '2017-09', flags: [] }],
        filings: {
          nodes: [
            { periodEnd: '2017-09-30', flags: [], history: [] },
            { periodEnd: '2015-04-30', flags: [], history: [] },
            { periodEnd: '2015-03-31', flags: ['REVISED'], history: [{ totalReceipts: 1000 }] },
          ],
        },
      },
    ]);
    const results = (month: number): Promise<unknown> =>
      server.query(
        `query ($input: BeverageResultsInput!, $asOf: AsOfInput) {
          beverageResults(input: $input, asOf: $asOf, first: 5) { nodes { totalReceipts flags } }
        }`,
        { input: { year: 2015, month, place: { kind: 'COUNTY', names: ['Presidio'] } }, ...variables },
      );
    expect(await results(3)).toEqual({
      beverageResults: { nodes: [{ totalReceipts: 0, flags: ['REVISED'] }] },
    });
    expect(await results(4)).toEqual({ beverageResults: { nodes: [{ totalReceipts: 1000, flags: [] }] } });
  },
);

test('the exported months say so, too', async () => {
  const answer = await fetch(`${server.origin}/exports/beverageMonths.jsonl`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await server.token('paid')) ?? ''}`,
    },
    body: JSON.stringify({ months: { from: '2015-03', to: '2015-04' } }),
  });
  const rows = (await answer.text()).trimEnd().split('\n');
  expect(rows.map((line) => JSON.parse(line) as object)).toMatchObject([
    revised,
    { month: '2015-04', totalReceipts: 1000, flags: [] },
  ]);
});
