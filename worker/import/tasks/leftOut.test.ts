import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { runImport } from '../runImport.ts';
import { administrator } from './administrator.testing.ts';
import { taskBench, type TaskBench } from './tasks.testing.ts';

let made: TaskBench;
beforeAll(async () => {
  made = await taskBench();
});
afterAll(() => made.close());

test('an administrator publishes the last month that a release was published without', async () => {
  const { act, imports } = administrator(made.server);
  const months = [['20230228', 150] as const, ['20230331', 150] as const, ['20230430', 20] as const];
  const rows = months.map(([periodEnd, count]) => h2Rows(count, { periodEnd })).join('');
  const importId = await made.registered('HOTEL2023.csv', rows);
  expect(await runImport(made.bench, importId)).toMatchObject({ state: 'published' });
  expect(await made.hotels()).toBe(300);
  expect(await imports(false)).toMatchObject([
    {
      state: 'PUBLISHED',
      canAccept: true,
    },
  ]);
  expect(String((await imports(false))[0]?.['message'])).toContain('2023-04 (monthly) has 20 rows');
  // Nobody has to do anything about it.
  expect(await imports(true)).toEqual([]);

  const accepted = await act('acceptImport', `importId: ${String(importId)}, note: "they sold"`);
  await runImport(made.bench, accepted.import?.importId ?? 0);
  expect(await made.hotels()).toBe(320);
  expect(await imports(false)).toMatchObject([
    { state: 'PUBLISHED', canAccept: false, message: null },
    { state: 'PUBLISHED', canAccept: false },
  ]);
});
