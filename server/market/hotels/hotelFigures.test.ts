import { beforeAll, describe, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { monthsBetween } from '../../platform/lib/month.ts';
import { askHotel, tenDollars } from './askHotel.testing.ts';
import { insertFlaggedMonths } from './flaggedMonths.testing.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from './hotel.factory.ts';

const server = useServer();
let release: number;
beforeAll(async () => {
  release = await insertRelease(server.db, { periods: { '2023-12-31': 100 } });
});

describe('a hotel with two years of months', () => {
  let hotel: InsertedHotel;
  beforeAll(async () => {
    hotel = await insertHotel(server.db, { location_name: 'TWO YEARS' });
    const receipts = [...tenDollars, ...tenDollars.map((cents) => cents * 2)];
    await insertHotelMonths(server.db, [hotel], { from: '2022-01', receipts, releaseId: release });
    await insertHotelFiling(server.db, hotel, release, { period_end: '2023-12-31' });
  });

  test('its headline is the latest month, with trailing figures and their change', async () => {
    const { headline } = await askHotel<{ headline: unknown }>(
      server,
      hotel,
      `headline {
        month roomReceipts revpar roomCapacity receiptsChange { amount percent }
        ttmReceipts ttmMonths ttmChange { amount percent } ttmRevpar ttmRevparWeighted yearToDate { months }
        cityRank { rank of } countyRank { rank of }
      }`,
    );
    expect(headline).toEqual({
      month: '2023-12',
      roomReceipts: 62_000,
      revpar: 20,
      roomCapacity: 100,
      receiptsChange: { amount: 31_000, percent: 100 },
      ttmReceipts: 730_000,
      ttmMonths: 12,
      yearToDate: null,
      ttmChange: { amount: 365_000, percent: 100 },
      ttmRevpar: 20,
      ttmRevparWeighted: 20,
      cityRank: { rank: 1, of: 1 },
      countyRank: { rank: 1, of: 1 },
    });
  });

  test('without twelve months, shows the year to date against the latest year with the same months', async () => {
    const gaps = await insertHotel(server.db);
    const columns = { room_capacity: 10 };
    // February 2022 is missing.
    const months = [300_00, 310_00, 310_00, ...Array<null>(9).fill(null), 310_00, null, 310_00];
    const receipts = [...months, ...Array<null>(9).fill(null), 620_00, 560_00];
    await insertHotelMonths(server.db, [gaps], { from: '2021-01', receipts, columns, releaseId: release });
    const year = 'receipts revpar comparedYear receiptsBefore receiptsChange { amount percent }';
    const { headline } = await askHotel<{ headline: unknown }>(
      server,
      gaps,
      `headline { month receiptsChange { amount } ttmReceipts ttmMonths
        yearToDate { months ${year} likeForLike { share } } }`,
    );
    expect(headline).toEqual({
      month: '2023-02',
      receiptsChange: null,
      ttmReceipts: null,
      ttmMonths: 3,
      yearToDate: {
        months: ['2023-01', '2023-02'],
        receipts: 1_180,
        comparedYear: 2021,
        receiptsBefore: 610,
        // $1,180 of 10 rooms in 59 days.
        revpar: 2,
        receiptsChange: { amount: 570, percent: 93.44 },
        likeForLike: { share: 100 },
      },
    });
  });

  test('with rooms in some of twelve months, says in how many and states the year to date of those', async () => {
    const hotel = await insertHotel(server.db);
    const months = { receipts: Array<number>(12).fill(3_000_00), releaseId: release };
    await insertHotelMonths(server.db, [hotel], {
      from: '2022-01',
      ...months,
      columns: { room_capacity: 10 },
    });
    const [idle, open] = [Array<number>(10).fill(3_000_00), [3_000_00, 3_000_00]];
    await insertHotelMonths(server.db, [hotel], {
      from: '2023-01',
      receipts: idle,
      releaseId: release,
      columns: { room_capacity: null },
    });
    await insertHotelMonths(server.db, [hotel], {
      from: '2023-11',
      receipts: open,
      releaseId: release,
      columns: { room_capacity: 10 },
    });
    const answer = await askHotel<{ headline: unknown; years: { year: number }[] }>(
      server,
      hotel,
      `headline { ttmReceipts ttmMonths ttmRoomMonths ttmRevpar yearToDate { receipts revpar revparMonths } }
      years { year revpar months revparMonths }`,
    );
    expect(answer.headline).toEqual({
      ttmReceipts: 36_000,
      ttmMonths: 12,
      ttmRoomMonths: 2,
      ttmRevpar: null,
      // $6,000 of 10 rooms in 61 days.
      yearToDate: { receipts: 36_000, revpar: 9.84, revparMonths: ['2023-11', '2023-12'] },
    });
    expect(answer.years.filter(({ year }) => year === 2023)).toEqual([
      { year: 2023, revpar: 9.84, months: 12, revparMonths: 2 },
    ]);
  });

  test('its years are compared with the year before, except the first', async () => {
    const { years } = await askHotel<{ years: unknown }>(
      server,
      hotel,
      `years { year months roomReceipts revpar apportioned
        receiptsChange { amount percent } revparChange { amount percent }
        receiptsComparedMonths revparComparedMonths }`,
    );
    const months = monthsBetween('2023-01', '2023-12');
    expect(years).toEqual([
      {
        year: 2022,
        months: 12,
        roomReceipts: 365_000,
        revpar: 10,
        apportioned: 0,
        receiptsChange: null,
        revparChange: null,
        receiptsComparedMonths: null,
        revparComparedMonths: null,
      },
      {
        year: 2023,
        months: 12,
        roomReceipts: 730_000,
        revpar: 20,
        apportioned: 0,
        receiptsChange: { amount: 365_000, percent: 100 },
        revparChange: { amount: 10, percent: 100 },
        receiptsComparedMonths: months,
        revparComparedMonths: months,
      },
    ]);
  });

  test('its series uses months before the requested range for trailing figures', async () => {
    const { series } = await askHotel<{ series: Record<string, unknown> }>(
      server,
      hotel,
      'series(from: "2022-11", to: "2023-01") { months roomReceipts revpar ttmReceipts ttmRevpar ttmRevparWeighted }',
    );
    expect(series).toEqual({
      months: ['2022-11', '2022-12', '2023-01'],
      roomReceipts: [30_000, 31_000, 62_000],
      revpar: [10, 10, 20],
      ttmReceipts: [null, 365_000, 396_000],
      ttmRevpar: [null, 10, 11],
      ttmRevparWeighted: [null, 10, 10.85],
    });
  });
});

test('after a gap of one month there are no trailing figures until there are twelve months again', async () => {
  const hotel = await insertHotel(server.db);
  const receipts = [...tenDollars.slice(0, 5), null, ...tenDollars.slice(6), ...tenDollars];
  await insertHotelMonths(server.db, [hotel], { from: '2022-01', receipts, releaseId: release });
  const { series } = await askHotel<{ series: { months: string[]; ttmReceipts: (number | null)[] } }>(
    server,
    hotel,
    'series { months ttmReceipts }',
  );
  const first = series.ttmReceipts.findIndex((cents) => cents !== null);
  expect(series.months).toHaveLength(23);
  expect(series.months[first]).toBe('2023-06');
});

test('a year in progress is compared with the same months of the year before', async () => {
  const hotel = await insertHotel(server.db);
  const receipts = [...tenDollars, ...tenDollars.slice(0, 2)];
  await insertHotelMonths(server.db, [hotel], { from: '2022-01', receipts, releaseId: release });
  const { years } = await askHotel<{ years: { receiptsChange: unknown }[] }>(
    server,
    hotel,
    'years { year receiptsChange { amount percent } receiptsComparedMonths release { id } }',
  );
  const id = `release:${String(release)}`;
  expect(years[1]).toEqual({
    year: 2023,
    receiptsChange: { amount: 0, percent: 0 },
    receiptsComparedMonths: ['2023-01', '2023-02'],
    release: { id },
  });
});

test('a month is flagged if apportioned, doubtful, of a marketplace or revised', async () => {
  const hotel = await insertFlaggedMonths(server.db, release);
  const { months } = await askHotel<{ months: unknown }>(
    server,
    hotel,
    'months { month apportioned roomCapacity filedRooms revpar flags reasons release { id } }',
  );
  const of = { release: { id: `release:${String(release)}` } };
  expect(months).toEqual([
    {
      ...of,
      month: '2023-02',
      apportioned: 310,
      roomCapacity: 100,
      filedRooms: 100,
      revpar: 0.11,
      flags: ['APPORTIONED', 'REVISED'],
      reasons: [],
    },
    {
      ...of,
      month: '2023-04',
      apportioned: 0,
      roomCapacity: null,
      filedRooms: 3_100,
      revpar: null,
      flags: ['ROOMS_DOUBTFUL'],
      reasons: ['Filed 3,100 rooms, more than 3,000; the receipts count, the rooms do not.'],
    },
    {
      ...of,
      month: '2023-05',
      apportioned: 0,
      roomCapacity: null,
      filedRooms: null,
      revpar: null,
      flags: ['MARKETPLACE'],
      reasons: [],
    },
  ]);
});

test('an unknown hotel is null, and so is a headline without months', async () => {
  expect(await server.query('{ hotel(taxpayerNumber: "1", locationNumber: 1) { id } }')).toEqual({
    hotel: null,
  });
  expect(
    await askHotel(
      server,
      await insertHotel(server.db),
      'headline { month } years { year } months { month }',
    ),
  ).toEqual({ headline: null, years: [], months: [] });
});
