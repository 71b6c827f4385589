import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import {
  insertAlcoholMonths,
  insertAlikeMonth,
  insertLodgingMonths,
  sumPlaceYears,
} from './place.factory.ts';

const of = (count: number, cents: number): number[] => Array<number>(count).fill(cents);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Releases have quarterly filers from 2017 on.
  await insertLodgingReleases(server.db, { from: '2016-01', to: '2016-12', quartersTo: '2015-12' });
  await insertLodgingReleases(server.db, { from: '2017-01', to: '2017-12' });
});
afterAll(() => server.close());

const county = { kind: 'COUNTY' } as const;

/** The last year of a county, with what is asked of it. */
async function lastYear(name: string, years: string): Promise<unknown> {
  await sumPlaceYears(server.db);
  const document = `query ($name: String!) { place(kind: COUNTY, name: $name) { years: ${years} } }`;
  const { place } = await server.query<{ place: { years: unknown[] } }>(document, { name });
  return place.years.at(-1);
}

const changes = `lodgingYears { year receiptsChange { amount percent } revparChange { amount }
  receiptsComparedMonths revparComparedMonths }`;

test('a year with only one month in the releases is compared by that month', async () => {
  await insertLodgingMonths(server.db, { ...county, key: '22', from: '2016-01', receipts: [1_000_00] });
  await insertLodgingMonths(server.db, { ...county, key: '22', from: '2017-01', receipts: of(12, 1_100_00) });
  expect(
    await lastYear(
      'Brewster',
      `lodgingYears { months roomReceipts receiptsChange { amount percent } receiptsComparedMonths }`,
    ),
  ).toEqual({
    months: 12,
    roomReceipts: 13_200,
    receiptsChange: { amount: 100, percent: 10 },
    receiptsComparedMonths: ['2017-01'],
  });
  await insertAlcoholMonths(server.db, { ...county, key: '22', from: '2016-01', receipts: [1_000_00] });
  await insertAlcoholMonths(server.db, { ...county, key: '22', from: '2017-01', receipts: of(12, 1_100_00) });
  expect(
    await lastYear('Brewster', 'alcoholYears { receiptsChange { amount percent } receiptsComparedMonths }'),
  ).toEqual({
    receiptsChange: { amount: 100, percent: 10 },
    receiptsComparedMonths: ['2017-01'],
  });
});

test('releases without quarterly filers are compared by the properties in both', async () => {
  const alike = { ...county, key: '189', month: '2017-05', receipts: [1_100_00, 1_000_00] } as const;
  await insertAlikeMonth(server.db, alike);
  await insertLodgingMonths(server.db, { ...county, key: '189', from: '2016-05', receipts: [1_000_00] });
  const columns = { apportioned_cents: 400_00 };
  await insertLodgingMonths(server.db, {
    ...county,
    key: '189',
    from: '2017-05',
    receipts: [1_500_00],
    columns,
  });
  expect(await lastYear('Presidio', changes)).toEqual({
    year: 2017,
    receiptsChange: { amount: 100, percent: 10 },
    // 500 rooms in 31 days: $0.07 against $0.06.
    revparChange: { amount: 0.01 },
    receiptsComparedMonths: ['2017-05'],
    revparComparedMonths: ['2017-05'],
  });
});

test('there is no change if properties with figures in both years have less than 80% of the smaller year', async () => {
  const place = { ...county, key: '122' } as const;
  const jeffDavis = async (alike: readonly number[]): Promise<unknown> => {
    await server.db.query("/* removeAlike */ delete from hotel_place_like_for_like where place_key = '122'");
    await insertAlikeMonth(server.db, { ...place, month: '2017-05', receipts: alike });
    const { place: answer } = await server.query<{
      place: unknown;
    }>(`{ place(kind: COUNTY, name: "Jeff Davis") {
      lodgingHeadline { receiptsChange { amount } receiptsLikeForLike { earlier later share } }
      lodgingYears { receiptsChange { amount } receiptsLikeForLike { share } revparChange { amount }
        receiptsComparedMonths revparComparedMonths }
    } }`);
    return answer;
  };
  await insertLodgingMonths(server.db, { ...place, from: '2016-05', receipts: [1_000_00] });
  await insertLodgingMonths(server.db, { ...place, from: '2017-05', receipts: [900_00] });
  await sumPlaceYears(server.db);
  const changesOfNone = { receiptsChange: null, revparChange: null };
  const none = { ...changesOfNone, receiptsComparedMonths: null, revparComparedMonths: null };
  // Share of the smaller month, May 2017.
  expect(await jeffDavis([719_99, 999_00])).toEqual({
    lodgingHeadline: {
      receiptsChange: null,
      receiptsLikeForLike: { earlier: 999, later: 719.99, share: 79.99 },
    },
    lodgingYears: [
      { ...none, receiptsLikeForLike: null },
      { ...none, receiptsLikeForLike: { share: 79.99 } },
    ],
  });
  expect(await jeffDavis([720_00, 640_00])).toMatchObject({
    lodgingHeadline: { receiptsChange: { amount: 80 }, receiptsLikeForLike: { share: 80 } },
    // Receipts for RevPAR also have the 80% limit: $0.05 against $0.04.
    lodgingYears: [{}, { receiptsChange: { amount: 80 }, revparChange: { amount: 0.01 } }],
  });
});
