import { beforeAll, expect, test } from 'vitest';
import { askForFile } from '../../http/exports/askForFile.testing.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from './hotel.factory.ts';

const server = useServer();
beforeAll(() => insertLodgingReleases(server.db, { from: '2022-08', to: '2023-03' }));

const fields = `
  years { year revpar partialMonths }
  months { month roomReceipts responsibleDays }
  headline { month responsibleDays }`;

interface Figures {
  years: { year: number; partialMonths: string[] }[];
  months: { month: string; responsibleDays: number | null; responsibleDaysBefore?: number | null }[];
  headline: { responsibleDays: number | null; partialMonths?: string[] };
}

/** The figures of the hotel under its own numbers, and of the whole hotel with all of its owners. */
async function ask(hotel: InsertedHotel, asked = fields): Promise<{ own: Figures; whole: Figures }> {
  const { hotel: answer } = await server.query<{ hotel: Figures & { establishment: Figures } }>(
    `query ($tax: String!, $loc: Int!) {
      hotel(taxpayerNumber: $tax, locationNumber: $loc) { ${asked} establishment { ${asked} } }
    }`,
    { tax: hotel.taxpayer_number, loc: hotel.location_number },
  );
  return { own: answer, whole: answer.establishment };
}

const daysOf = ({ months }: Figures): Record<string, number | null> =>
  Object.fromEntries(months.map(({ month, responsibleDays }) => [month, responsibleDays]));

test('months that a hotel opened and closed in say how many of their days its receipts are of', async () => {
  const dates = { responsibility_begin: '2022-08-15', responsibility_end: '2023-01-20', city: 'OPENED' };
  const hotel = await insertHotel(server.db, { ...dates, last_month: '2023-01-01' });
  const columns = { city: 'OPENED' };
  await insertHotelMonths(server.db, [hotel], { from: '2022-08', receipts: [17_00, 30_00], columns });
  await insertHotelMonths(server.db, [hotel], { from: '2023-01', receipts: [20_00], columns });
  const { own } = await ask(hotel);
  expect(daysOf(own)).toEqual({ '2022-08': 17, '2022-09': null, '2023-01': 20 });
  expect(own.headline).toEqual({ month: '2023-01', responsibleDays: 20 });
  expect(own.years.map(({ partialMonths }) => partialMonths)).toEqual([['2022-08'], ['2023-01']]);

  const rest = await server.rest(`/rest/basic/X/${hotel.taxpayer_number}/${String(hotel.location_number)}`);
  const [first, second] = rest.body as object[];
  expect(first).toMatchObject({ month: 8, responsible_days: 17 });
  expect(second).not.toHaveProperty('responsible_days');

  const file = await askForFile(
    server.origin,
    'hotelMonths.jsonl',
    { city: { eq: 'OPENED' } },
    await server.token('paid'),
  );
  const rows = file.body.toString().trimEnd().split('\n');
  expect(rows.map((row) => (JSON.parse(row) as { responsibleDays: number | null }).responsibleDays)).toEqual([
    17,
    null,
    20,
  ]);
});

test('a month without receipts and dates outside of the month say nothing', async () => {
  const insert = async (begin: string, cents: number): Promise<Figures> => {
    const dates = { responsibility_begin: begin, last_month: '2023-03-01' };
    const hotel = await insertHotel(server.db, dates);
    await insertHotelMonths(server.db, [hotel], { from: '2023-03', receipts: [cents] });
    return (await ask(hotel)).own;
  };
  const without = { '2023-03': null };
  expect(daysOf(await insert('2023-03-10', 0))).toEqual(without);
  expect(daysOf(await insert('2023-03-01', 100_00))).toEqual(without);
  // Some filings are for a period before the begin that they state.
  expect(daysOf(await insert('2023-04-02', 100_00))).toEqual(without);
});

/** A hotel that files for quarters, with $100 a month. */
async function insertQuarterly(dates: object, from: string, months: number): Promise<InsertedHotel> {
  const hotel = await insertHotel(server.db, { ...dates, last_month: '2023-03-01' });
  const receipts = Array.from({ length: months }, () => 100_00);
  await insertHotelMonths(server.db, [hotel], { from, receipts, columns: { apportioned_cents: 100_00 } });
  return hotel;
}

test('each month of a quarter that a hotel opened within has the same part, and changes from it say so', async () => {
  const hotel = await insertQuarterly({ responsibility_begin: '2022-02-12' }, '2022-01', 15);
  const { own } = await ask(
    hotel,
    fields.replace('responsibleDays', 'responsibleDays responsibleDaysBefore'),
  );
  const part = { '2022-01': 17, '2022-02': 15, '2022-03': 17 };
  expect(daysOf(own)).toMatchObject({ ...part, '2022-04': null, '2023-01': null });
  expect(own.months.at(-1)).toMatchObject({ month: '2023-03', responsibleDaysBefore: 17 });
  expect(own.years.map(({ partialMonths }) => partialMonths)).toEqual([Object.keys(part), []]);
  const shut = await insertQuarterly({ responsibility_end: '2023-03-01' }, '2022-10', 6);
  expect(daysOf((await ask(shut)).own)).toMatchObject({ '2022-12': null, '2023-01': 21, '2023-03': 21 });
});

test('a quarter that lacks a day, or of which two owners had all days, is whole', async () => {
  const early = await insertQuarterly({ responsibility_begin: '2023-01-02' }, '2023-01', 3);
  const whole = { '2023-01': null, '2023-02': null, '2023-03': null };
  expect(daysOf((await ask(early)).own)).toEqual(whole);
  const seller = await insertQuarterly({ responsibility_end: '2023-02-09' }, '2023-01', 3);
  const buyer = await insertQuarterly({ responsibility_begin: '2023-02-10' }, '2023-01', 3);
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2023-01', to: '2023-03' },
    { id: buyer.id, from: '2023-01', to: '2023-03' },
  ]);
  const answer = await ask(buyer);
  expect(daysOf(answer.own)).toMatchObject({ '2023-01': 18 });
  expect(daysOf(answer.whole)).toEqual(whole);
});

test('the month of a sale is whole if seller and buyer filed it', async () => {
  const from = '2023-02';
  const seller = await insertHotel(server.db, { responsibility_end: '2023-03-10', last_month: '2023-03-01' });
  await insertHotelMonths(server.db, [seller], { from, receipts: [28_00, 10_00] });
  const buyer = await insertHotel(server.db, {
    responsibility_begin: '2023-03-11',
    last_month: '2023-03-01',
  });
  await insertHotelMonths(server.db, [buyer], { from: '2023-03', receipts: [21_00] });
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from, to: '2023-03' },
    { id: buyer.id, from: '2023-03', to: '2023-03' },
  ]);
  const { own, whole } = await ask(buyer);
  expect(daysOf(own)).toEqual({ '2023-03': 21 });
  expect(daysOf(whole)).toEqual({ '2023-02': null, '2023-03': null });
  expect(whole.headline.responsibleDays).toBeNull();
  expect(whole.years).toMatchObject([{ year: 2023, partialMonths: [] }]);
});

test('a change against a month that the hotel opened in says how many of its days that had', async () => {
  const hotel = await insertHotel(server.db, {
    responsibility_begin: '2022-03-20',
    last_month: '2023-03-01',
  });
  await insertHotelMonths(server.db, [hotel], { from: '2022-03', receipts: [12_00, 30_00] });
  await insertHotelMonths(server.db, [hotel], { from: '2023-03', receipts: [120_00] });
  const buyer = await insertHotel(server.db, { last_month: '2023-03-01' });
  await insertEstablishment(server.db, 'hotel', [
    { id: hotel.id, from: '2022-03', to: '2023-03' },
    { id: buyer.id, from: '2023-04', to: '2023-04' },
  ]);
  const asked = `months { month responsibleDays responsibleDaysBefore } headline { partialMonths }`;
  const { own, whole } = await ask(hotel, asked);
  const change = { month: '2023-03', responsibleDays: null, responsibleDaysBefore: 12 };
  for (const { months, headline } of [own, whole]) {
    expect(months.at(-1)).toEqual(change);
    expect(months.at(0)).toMatchObject({ responsibleDays: 12, responsibleDaysBefore: null });
    expect(headline).toEqual({ partialMonths: ['2022-03'] });
  }
});

test('as of a release the dates are those that were filed then', async () => {
  const periods = { '2023-05-31': 1 };
  const first = await insertRelease(server.db, { periods });
  const second = await insertRelease(server.db, { periods });
  const dates = { responsibility_begin: '2023-05-11', responsibility_end: '2023-05-20' };
  const hotel = await insertHotel(server.db, { ...dates, last_month: '2023-05-01' });
  await insertHotelMonths(server.db, [hotel], { from: '2023-05', receipts: [100_00] });
  const filing = { period_end: '2023-05-31', responsibility_begin: '2023-05-11' };
  await insertHotelFiling(server.db, hotel, first, { ...filing, replaced_by_release_id: second });
  await insertHotelFiling(server.db, hotel, second, { ...filing, responsibility_end: '2023-05-20' });
  const daysAsOf = async (release: number | null): Promise<unknown> => {
    const asOf = release === null ? '' : `(asOf: { release: "release:${String(release)}" })`;
    const { own } = await ask(hotel, `months${asOf} { responsibleDays }`);
    return own.months[0]?.responsibleDays;
  };
  expect(await daysAsOf(first)).toBe(21);
  expect(await daysAsOf(second)).toBe(10);
  expect(await daysAsOf(null)).toBe(10);
});
