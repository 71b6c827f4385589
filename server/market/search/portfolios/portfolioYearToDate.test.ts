import { beforeAll, expect, test } from 'vitest';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf } from '../../../platform/lib/month.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertPortfolio } from './portfolio.testing.ts';

const server = useServer();

const YEAR = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Portfolio { figures { total { yearToDate {
  figures {
    months receipts revpar revparMonths comparedYear receiptsBefore receiptsChange { percent }
    receiptsChangeWithoutIdle { percent } likeForLike { share }
  }
  marketplaceReceipts hotelsAlone { later earlier change { percent } } unusualMonthsBefore estimatedMonthsBefore
} } } } } }`;

interface Answer {
  nodes: { figures: { total: { yearToDate: object | null } } }[];
}

/** The years to date of portfolios of these hotels, asked for together. */
async function yearsOf(...portfolios: readonly InsertedHotel[][]): Promise<(object | null)[]> {
  const ids: string[] = [];
  for (const hotels of portfolios) ids.push(await insertPortfolio(server, 'HOTEL', hotels));
  const { nodes } = await server.query<Answer>(YEAR, { ids });
  return nodes.map(({ figures }) => figures.total.yearToDate);
}

async function insertMonths(hotel: InsertedHotel, dollars: Record<string, number>): Promise<void> {
  for (const [from, receipts] of Object.entries(dollars)) {
    await insertHotelMonths(server.db, [hotel], { from, receipts: [receipts * 100] });
  }
}

const PUBLISHED = ['2021-03', '2021-09', '2022-09', '2023-03', '2023-09'];
let release: number;
let open: InsertedHotel;
let reopened: InsertedHotel;
let late: InsertedHotel;
beforeAll(async () => {
  const { db } = server;
  release = await insertRelease(db, {
    periods: Object.fromEntries(PUBLISHED.map((month) => [lastDayOf(month), 1])),
  });
  const last_month = '2023-09-01';
  [open, reopened, late] = await Promise.all([
    insertHotel(db, { last_month }),
    insertHotel(db, { last_month }),
    insertHotel(db, { last_month }),
  ]);
  // June is in no release: a late filing alone is no month of a portfolio.
  await insertMonths(open, {
    '2021-03': 1_000,
    '2021-09': 1_000,
    '2023-03': 1_100,
    '2023-06': 9_000,
    '2023-09': 1_200,
  });
  await db.query(
    "/* test.unusual */ update hotel_month set receipts_flag = 'UNUSUAL_RECEIPTS' where property_id = $1 and month = '2021-03-01'",
    [open.id],
  );
  const columns = { room_capacity: null, rooms_flag: 'IDLE_ROOMS' };
  await insertHotelMonths(db, [reopened], { from: '2021-09', receipts: [0], columns });
  await insertMonths(reopened, { '2023-09': 500 });
  await insertMonths(late, { '2022-09': 700, '2023-09': 770 });
});

test('a portfolio that has no twelve months shows its year to date against the latest year that has all of them', async () => {
  expect(await yearsOf([open, reopened])).toEqual([
    {
      figures: {
        months: ['2023-03', '2023-09'],
        receipts: 2_800,
        // $2,800 over 91 days of 100 rooms.
        revpar: 0.31,
        revparMonths: ['2023-03', '2023-09'],
        comparedYear: 2021,
        receiptsBefore: 2_000,
        receiptsChange: { percent: 40 },
        receiptsChangeWithoutIdle: { percent: 15 },
        likeForLike: { share: 100 },
      },
      marketplaceReceipts: null,
      hotelsAlone: null,
      unusualMonthsBefore: ['2021-03'],
      estimatedMonthsBefore: [],
    },
  ]);
});

test('portfolios that are asked for together may be compared with different years', async () => {
  expect(await yearsOf([open], [late])).toMatchObject([
    { figures: { comparedYear: 2021, receiptsBefore: 2_000 } },
    {
      figures: {
        months: ['2023-09'],
        comparedYear: 2022,
        receiptsBefore: 700,
        receiptsChange: { percent: 10 },
      },
    },
  ]);
});

test('without figures of this year there is none', async () => {
  const gone = await insertHotel(server.db, { last_month: '2021-09-01' });
  await insertMonths(gone, { '2021-09': 5 });
  expect(await yearsOf([gone])).toEqual([null]);
});

test('it says what marketplaces filed, and how the hotels changed without them', async () => {
  const is_marketplace = true;
  const marketplace = await insertHotel(server.db, { last_month: '2023-09-01', is_marketplace });
  for (const [from, dollars] of [
    ['2021-09', 100],
    ['2023-09', 5_000],
  ] as const) {
    const columns = { is_marketplace };
    await insertHotelMonths(server.db, [marketplace], { from, receipts: [dollars * 100], columns });
  }
  expect(await yearsOf([open, marketplace])).toMatchObject([
    {
      figures: { receipts: 7_300, receiptsBefore: 2_100 },
      marketplaceReceipts: 5_000,
      hotelsAlone: { later: 2_300, earlier: 2_000, change: { percent: 15 } },
    },
  ]);
});

test('nor with receipts that do not count, which are not $0', async () => {
  const leftOut = await insertHotel(server.db, { last_month: '2023-09-01' });
  const columns = { is_left_out: true };
  await insertHotelMonths(server.db, [leftOut], { from: '2023-09', receipts: [500], columns });
  expect(await yearsOf([leftOut])).toEqual([null]);
});

/** Files receipts of months, all taxable unless another amount is named. */
async function fileMonths(
  hotel: InsertedHotel,
  dollars: Record<string, number>,
  taxable?: number,
): Promise<void> {
  for (const [month, receipts] of Object.entries(dollars)) {
    await insertHotelFiling(server.db, hotel, release, {
      period_end: lastDayOf(month),
      room_receipts_cents: receipts * 100,
      taxable_receipts_cents: (taxable ?? receipts) * 100,
    });
  }
}

const YEAR_AS_OF = `query ($id: ID!, $release: ID!) { node(id: $id) { ... on Portfolio {
  figures(asOf: { release: $release }) {
    rows { flaggedMonths }
    total { receipts flaggedMonths yearToDate {
      figures { months receipts comparedYear receiptsBefore receiptsChange { percent } }
    } }
  }
} } }`;

test('as of a release it is against the latest year that had all of its months by then', async () => {
  const { db } = server;
  const last_month = '2023-09-01';
  const [filed, beside] = [await insertHotel(db, { last_month }), await insertHotel(db, { last_month })];
  await fileMonths(filed, { '2021-09': 1_000, '2023-03': 1_100, '2023-09': 1_200 });
  await fileMonths(beside, { '2023-09': 700 });
  // More than 20 times the taxable receipts, which count instead: beyond the two years that the figures are of.
  await fileMonths(filed, { '2021-03': 6_000_000 }, 1_000);
  const id = await insertPortfolio(server, 'HOTEL', [filed, beside]);
  await insertRelease(db, {
    periods: Object.fromEntries(['2022-03', '2022-09'].map((month) => [lastDayOf(month), 1])),
  });
  const ask = () =>
    countSql(() =>
      server.query<{ node: unknown }>(YEAR_AS_OF, { id, release: `release:${String(release)}` }),
    );
  await server.token('paid');
  const { result, statements } = await ask();
  expect(result.node).toEqual({
    figures: {
      rows: [{ flaggedMonths: [] }, { flaggedMonths: [] }],
      total: {
        receipts: 1_900,
        flaggedMonths: [],
        yearToDate: {
          figures: {
            months: ['2023-03', '2023-09'],
            receipts: 3_000,
            comparedYear: 2021,
            receiptsBefore: 2_000,
            receiptsChange: { percent: 15 },
          },
        },
      },
    },
  });
  // Its filings are judged once.
  expect(statements.filter((text) => text.includes('portfolioFiguresAsOf'))).toHaveLength(1);
});
