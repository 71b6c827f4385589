import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertPortfolio } from '../search/portfolios/portfolio.testing.ts';
import { comparison, keyOf } from './compare/compare.testing.ts';
import { likeForLike } from './likeForLike.ts';

const server = useServer();

/** Filed $0 a year earlier: the first with idle rooms, because it had yet to open, the second while it had rooms to sell. */
let opened: InsertedHotel;
let quiet: InsertedHotel;
beforeAll(async () => {
  const { db } = server;
  await insertRelease(db, { periods: { '2022-02-28': 1, '2023-02-28': 1 } });
  opened = await insertHotel(db, { last_month: '2023-02-01' });
  const idle = { room_capacity: null, rooms_flag: 'IDLE_ROOMS' };
  await insertHotelMonths(db, [opened], { from: '2022-02', receipts: [0], columns: idle });
  await insertHotelMonths(db, [opened], { from: '2023-02', receipts: [50_000_00] });
  quiet = await insertHotel(db, { last_month: '2023-02-01' });
  await insertHotelMonths(db, [quiet], { from: '2022-02', receipts: [0] });
  await insertHotelMonths(db, [quiet], { from: '2023-02', receipts: [40_000_00] });
});

const FROM_ZERO = { amount: 40_000, percent: null };

test('a comparison states no change of a hotel from months before it opened', async () => {
  const ask = async (subject: InsertedHotel, competitor: InsertedHotel): Promise<unknown> => {
    const months = { from: '2023-02', to: '2023-02' };
    const input = { subject: keyOf(subject), competitors: [keyOf(competitor)], ...months };
    return (await server.query<{ compareHotels: unknown }>(comparison, { input })).compareHotels;
  };
  expect(await ask(opened, quiet)).toMatchObject({
    subject: { roomReceipts: 50_000, receiptsChange: null, revparChange: null },
    competitors: [{ receiptsChange: FROM_ZERO }],
    competitorSet: { receiptsChange: FROM_ZERO },
  });
  expect(await ask(quiet, opened)).toMatchObject({
    competitors: [{ receiptsChange: null }],
    competitorSet: { roomReceipts: 50_000, receiptsChange: null },
  });
});

test('nor do a portfolio and the page of the hotel', async () => {
  const portfolioOf = async (hotel: InsertedHotel): Promise<unknown> => {
    const id = await insertPortfolio(server, 'HOTEL', [hotel]);
    return server.query(
      `query ($id: ID!, $tax: String!, $loc: Int!) {
        node(id: $id) { ... on Portfolio { figures {
          rows { receiptsChange { amount percent } }
          total { receiptsChange { amount percent } receiptsLikeForLike { earlier later share } }
        } } }
        hotel(taxpayerNumber: $tax, locationNumber: $loc) {
          months(from: "2023-02", to: "2023-02") { yearChange { amount percent } wasNotOpen }
          establishment { months { month yearChange { amount percent } wasNotOpen } }
          headline {
          wasNotOpen receiptsChange { amount percent } yearToDate { receiptsChange { amount percent } }
        } }
      }`,
      { id, tax: hotel.taxpayer_number, loc: hotel.location_number },
    );
  };
  const none = { receiptsChange: null };
  expect(await portfolioOf(opened)).toMatchObject({
    node: {
      figures: { rows: [none], total: { ...none, receiptsLikeForLike: { later: 50_000, share: null } } },
    },
    hotel: {
      months: [{ yearChange: null, wasNotOpen: true }],
      establishment: {
        months: [{ month: '2022-02' }, { month: '2023-02', yearChange: null, wasNotOpen: true }],
      },
      headline: { ...none, wasNotOpen: true, yearToDate: none },
    },
  });
  const some = { receiptsChange: FROM_ZERO };
  expect(await portfolioOf(quiet)).toMatchObject({
    node: { figures: { rows: [some], total: some } },
    hotel: {
      months: [{ yearChange: FROM_ZERO, wasNotOpen: false }],
      headline: { ...some, wasNotOpen: false, yearToDate: some },
    },
  });
});

test('hotels that filed $0 in both years do not stand for a new one, which took in everything', () => {
  const nothing = { earlier: 0, later: 0, idle: null };
  const alone = { earlier: 0, later: 0, share: 0, change: null };
  expect(likeForLike({ earlier: 0, later: 900_00, alike: nothing })).toEqual(alone);
  expect(likeForLike({ earlier: 0, later: 0, alike: nothing })).toMatchObject({ change: { amount: 0 } });
});

test('months of $0 in either year are named in the headline and the year of the hotel', async () => {
  const asked = { tax: opened.taxpayer_number, loc: opened.location_number };
  const { hotel } = await server.query<{ hotel: unknown }>(
    `query ($tax: String!, $loc: Int!) { hotel(taxpayerNumber: $tax, locationNumber: $loc) {
      headline { emptyMonths } years { year emptyMonths }
    } }`,
    asked,
  );
  expect(hotel).toEqual({
    headline: { emptyMonths: ['2022-02'] },
    years: [
      { year: 2022, emptyMonths: ['2022-02'] },
      { year: 2023, emptyMonths: [] },
    ],
  });
});
