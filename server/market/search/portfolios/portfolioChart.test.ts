import { beforeAll, describe, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths, type HotelMonths } from '../../hotels/hotel.factory.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertPortfolio } from './portfolio.testing.ts';
import type { ProductName } from '../../productName.rules.ts';

const server = useServer();

async function insertCharted(location_name: string, ...months: HotelMonths[]): Promise<{ id: number }> {
  const hotel = await insertHotel(server.db, { location_name });
  for (const each of months) await insertHotelMonths(server.db, [hotel], each);
  return hotel;
}

/** Publishes months in full. */
async function publish(product: ProductName, from: Month, to: Month): Promise<void> {
  const periods = Object.fromEntries(monthsBetween(from, to).map((month) => [lastDayOf(month), 100]));
  await insertRelease(server.db, { product, periods });
}

beforeAll(async () => {
  await publish('hotel', '2014-01', '2023-12');
  await publish('beverage', '2023-01', '2023-02');
});

const nothingNoted = { flaggedMonths: [], unusualMonths: [], estimatedMonths: [] };

async function ask(id: string, args = ''): Promise<unknown> {
  const { node } = await server.query<{ node: { chart: unknown } }>(
    `query ($id: ID!) { node(id: $id) { ... on Portfolio { chart${args} {
      months receipts revpar properties revparProperties propertiesChanged revparPropertiesChanged flaggedMonths unusualMonths estimatedMonths lines { hotel { name } beverageProperty { name } receipts revpar }
    } } } }`,
    { id },
  );
  return node.chart;
}

describe('a portfolio of hotels', () => {
  let id: string;
  beforeAll(async () => {
    id = await insertPortfolio(server, 'HOTEL', [
      // 100 rooms: $100.00 in January, $100.00 in February.
      await insertCharted(
        'MIDDLE',
        { from: '2023-01', receipts: [310_000_00] },
        { from: '2023-02', receipts: [280_000_00], columns: { receipts_flag: 'UNUSUAL_RECEIPTS' } },
      ),
      // 50 rooms and $80.00 in January, nothing for a while, then a month without known rooms.
      await insertCharted(
        'LARGEST',
        { from: '2023-01', receipts: [124_000_00], columns: { room_capacity: 50 } },
        { from: '2023-03', receipts: [999_000_000_00], columns: { is_left_out: true } },
        {
          from: '2023-04',
          receipts: [900_000_00],
          columns: { room_capacity: null, rooms_flag: 'ROOMS_DOUBTFUL', receipts_flag: 'EXTRA_DIGIT' },
        },
        { from: '2023-05', receipts: [999_000_000_00], columns: { is_left_out: true } },
      ),
      await insertCharted('SMALLEST', {
        from: '2023-02',
        receipts: [2_800_00],
        columns: { is_marketplace: true, room_capacity: 1 },
      }),
      await insertCharted('WITHOUT MONTHS'),
    ]);
  });

  test('is charted in total by month, and by its largest properties, without flagged values', async () => {
    expect(await ask(id)).toEqual({
      months: ['2023-01', '2023-02', '2023-03', '2023-04'],
      receipts: [434_000, 282_800, null, 900_000],
      // January: $434,000 over 150 rooms and 31 days.
      revpar: [93.33, 100, null, null],
      // In February MIDDLE and a marketplace, which has no rooms; in April one hotel, whose rooms do not count.
      properties: [2, 2, null, 1],
      revparProperties: [2, 1, null, 0],
      propertiesChanged: [null, null, null, null],
      revparPropertiesChanged: [null, null, null, null],
      flaggedMonths: ['2023-03', '2023-04'],
      unusualMonths: ['2023-02'],
      estimatedMonths: [],
      lines: [
        {
          hotel: { name: 'LARGEST' },
          beverageProperty: null,
          receipts: [124_000, null, null, 900_000],
          revpar: [80, null, null, null],
        },
        {
          hotel: { name: 'MIDDLE' },
          beverageProperty: null,
          receipts: [310_000, 280_000, null, null],
          revpar: [100, 100, null, null],
        },
        {
          hotel: { name: 'SMALLEST' },
          beverageProperty: null,
          receipts: [null, 2_800, null, null],
          revpar: [null, null, null, null],
        },
      ],
    });
  });

  test('the largest are those within the range, at most the requested number', async () => {
    const chart = await ask(id, '(from: "2022-01", to: "2023-02", lines: 1)');
    expect(chart).toMatchObject({ months: ['2023-01', '2023-02'], lines: [{ hotel: { name: 'MIDDLE' } }] });
    expect(await ask(id, '(lines: 0)')).toMatchObject({
      receipts: [434_000, 282_800, null, 900_000],
      lines: [],
    });
    const none = {
      months: [],
      receipts: [],
      revpar: [],
      properties: [],
      revparProperties: [],
      propertiesChanged: [],
      lines: [],
    };
    expect(await ask(id, '(from: "2024-01")')).toEqual({
      ...none,
      revparPropertiesChanged: [],
      ...nothingNoted,
    });
    const { errors } = await server.ask('{ portfolios(first: 1) { nodes { chart(lines: 21) { months } } } }');
    expect(errors).toMatchObject([
      { message: 'lines must be 0 to 20.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

test('as many properties as a year earlier may be others: one was sold, one bought', async () => {
  const months = (...each: Month[]): HotelMonths[] => each.map((from) => ({ from, receipts: [100] }));
  const id = await insertPortfolio(server, 'HOTEL', [
    await insertCharted('KEPT', ...months('2020-05', '2021-05')),
    await insertCharted('SOLD', ...months('2020-05')),
    await insertCharted('BOUGHT', {
      from: '2021-05',
      receipts: [100],
      columns: { room_capacity: null, rooms_flag: 'ROOMS_DOUBTFUL' },
    }),
  ]);
  const { properties, propertiesChanged, revparPropertiesChanged } = (await ask(id)) as Record<
    string,
    unknown[]
  >;
  const [first, last] = [0, 12];
  expect([properties?.[first], properties?.[last]]).toEqual([2, 2]);
  expect([propertiesChanged?.[first], propertiesChanged?.[last]]).toEqual([null, 2]);
  expect(revparPropertiesChanged?.[last]).toBe(1);
});

test('a portfolio of bars has receipts but no RevPAR', async () => {
  const bar = await insertBeverage(server.db, { location_name: 'THE BAR' });
  await insertBeverageMonths(server.db, bar, { from: '2023-01', receipts: [5_00] });
  const columns = { is_estimate: true };
  await insertBeverageMonths(server.db, bar, { from: '2023-02', receipts: [6_00], columns });
  const id = await insertPortfolio(server, 'BEVERAGE', [bar]);
  const values = { receipts: [5, 6], revpar: [null, null] };
  expect(await ask(id)).toEqual({
    months: ['2023-01', '2023-02'],
    ...values,
    properties: [1, 1],
    revparProperties: [null, null],
    propertiesChanged: [null, null],
    revparPropertiesChanged: [null, null],
    ...nothingNoted,
    estimatedMonths: ['2023-02'],
    lines: [{ hotel: null, beverageProperty: { name: 'THE BAR' }, ...values }],
  });
});

test.each(['hotel', 'beverage'] as const)(
  'late filings of a few, in a month that no release has in full, are not the total of a portfolio: %s',
  async (product) => {
    const receipts = [1_00];
    const months = [
      { from: '2009-12', receipts },
      { from: '2010-01', receipts: [900_00] },
      { from: '2010-02', receipts },
      { from: '2010-03', receipts: [800_00] },
    ] as const;
    for (const month of ['2010-01', '2010-03'] as const) await publish(product, month, month);
    const kept = product === 'hotel' ? await insertHotel(server.db, {}) : await insertBeverage(server.db, {});
    for (const each of months) {
      if (product === 'hotel')
        await insertHotelMonths(server.db, [kept], { ...each, receipts: [...each.receipts] });
      else await insertBeverageMonths(server.db, kept, { ...each, receipts: [...each.receipts] });
    }
    const id = await insertPortfolio(server, product === 'hotel' ? 'HOTEL' : 'BEVERAGE', [kept]);
    expect(await ask(id)).toMatchObject({
      months: ['2010-01', '2010-02', '2010-03'],
      receipts: [900, null, 800],
      // It counts toward the hotel or bar itself.
      lines: [{ receipts: [900, 1, 800] }],
    });
  },
);

test('300 hotels of 10 years take one statement, and so do several portfolios', async () => {
  const hotels: { id: number }[] = [];
  for (let i = 0; i < 300; i++) hotels.push(await insertHotel(server.db, { location_name: String(i) }));
  const receipts = Array<number>(120).fill(31_00);
  await insertHotelMonths(server.db, hotels, { from: '2014-01', receipts });
  const id = await insertPortfolio(server, 'HOTEL', hotels);
  await server.token('paid');
  const { result, statements } = await countSql(() => ask(id));
  expect(result).toMatchObject({ receipts: Array<number>(120).fill(9_300) });
  const names = (texts: string[]): unknown[] => texts.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]).sort();
  expect(names(statements).filter((name) => name === 'portfolioChart')).toHaveLength(1);
  const all = await countSql(() =>
    server.query('{ portfolios(first: 9, product: HOTEL) { nodes { chart { months } } } }'),
  );
  expect(names(all.statements)).toEqual(['portfolioChart', 'portfolioList', 'useSessions']);
});
