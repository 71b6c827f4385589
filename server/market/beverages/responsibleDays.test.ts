import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
  type InsertedBeverage,
} from './beverage.factory.ts';

const server = useServer();
const periods = { '2023-02-28': 1 };
beforeAll(() => insertRelease(server.db, { product: 'beverage', periods }));

interface Bar {
  months: { responsibleDays: number | null; responsibleDaysBefore: number | null }[];
  headline: object;
  years: object[];
}

const figures = (asOf = ''): string => `
  months${asOf} { month responsibleDays responsibleDaysBefore }
  headline${asOf} { month responsibleDays partialMonths }
  years${asOf} { year partialMonths }`;

/** The figures of the bar under its own numbers, and of the whole bar with all of its owners. */
async function ask(bar: InsertedBeverage, asOf?: string): Promise<{ own: Bar; whole: Bar }> {
  const { beverageProperty: own } = await server.query<{ beverageProperty: Bar & { establishment: Bar } }>(
    `query ($tax: String!, $loc: Int!) {
      beverageProperty(taxpayerNumber: $tax, locationNumber: $loc) {
        ${figures(asOf)} establishment { ${figures(asOf)} }
      }
    }`,
    { tax: bar.taxpayer_number, loc: bar.location_number },
  );
  return { own, whole: own.establishment };
}

test('the month that a bar opened in says how many of its days its receipts are of, and so does a change from it', async () => {
  const bar = await insertBeverage(server.db, {
    responsibility_begin: '2022-02-20',
    last_month: '2023-02-01',
  });
  await insertBeverageMonths(server.db, bar, { from: '2022-02', receipts: [9_00, 30_00] });
  await insertBeverageMonths(server.db, bar, { from: '2023-02', receipts: [90_00] });
  const { own, whole } = await ask(bar);
  for (const { months, headline, years } of [own, whole]) {
    expect(months).toEqual([
      { month: '2022-02', responsibleDays: 9, responsibleDaysBefore: null },
      { month: '2022-03', responsibleDays: null, responsibleDaysBefore: null },
      { month: '2023-02', responsibleDays: null, responsibleDaysBefore: 9 },
    ]);
    expect(headline).toEqual({ month: '2023-02', responsibleDays: null, partialMonths: ['2022-02'] });
    expect(years).toEqual([
      { year: 2022, partialMonths: ['2022-02'] },
      { year: 2023, partialMonths: [] },
    ]);
  }
});

test('the month of a sale is whole if seller and buyer filed it; an estimate is of no days', async () => {
  const last_month = '2023-02-01';
  const seller = await insertBeverage(server.db, { responsibility_end: '2023-02-10', last_month });
  const buyer = await insertBeverage(server.db, { responsibility_begin: '2023-02-11', last_month });
  const from = '2023-02';
  for (const bar of [seller, buyer]) {
    await insertBeverageMonths(server.db, bar, { from, receipts: [10_00] });
  }
  await insertEstablishment(server.db, 'beverage', [
    { id: seller.id, from, to: from },
    { id: buyer.id, from, to: from },
  ]);
  const { own, whole } = await ask(buyer);
  expect(own.headline).toMatchObject({ responsibleDays: 18 });
  expect(whole.headline).toMatchObject({ responsibleDays: null, partialMonths: [] });

  const estimated = await insertBeverage(server.db, { responsibility_begin: '2023-02-11', last_month });
  const columns = { is_estimate: true };
  await insertBeverageMonths(server.db, estimated, { from, receipts: [44_775_00], columns });
  expect((await ask(estimated)).own.headline).toMatchObject({ responsibleDays: null });
});

test('as of a release the dates are those that were filed then', async () => {
  const first = await insertRelease(server.db, { product: 'beverage', periods });
  const second = await insertRelease(server.db, { product: 'beverage', periods });
  const begin = { responsibility_begin: '2023-02-11' };
  const end = { responsibility_end: '2023-02-20' };
  const bar = await insertBeverage(server.db, { ...begin, ...end, last_month: '2023-02-01' });
  await insertBeverageMonths(server.db, bar, { from: '2023-02', receipts: [60_00] });
  const filing = { period_end: '2023-02-28', ...begin };
  await insertBeverageFiling(server.db, bar, first, { ...filing, replaced_by_release_id: second });
  await insertBeverageFiling(server.db, bar, second, { ...filing, ...end });
  const daysAsOf = async (release: number): Promise<unknown> => {
    const { own } = await ask(bar, `(asOf: { release: "release:${String(release)}" })`);
    return own.headline;
  };
  expect(await daysAsOf(first)).toMatchObject({ responsibleDays: 18 });
  expect(await daysAsOf(second)).toMatchObject({ responsibleDays: 10 });
});
