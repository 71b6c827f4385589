import { beforeAll, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import { insertHotel, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { insertRows } from '../../../launch/test/insert.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertPortfolio } from './portfolio.testing.ts';

const server = useServer();

const NOTED = 'flaggedMonths unusualMonths estimatedMonths';
const FIGURES = `month monthsPublished
  rows { hotel { name } beverageProperty { name } receipts receiptsChange { percent } trailingReceipts trailingMonths
    trailingRevpar trailingRevparMonths trailingChange { percent } receiptsByMonth ${NOTED} cityShare lastMonth isAwaited note }
  total { receipts receiptsChange { percent } receiptsLikeForLike { share } trailingReceipts trailingRevpar ${NOTED} }`;

interface Figures {
  month: string;
  monthsPublished: number;
  rows: Record<string, unknown>[];
  total: object;
}

async function figures(id: string): Promise<Figures> {
  const { node } = await server.query<{ node: { figures: Figures } }>(
    `query ($id: ID!) { node(id: $id) { ... on Portfolio { figures { ${FIGURES} } } } }`,
    { id },
  );
  return node.figures;
}

beforeAll(async () => {
  const months = monthsBetween('2022-02', '2023-02');
  const periods = Object.fromEntries(months.map((month) => [lastDayOf(month), 1]));
  await insertRelease(server.db, { periods });
});

test('the figures of a portfolio are of the latest published month, with who has yet to file, a note and the total like for like', async () => {
  const insertOne = (location_name: string, last_month: string, receipts: readonly (number | null)[]) =>
    insertHotel(server.db, { location_name, last_month }).then(async (hotel) => {
      await insertHotelMonths(server.db, [hotel], { from: '2022-02', receipts });
      return hotel;
    });
  const year = Array<number>(12).fill(280_000_00);
  const a = await insertOne('A', '2023-02-01', [...year, 308_000_00]);
  const b = await insertOne('B', '2023-01-01', [100_00, ...year.slice(1), null]);
  await insertRows(server.db, 'hotel_place_month', [
    {
      kind: 'CITY',
      place_key: 'AUSTIN',
      county_code: 0,
      month: '2023-02-01',
      room_receipts_cents: 616_000_00,
      taxable_receipts_cents: 0,
      marketplace_cents: 0,
      apportioned_cents: 0,
      rooms: 1,
      properties: 1,
      release_id: 1,
    },
  ]);
  await server.db.query(
    `/* test.flag */ update hotel_month set
      receipts_flag = case when property_id = $1 then 'UNUSUAL_RECEIPTS' else 'EXTRA_DIGIT' end
    where property_id in ($1, $2) and month = '2022-05-01'`,
    [a.id, b.id],
  );
  await server.db.query(
    "/* test.doubt */ update hotel_month set room_capacity = null where property_id = $1 and month = '2022-06-01'",
    [b.id],
  );
  const id = await insertPortfolio(server, 'HOTEL', [a, b]);
  const note =
    'mutation ($input: PortfolioNoteInput!) { noteInPortfolio(input: $input) { errors { code } } }';
  const input = { portfolioId: id, ...keyOf(b), note: ' Ask the broker ' };
  expect(await server.query(note, { input })).toEqual({ noteInPortfolio: { errors: [] } });
  expect(await server.query(note, { input }, { as: 'free' })).toMatchObject({
    noteInPortfolio: { errors: [{ code: 'NOT_FOUND' }] },
  });
  expect(await server.query(note, { input: { ...input, note: 'x'.repeat(501) } })).toMatchObject({
    noteInPortfolio: { errors: [{ code: 'TOO_LONG' }] },
  });
  const { rows, total, ...facts } = await figures(id);
  expect(facts).toEqual({ month: '2023-02', monthsPublished: 12 });
  expect(rows).toMatchObject([
    {
      hotel: { name: 'A' },
      receipts: 308_000,
      receiptsChange: { percent: 10 },
      trailingReceipts: 3_388_000,
      trailingMonths: 12,
      trailingRevparMonths: 12,
      // 100 rooms over 365 days.
      trailingRevpar: 92.82,
      // The only month that the year before has, too.
      trailingChange: { percent: 10 },
      cityShare: 50,
      isAwaited: false,
      note: '',
      flaggedMonths: [],
      unusualMonths: ['2022-05'],
      estimatedMonths: [],
    },
    {
      hotel: { name: 'B' },
      receipts: null,
      receiptsChange: null,
      trailingMonths: 11,
      trailingRevparMonths: 10,
      cityShare: null,
    },
  ]);
  expect(rows[1]).toMatchObject({ isAwaited: true, lastMonth: '2023-01', note: 'Ask the broker' });
  expect(rows[1]).toMatchObject({ flaggedMonths: ['2022-05'], unusualMonths: [] });
  expect(rows[0]?.['receiptsByMonth']).toEqual([
    ...Array<null>(11).fill(null),
    ...Array<number>(12).fill(280_000),
    308_000,
  ]);
  expect(total).toEqual({
    receipts: 308_000,
    receiptsChange: { percent: 10 },
    receiptsLikeForLike: { share: 99.96 },
    trailingReceipts: 3_388_000 + 11 * 280_000,
    // $6,188,000 over 36,500 and 30,700 room-nights.
    trailingRevpar: 92.08,
    flaggedMonths: ['2022-05'],
    unusualMonths: ['2022-05'],
    estimatedMonths: [],
  });
});

const CHART = `query ($id: ID!) { node(id: $id) { ... on Portfolio {
  chart(from: "2022-02", to: "2023-02") { months receipts revpar lines { hotel { id name } receipts revpar } } } } }`;

/** Names of the statements that the figures and the chart of a new portfolio take, each as a page asks for them. */
async function statementsOf(hotels: readonly { id: number }[]): Promise<string[]> {
  const id = await insertPortfolio(server, 'HOTEL', hotels);
  await server.token('paid');
  const shown = await countSql(() => figures(id));
  expect(shown.result.rows).toHaveLength(hotels.length);
  const charted = await countSql(() => server.query(CHART, { id }));
  const statements = [...shown.statements, ...charted.statements];
  return statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1] ?? text).sort();
}

test('the figures and the chart of 3, 60 and 300 properties take the same statements', async () => {
  const hotels: { id: number }[] = [];
  for (let i = 0; i < 300; i++) hotels.push(await insertHotel(server.db, { location_name: `F${String(i)}` }));
  await insertHotelMonths(server.db, hotels, { from: '2022-02', receipts: Array<number>(13).fill(1_000_00) });
  const few = await statementsOf(hotels.slice(0, 3));
  expect(few).toEqual(expect.arrayContaining(['hotelsById', 'portfolioFigures', 'portfolioChart']));
  expect(await statementsOf(hotels.slice(0, 60))).toEqual(few);
  expect(await statementsOf(hotels)).toEqual(few);
});

test('the figures of a portfolio are of bars as well, without rooms', async () => {
  await insertRelease(server.db, { product: 'beverage', periods: { '2023-02-28': 1 } });
  const bar = await insertBeverage(server.db, { location_name: 'FIGURED BAR', last_month: '2023-02-01' });
  await insertBeverageMonths(server.db, bar, { from: '2023-01', receipts: [5_00] });
  const columns = { is_estimate: true };
  await insertBeverageMonths(server.db, bar, { from: '2023-02', receipts: [6_00], columns });
  const { rows, monthsPublished } = await figures(await insertPortfolio(server, 'BEVERAGE', [bar]));
  expect(monthsPublished).toBe(1);
  expect(rows).toMatchObject([
    // No release has January.
    { beverageProperty: { name: 'FIGURED BAR' }, receipts: 6, trailingReceipts: 6, trailingRevpar: null },
  ]);
  expect(rows).toMatchObject([{ flaggedMonths: [], unusualMonths: [], estimatedMonths: ['2023-02'] }]);
});
