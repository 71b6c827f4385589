import { expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useFilers } from './hotelResults.testing.ts';

const { server, first, results, names } = useFilers();

const austin = { kind: 'CITY', names: ['AUSTIN'] };

test('the second quarter, which ends on the 30th, includes nothing of March 31', async () => {
  const rest = { city: 'MARFA', county_code: 189, zip: '79843', location_zip: '79843' };
  const summed = { period_end: '2023-06-30', period_months: 3, room_receipts_cents: 70_00 };
  const march = { period_end: '2023-03-31', room_receipts_cents: 1_00 };
  await first.insertFiler(
    'MARCH AND APRIL',
    [march, { period_end: '2023-04-30', room_receipts_cents: 2_00 }],
    rest,
  );
  await first.insertFiler('MARCH, THEN SUMMED', [march, summed], rest);
  const marfa = { kind: 'CITY', names: ['MARFA'] };
  expect(
    await results(
      { type: 'QUARTERLY_AND_MONTHLY', year: 2023, quarter: 2, place: marfa },
      'locationName roomReceipts',
    ),
  ).toEqual([
    { locationName: 'MARCH AND APRIL', roomReceipts: 2 },
    { locationName: 'MARCH, THEN SUMMED', roomReceipts: 70 },
  ]);
});

test('a quarter that is not over ends with its last published month, and RevPAR counts the days of months filed', async () => {
  await insertRelease(server.db, { periods: { '2019-04-30': 100, '2019-05-31': 100 } });
  const alpine = { city: 'ALPINE', county_code: 22, zip: '79830', room_capacity: 10 };
  const april = { period_end: '2019-04-30', room_receipts_cents: 3_000_00 };
  const may = { period_end: '2019-05-31', room_receipts_cents: 3_100_00 };
  await first.insertFiler('BOTH', [april, may], alpine);
  await first.insertFiler('ONE', [may], alpine);
  const input = { type: 'QUARTERLY_AND_MONTHLY', year: 2019, quarter: 2 };
  const place = { kind: 'CITY', names: ['ALPINE'] };
  const fields = 'locationName periodEnd periodMonths monthsFiled days revpar';
  const shared = { periodEnd: '2019-05-31', periodMonths: 3 };
  expect(await results({ ...input, place }, fields)).toEqual([
    { ...shared, locationName: 'BOTH', monthsFiled: 2, days: 61, revpar: 10 },
    { ...shared, locationName: 'ONE', monthsFiled: 1, days: 31, revpar: 10 },
  ]);
  const { body } = await server.rest('/rest/quarterlymonthly/2/2019/city/ALPINE');
  expect(body).toMatchObject([
    { obligation_end_date: '2019-05-31', month: 5, months_filed: 2, RevPAR: 10 },
    { obligation_end_date: '2019-05-31', month: 5, months_filed: 1, RevPAR: 10 },
  ]);
});

test('a quarter has the RevPAR of the months whose rooms count, also if those of the last month do not', async () => {
  const terlingua = { city: 'TERLINGUA', county_code: 22, zip: '79852', room_capacity: 10 };
  const months = [
    { period_end: '2021-10-31', room_receipts_cents: 6_200_00, room_capacity: 20 },
    { period_end: '2021-11-30', room_receipts_cents: 3_000_00 },
    {
      period_end: '2021-12-31',
      room_receipts_cents: 0,
      rooms_flag: 'IDLE_ROOMS',
      rooms_rule: 'EMPTY_MONTHS',
    },
  ];
  await first.insertFiler('SOLD IN NOVEMBER', months, terlingua);
  const place = { kind: 'CITY', names: ['TERLINGUA'] };
  const input = { type: 'QUARTERLY_AND_MONTHLY', year: 2021, quarter: 4, place };
  const asked =
    'countedReceipts countedRooms monthsFiled revpar revparMonths revparReceipts availableRoomNights';
  // $9,200 over 10 rooms and the 61 days of October and November.
  const sums = { countedReceipts: 9_200, revparReceipts: 9_200, availableRoomNights: 610 };
  const expected = [{ ...sums, countedRooms: 10, monthsFiled: 3, revpar: 15.08, revparMonths: 2 }];
  expect(await results(input, asked)).toEqual(expected);
  expect(await results({ ...input, minRooms: 1 }, asked)).toEqual(expected);
  const { body } = await server.rest('/rest/quarterlymonthly/4/2021/city/TERLINGUA');
  expect(body).toMatchObject([{ RevPAR: 15.08, revpar_months: 2 }]);
});

test('quarterly lists the quarter of quarterly filers', async () => {
  expect(await names({ type: 'QUARTERLY', year: 2023, quarter: 1, place: austin })).toEqual(['QUARTERLY']);
  expect(await names({ type: 'QUARTERLY', year: 2023, quarter: 2, place: austin })).toEqual([]);
});

test('both together sum the months, and use a summed quarter only if none of its months is filed', async () => {
  const rows = await results(
    { type: 'QUARTERLY_AND_MONTHLY', year: 2023, quarter: 1, place: { kind: 'ZIP', names: ['78701'] } },
    `locationName periodEnd periodMonths filerType roomReceipts taxableReceipts roomCapacity revpar
     release { id } hotel { name }`,
  );
  const quarter = {
    periodEnd: '2023-03-31',
    periodMonths: 3,
    release: { id: `release:${String(first.release)}` },
  };
  const row = ([name, filerType, roomReceipts, taxableReceipts, roomCapacity, revpar]: unknown[]) => {
    const figures = { roomReceipts, taxableReceipts, roomCapacity, revpar };
    return { ...quarter, locationName: name, hotel: { name }, filerType, ...figures };
  };
  const expected = [
    // 600.60 over 12 rooms and 90 days.
    ['MONTHLY', 'MONTHLY', 600.6, 140, 12, 0.56],
    ['QUARTERLY', 'QUARTERLY', 900, 900, 100, 0.1],
    ['SUMMED AND MONTHLY', 'MONTHLY', 6, 900, 0, null],
    ['SUMMED BY THE SOURCE', 'MONTHLY', 700, 900, 100, 0.08],
  ];
  const others = rows.filter(({ locationName }) => !['EXTRA DIGIT', 'ACCEPTED'].includes(locationName));
  expect(others).toEqual(expected.map(row));
});

test('a quarter gives a reason that several of its months have once', async () => {
  const idle = {
    room_receipts_cents: 0,
    room_capacity: 1,
    rooms_flag: 'IDLE_ROOMS',
    rooms_rule: 'EMPTY_MONTHS',
  };
  const ends = ['2021-01-31', '2021-02-28', '2021-03-31'];
  await first.insertFiler(
    'IDLE',
    ends.map((period_end) => ({ period_end, ...idle })),
  );
  const asked = { type: 'QUARTERLY_AND_MONTHLY', year: 2021, quarter: 1, place: austin };
  const [row] = await results(asked, 'reasons');
  expect(row).toEqual({
    reasons: ['One of at least three months in a row without receipts; its 1 room does not count.'],
  });
});
