import { beforeAll, describe, expect, test } from 'vitest';
import { insertHotel, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { comparison, insertCompared, insertComparison, keyOf } from './compare.testing.ts';

const server = useServer();
let subject: InsertedHotel;
let competitors: InsertedHotel[];
let marketplace: InsertedHotel;
beforeAll(async () => {
  const months = ['2021-12-31', '2022-01-31', '2022-02-28', '2023-01-31', '2023-02-28', '2023-03-31'];
  await insertRelease(server.db, { periods: Object.fromEntries(months.map((month) => [month, 1])) });
  ({ subject, competitors } = await insertComparison(server));
  marketplace = await insertHotel(server.db, { location_name: 'CITY OF MARFA', is_marketplace: true });
});

function inputOf(changes: object = {}): { input: object } {
  const range = { from: '2023-01', to: '2023-03' };
  return { input: { subject: keyOf(subject), competitors: competitors.map(keyOf), ...range, ...changes } };
}

interface Answer {
  compareHotels: Record<'from' | 'to', string> & {
    months: string[];
    monthsPublished: string[];
    subject: object;
    competitors: object[];
    competitorSet: object;
  };
}

const ask = (changes?: object): Promise<Answer['compareHotels']> =>
  server.query<Answer>(comparison, inputOf(changes)).then((answer) => answer.compareHotels);

describe('three months of a hotel and four others', () => {
  let answer: Answer['compareHotels'];
  beforeAll(async () => {
    answer = await ask();
  });

  test('the subject: 9,000 room-nights, compared over the months that it shares with others', () => {
    expect([answer.from, answer.to, answer.months]).toEqual([
      '2023-01',
      '2023-03',
      ['2023-01', '2023-02', '2023-03'],
    ]);
    expect(answer.subject).toEqual({
      hotel: { name: 'SUBJECT' },
      monthsFiled: 3,
      revparMonths: 3,
      flags: [],
      flaggedMonths: [],
      roomReceipts: 872_000,
      roomCapacity: 100,
      availableRoomNights: 9_000,
      revpar: 96.89,
      // January and March: $100.00 against $94.00.
      revparIndex: 106.4,
      // The others did not file all three months.
      revparRank: { rank: 1, of: 1 },
      receiptsRank: { rank: 1, of: 1 },
      // Of $2,329,000: without the hotel whose rooms nobody knows, as of room-nights.
      share: 37.44,
      // 9,000 of 24,500 room-nights.
      fairShare: 36.73,
      // January and February: $562,000 against $531,000, $95.25 against $90.00.
      receiptsChange: { amount: 31_000, percent: 5.84 },
      revparChange: { amount: 5.25, percent: 5.83 },
      roomReceiptsByMonth: [310_000, 252_000, 310_000],
      revparByMonth: [100, 90, 100],
    });
  });

  test('competitors: gaps, flagged values and missing rooms are null and do not count', () => {
    expect(answer.competitors).toEqual([
      {
        hotel: { name: 'SMALL' },
        monthsFiled: 2,
        revparMonths: 2,
        flags: [],
        flaggedMonths: [],
        roomReceipts: 279_000,
        roomCapacity: 50,
        availableRoomNights: 3_100,
        revpar: 90,
        revparIndex: 95.7,
        revparRank: null,
        receiptsRank: null,
        share: 11.98,
        fairShare: 12.65,
        receiptsChange: { amount: 55_000, percent: 55 },
        revparChange: { amount: 35.48, percent: 54.99 },
        roomReceiptsByMonth: [155_000, null, 124_000],
        revparByMonth: [100, null, 80],
      },
      {
        hotel: { name: 'LARGE' },
        monthsFiled: 2,
        revparMonths: 2,
        flags: ['LEFT_OUT'],
        flaggedMonths: ['2023-02'],
        roomReceipts: 1_178_000,
        roomCapacity: 200,
        availableRoomNights: 12_400,
        revpar: 95,
        revparIndex: 101.1,
        revparRank: null,
        receiptsRank: null,
        share: 50.58,
        fairShare: 50.61,
        receiptsChange: { amount: 58_000, percent: 11.6 },
        // $90.00 against $80.65.
        revparChange: { amount: 9.35, percent: 11.59 },
        roomReceiptsByMonth: [558_000, null, 620_000],
        revparByMonth: [90, null, 100],
      },
      {
        hotel: { name: 'WITHOUT ROOMS' },
        monthsFiled: 1,
        revparMonths: 0,
        flags: [],
        flaggedMonths: [],
        roomReceipts: 1_000,
        roomCapacity: null,
        availableRoomNights: null,
        revpar: null,
        revparIndex: null,
        revparRank: null,
        receiptsRank: null,
        share: null,
        fairShare: null,
        receiptsChange: { amount: 1_000, percent: null },
        revparChange: null,
        roomReceiptsByMonth: [1_000, null, null],
        revparByMonth: [null, null, null],
      },
      {
        hotel: { name: 'GONE' },
        monthsFiled: 0,
        revparMonths: 0,
        flags: [],
        flaggedMonths: [],
        roomReceipts: null,
        roomCapacity: null,
        availableRoomNights: null,
        revpar: null,
        revparIndex: null,
        revparRank: null,
        receiptsRank: null,
        share: null,
        fairShare: null,
        receiptsChange: null,
        revparChange: null,
        roomReceiptsByMonth: [null, null, null],
        revparByMonth: [null, null, null],
      },
    ]);
  });

  test('ranks of a month, in which all but one filed', async () => {
    const { subject: own, competitors: others } = await ask({ to: '2023-01' });
    expect([own, ...others]).toMatchObject([
      { revparRank: { rank: 1, of: 3 }, receiptsRank: { rank: 2, of: 4 } },
      { revparRank: { rank: 1, of: 3 }, receiptsRank: { rank: 3, of: 4 } },
      { revparRank: { rank: 3, of: 3 }, receiptsRank: { rank: 1, of: 4 } },
      { revparRank: null, receiptsRank: { rank: 4, of: 4 } },
      { revparRank: null, receiptsRank: null },
    ]);
  });

  test('the competitors together, without the subject', () => {
    expect(answer.competitorSet).toEqual({
      roomReceipts: 1_458_000,
      availableRoomNights: 15_500,
      revpar: 94,
      // January: $714,000 against $600,000.
      receiptsChange: { amount: 114_000, percent: 19 },
      receiptsChangeWithoutIdle: { amount: 114_000, percent: 19 },
      roomReceiptsByMonth: [714_000, null, 744_000],
      revparByMonth: [92, null, 96],
    });
  });
});

describe('the months', () => {
  test('are the twelve up to the latest published one by default', async () => {
    const range = async (changes: object): Promise<string[]> => {
      const { from, to } = await ask({ from: null, to: null, ...changes });
      return [from, to];
    };
    expect(await range({})).toEqual(['2022-04', '2023-03']);
    expect(await range({ from: '2023-02' })).toEqual(['2023-02', '2023-03']);
    expect(await range({ to: '2022-06' })).toEqual(['2021-07', '2022-06']);
    expect((await ask({ from: '2013-04', to: '2023-03' })).months).toHaveLength(120);
  });

  test('show which are published, and a hotel with fewer than 10 of 12 has no rank', async () => {
    const { monthsPublished, subject: own } = await ask({ from: '2022-04', to: '2023-03' });
    expect(monthsPublished).toEqual(['2023-01', '2023-02', '2023-03']);
    expect(own).toMatchObject({
      monthsFiled: 3,
      roomReceipts: 872_000,
      revparRank: null,
      receiptsRank: null,
    });
  });

  test('of 50 hotels take one statement for all of them', async () => {
    const more: InsertedHotel[] = [];
    for (let i = competitors.length; i < 49; i++)
      more.push(await insertCompared(server, `MORE ${String(i)}`, 10, {}));
    await server.token('paid');
    const all = { competitors: [...competitors, ...more].map(keyOf), from: null, to: null };
    const { statements } = await countSql(() => ask(all));
    const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
    expect(names.sort()).toEqual([
      'awaitedMonthsOfHotels',
      'comparedMonths',
      'establishmentsOf',
      'hotelsByNumber',
      'latestPeriods',
      'publishedBetween',
      'useSessions',
    ]);
  });
});

describe('is refused with a reason', () => {
  const nobody = { taxpayerNumber: '1', locationNumber: 7 };
  const keys = (count: number): object[] =>
    Array.from({ length: count }, (_, i) => ({ taxpayerNumber: '1', locationNumber: i }));

  test.each<[problem: string, changes: () => object, code: string, message: RegExp]>([
    ['nobody', () => ({ competitors: [] }), 'BAD_USER_INPUT', /^Name at least one competitor\.$/],
    ['too many', () => ({ competitors: keys(50) }), 'BAD_USER_INPUT', /^Name at most 49 competitors\.$/],
    [
      'itself',
      () => ({ competitors: [...competitors.map(keyOf), keyOf(subject)] }),
      'BAD_USER_INPUT',
      /^The hotel \d{11}-\d+ cannot be its own competitor\.$/,
    ],
    [
      'someone twice',
      () => ({ competitors: [nobody, nobody] }),
      'BAD_USER_INPUT',
      /^Name each competitor once: 1-7 is listed twice\.$/,
    ],
    ['nobody known', () => ({ competitors: [nobody] }), 'NOT_FOUND', /^The hotel 1-7 was not found\.$/],
    ['an unknown subject', () => ({ subject: nobody }), 'NOT_FOUND', /^The hotel 1-7 was not found\.$/],
    [
      'a marketplace',
      () => ({ competitors: [...competitors.map(keyOf), keyOf(marketplace)] }),
      'BAD_USER_INPUT',
      /^\d{11}-\d+ is a booking marketplace, not a hotel\.$/,
    ],
    ['backwards', () => ({ from: '2023-04' }), 'BAD_USER_INPUT', /^from must not be after to\.$/],
    ['for too long', () => ({ from: '2013-03' }), 'BAD_USER_INPUT', /^At most 120 months can be compared\.$/],
    ['at no time', () => ({ from: '1949-12' }), 'BAD_USER_INPUT', /^from and to must be of 1950 to 2100\.$/],
  ])('with %s', async (_, changes, code, message) => {
    const { errors } = await server.ask(comparison, inputOf(changes()));
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(errors?.[0]?.message).toMatch(message);
  });
});
