import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRelease } from './release.factory.ts';

const server = useServer();

const monthsOf = async (asOf: object | null = null): Promise<unknown[]> => {
  const { publishedMonths } = await server.query<{ publishedMonths: unknown[] }>(
    `query ($asOf: AsOfInput) { publishedMonths(product: HOTEL, asOf: $asOf) { month isIncomplete rows rowsExpected } }`,
    { asOf },
  );
  return publishedMonths;
};

const whole = { isIncomplete: false, rows: null, rowsExpected: null };

test('months after the latest period are incomplete: a part of a quarter makes no month of a place', async () => {
  await insertRelease(server.db, { periods: { '2023-03-31': 1_000 } });
  const part = await insertRelease(server.db, { periods: { '2023-06-30': 370 }, series: 'quarter_sum' });
  const short = { ...whole, isIncomplete: true, rows: 370, rowsExpected: 1_000 };
  const quarter = ['2023-04', '2023-05', '2023-06'];
  const before = [{ ...whole, month: '2023-03' }, ...quarter.map((month) => ({ ...short, month }))];
  expect(await monthsOf()).toEqual(before);
  await insertRelease(server.db, { periods: { '2023-06-30': 990 }, series: 'quarter_sum' });
  expect(await monthsOf()).toEqual([
    { ...whole, month: '2023-03' },
    ...quarter.map((month) => ({ ...whole, month })),
  ]);
  expect(await monthsOf({ release: `release:${String(part)}` })).toEqual(before);
});
