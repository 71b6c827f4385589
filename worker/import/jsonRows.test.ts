import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { memberOf, stageRows } from './fixtures/staging.testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('JSON', () => {
  const object = {
    taxpayer_number: '32000000002',
    taxpayer_name: 'DRY "CREEK" {LLC}',
    location_number: 7,
    obligation_end_date_yyyymmdd: '2018-07-31T00:00:00.000',
    responsibility_end_date_yyyymmdd: null,
    total_receipts: '12.50',
    ':@computed_region': 'not known here',
  };
  const row = {
    taxpayer_number: '32000000002',
    taxpayer_name: 'DRY "CREEK" {LLC}',
    location_number: 7,
    permit: '',
    period_end: '2018-07-31',
    responsibility_end: null,
    total_receipts_cents: 1250,
    liquor_receipts_cents: null,
  };

  test.each([
    ['a list', JSON.stringify([object, object])],
    ['a list with an object a line', `[${JSON.stringify(object)}\n,${JSON.stringify(object)}]\n`],
    ['a list that is indented', JSON.stringify([object, object], null, 2)],
    ['an object a line', `${JSON.stringify(object)}\n${JSON.stringify(object)}\n`],
  ])('may be %s', async (_, json) => {
    for (const chunkBytes of [1, 50, 10_000]) {
      const { staged, rows } = await stageRows(db.pool, memberOf(json, 'naix-2893.json', chunkBytes));
      expect(staged).toMatchObject({ format: 'M3-json', rows: 2, accepted: 2 });
      expect(rows).toMatchObject([
        { line: 1, ...row },
        { line: 2, ...row },
      ]);
    }
  });

  test('with unreadable objects refuses those', async () => {
    const list = Array.from({ length: 200 }, () => JSON.stringify(object));
    list[99] = JSON.stringify({ ...object, total_receipts: null });
    list[149] = list[149]?.replace('"12.50"', '12.5.0') ?? '';
    const { staged } = await stageRows(db.pool, memberOf(`[${list.join(',')}]`));
    expect(staged.accepted).toBe(198);
    expect(staged.refusals.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [100, 'total_receipts', 'is blank'],
      [150, null, 'the object is not valid JSON'],
    ]);
  });
});
