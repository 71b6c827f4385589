import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { calendarMonths, monthBit, yearColumn } from './yearRows.rules.ts';
import { rankingBench } from './rankings.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const bench = rankingBench(server);

beforeAll(async () => {
  await publishTwoYears(server.db);
  await addYears(server.db, 'NOTHING BEFORE', {
    2021: [{ dollars: 5 }],
    2022: [{ dollars: 0 }],
    2023: [{ dollars: 100 }],
  });
  await addYears(server.db, 'MONTHS MISSING', {
    // April.
    2022: [{ dollars: 100, months: 6, unusual: monthBit(4) }],
    2023: [{ dollars: 300 }],
  });
  await addYears(server.db, 'FILERS JUMPED', {
    2022: [{ dollars: 100 }],
    // January and December, and another hotel's March.
    2023: [
      { dollars: 100, unusual: monthBit(1) | monthBit(12) },
      { dollars: 100, unusual: monthBit(3) },
    ],
  });
});

const EVERY_MONTH = 2 ** 12 - 1;
const args = 'product: HOTEL, kind: CITY, from: "2023-01", to: "2023-12", yearsEarlier: 1, first: 9';
const row = 'name change { amount percent } likeForLike { share change { percent } } marks';

test('a change says what limits it: nothing before, months missing, more filers', async () => {
  const { nodes } = await bench.ask('rankPlaces', args, row);
  expect(nodes).toEqual([
    {
      name: 'MONTHS MISSING',
      change: null,
      likeForLike: { share: 100, change: { percent: 200 } },
      marks: ['MONTHS_MISSING', 'UNUSUAL_RECEIPTS', 'FILERS_CHANGED'],
    },
    {
      name: 'FILERS JUMPED',
      change: { amount: 1200, percent: 100 },
      likeForLike: { share: 100, change: { percent: 0 } },
      marks: ['UNUSUAL_RECEIPTS', 'FILERS_CHANGED'],
    },
    {
      name: 'NOTHING BEFORE',
      change: { amount: 1200, percent: null },
      likeForLike: { share: null, change: { percent: null } },
      marks: [],
    },
  ]);
});

test('months with unusually high receipts are counted, and marked in the period that has them', async () => {
  const counted = 'name marks figures { unusualFilings } earlier { unusualFilings }';
  const compared = await bench.ask('rankPlaces', args, counted);
  expect(compared.nodes).toMatchObject([
    { name: 'MONTHS MISSING', figures: { unusualFilings: 0 }, earlier: { unusualFilings: 1 } },
    { name: 'FILERS JUMPED', figures: { unusualFilings: 3 }, earlier: { unusualFilings: 0 } },
    { name: 'NOTHING BEFORE', figures: { unusualFilings: 0 }, earlier: { unusualFilings: 0 } },
  ]);
  const spring = 'product: HOTEL, kind: CITY, from: "2023-02", to: "2023-04", first: 9';
  expect((await bench.ask('rankPlaces', spring, counted)).nodes).toMatchObject([
    { name: 'MONTHS MISSING', marks: [], figures: { unusualFilings: 0 } },
    { name: 'FILERS JUMPED', marks: ['UNUSUAL_RECEIPTS'], figures: { unusualFilings: 1 } },
    { name: 'NOTHING BEFORE', marks: [], figures: { unusualFilings: 0 } },
  ]);
});

test('everything together has marks as its rows have, and a small chart names its unusual months', async () => {
  const { ranked } = await server.query<{ ranked: object }>(
    `{ ranked: rankPlaces(${args}) { total { marks } nodes { name recentUnusualMonths } } }`,
  );
  expect(ranked).toEqual({
    total: { marks: ['UNUSUAL_RECEIPTS', 'FILERS_CHANGED'] },
    nodes: [
      { name: 'MONTHS MISSING', recentUnusualMonths: ['2022-04'] },
      { name: 'FILERS JUMPED', recentUnusualMonths: ['2023-01', '2023-03', '2023-12'] },
      { name: 'NOTHING BEFORE', recentUnusualMonths: [] },
    ],
  });
});

test('a month that is not published has no point in a small chart', async () => {
  const { nodes } = await bench.ask('rankPlaces', args, 'name recentReceipts');
  const own = nodes.find(({ name }) => name === 'NOTHING BEFORE')?.recentReceipts;
  expect(own).toEqual([null, 0, 100].flatMap((each) => calendarMonths.map(() => each)));
});

test('a change needs a base, and the answer says which', async () => {
  const usual = await bench.ask('rankPlaces', `${args}, by: CHANGE`, row);
  expect(usual).toMatchObject({ nodes: [], tooSmall: 3, withoutFigure: 0, minimumProperties: 5 });
  expect(usual.note).toBe(
    '2023-01 to 2023-12 compared with 2022-01 to 2022-12. ' +
      'Monthly filers only, as no release has what quarterly filers filed: 2022-01 to 2023-12. ' +
      'At least 5 properties, $1,200,000 of receipts. 3 below that are not ranked.',
  );
  const small = await bench.ask(
    'rankPlaces',
    `${args}, by: CHANGE, minimumProperties: 1, minimumReceipts: 0`,
    row,
  );
  expect(small.nodes.map(({ name }) => name)).toEqual(['FILERS JUMPED']);
  expect(small).toMatchObject({ tooSmall: 0, withoutFigure: 2, receipts: 7200 });
});

test.each([
  ['rankPlaces(product: BEVERAGE, kind: CITY, by: REVPAR, first: 1)', 'REVPAR applies to hotels only'],
  [
    'rankPlaces(product: HOTEL, kind: CITY, by: CHANGE, first: 1)',
    'CHANGE compares two periods: give yearsEarlier or monthsEarlier.',
  ],
  ['rankProperties(product: HOTEL, by: PROPERTIES, first: 1)', 'A hotel or bar is one property'],
  [
    'rankProperties(product: HOTEL, by: LIKE_FOR_LIKE_CHANGE, yearsEarlier: 1, first: 1)',
    'always like for like',
  ],
  ['rankProperties(product: BEVERAGE, filter: { rooms: { gte: 2 } }, first: 1)', 'Bars have no rooms'],
  ['rankOwners(product: HOTEL, from: "2019-01", to: "2020-01", first: 1)', 'Ask for at most 12 months'],
  ['rankBrands(minimumMonths: -1, first: 1)', 'Minimums must not be negative.'],
  ['rankBrands(yearsEarlier: 31, first: 1)', 'yearsEarlier must be 1 to 30.'],
  ['rankBrands(asOf: { release: "release:99" }, first: 1)', 'There is no release:99.'],
])('%s is refused with a sentence', async (field, message) => {
  const { errors } = await server.ask(`{ ${field} { note } }`);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  expect(errors?.[0]?.message).toContain(message);
});

test('a hotel that was sold in June is one, like for like and with its rooms once', async () => {
  const sold = await insertHotel(server.db, { location_name: 'OLD INN', room_capacity: 90 });
  const bought = await insertHotel(server.db, { location_name: 'NEW INN', room_capacity: 100 });
  const months = (from: number, to: number) => calendarMonths.slice(from - 1, to);
  const filed = [
    { id: sold.id, year: 2022, of: months(1, 12), rooms: 90, cents: 90_000_00 },
    { id: sold.id, year: 2023, of: months(1, 6), rooms: 90, cents: 90_000_00 },
    { id: bought.id, year: 2023, of: months(6, 12), rooms: 100, cents: 90_000_00 },
  ];
  for (const { id, year, of, rooms, cents } of filed) {
    const columns = ['receipts', 'rooms'].flatMap((name) => of.map((month) => yearColumn(name, month)));
    const values = [...of.map(() => cents), ...of.map(() => rooms)];
    await server.db.query(
      `/* test.addSold */ insert into hotel_year (property_id, year, city, is_marketplace, months, doubtful_receipts,
        doubtful_rooms, unusual_receipts, ${columns.join(', ')})
      values ($1, $2, 'SOLD', false, $3::smallint, 0, 0, $3::smallint & ${monthBit(6)}, ${values.join(', ')})`,
      [id, year, of.reduce((bits, month) => bits | (1 << (month - 1)), 0)],
    );
  }
  await insertEstablishment(server.db, 'hotel', [
    { id: sold.id, from: '2022-01', to: '2023-06' },
    { id: bought.id, from: '2023-06', to: '2023-12' },
  ]);
  const of = (filter: string): string =>
    `product: HOTEL, from: "2023-01", to: "2023-12", yearsEarlier: 1, first: 9, filter: { city: { eq: "SOLD" }${filter} }`;
  const facts = `name rank figures { receipts revpar properties filersPerMonth monthsWithFigures unusualFilings }
    likeForLike { share change { percent } } marks recentReceipts`;
  const { nodes, totalCount } = await bench.ask('rankProperties', of(''), facts);
  expect(totalCount).toBe(1);
  expect(nodes).toMatchObject([
    {
      name: 'NEW INN',
      figures: {
        receipts: 1_170_000,
        properties: 1,
        filersPerMonth: 1,
        monthsWithFigures: 12,
        // 90 rooms for 151 days, then 100 for 214: the two of June are not added.
        revpar: 33.44,
        // The June that both owners filed is one month of one hotel.
        unusualFilings: 1,
      },
      likeForLike: { share: 100, change: { percent: 8.33 } },
      marks: ['UNUSUAL_RECEIPTS'],
    },
  ]);
  expect((nodes[0]?.recentReceipts as unknown as number[]).slice(-24)).toEqual([
    ...Array<number>(17).fill(90_000),
    180_000,
    ...Array<number>(6).fill(90_000),
  ]);
  expect((await bench.ask('rankProperties', of(', rooms: { gte: 95 }'), facts)).nodes).toEqual(nodes);
  expect((await bench.ask('rankProperties', of(', rooms: { lte: 95 }'), facts)).nodes).toEqual([]);
  const market = 'product: HOTEL, groupBy: PROPERTY, from: "2023-05", to: "2023-07"';
  const { marketMonths } = await server.query<{ marketMonths: object }>(
    `{ marketMonths(${market}, filter: { city: { eq: "SOLD" } }) {
      groupCount groups { name receipts properties rooms } } }`,
  );
  expect(marketMonths).toEqual({
    groupCount: 1,
    groups: [
      {
        name: 'NEW INN',
        receipts: [90_000, 180_000, 90_000],
        properties: [1, 1, 1],
        rooms: [90, 100, 100],
      },
    ],
  });
  const places = await bench.ask('rankPlaces', args, 'name figures { receipts }');
  expect(places.nodes.find(({ name }) => name === 'SOLD')?.figures.receipts).toBe(1_170_000);
});

test('receipts of quarters that a period cuts are summed, and marked if they are more than a tenth of either one', async () => {
  // One hotel files by quarter, the other one by month but in September 2022.
  const byQuarter = { dollars: 100, apportioned: EVERY_MONTH };
  await addYears(server.db, 'QUARTERS', {
    2022: [byQuarter, { dollars: 890, apportioned: monthBit(9) }],
    2023: [byQuarter, { dollars: 890 }],
  });
  const asked = 'name marks figures { receipts apportionedReceipts } earlier { apportionedReceipts }';
  const of = (period: string): string =>
    `product: HOTEL, kind: CITY, ${period}, yearsEarlier: 1, first: 9, filter: { city: { eq: "QUARTERS" } }`;
  const ask = async (period: string): Promise<unknown> =>
    (await bench.ask('rankPlaces', of(period), asked)).nodes;
  const row = (receipts: number, apportioned: number, before: number, isMarked: boolean): object[] => [
    {
      name: 'QUARTERS',
      marks: isMarked ? ['APPORTIONED'] : [],
      figures: { receipts, apportionedReceipts: apportioned },
      earlier: { apportionedReceipts: before },
    },
  ];
  expect(await ask('from: "2023-05", to: "2023-05"')).toEqual(row(990, 100, 100, true));
  expect(await ask('from: "2023-04", to: "2023-06"')).toEqual(row(2970, 0, 0, false));
  expect(await ask('from: "2023-04", to: "2023-08"')).toEqual(row(4950, 200, 200, false));
  expect(await ask('from: "2023-03", to: "2023-09"')).toEqual(row(6930, 100, 100, false));
  expect(await ask('from: "2023-09", to: "2023-12"')).toEqual(row(3960, 100, 990, true));
});

test('a quarter is divided, too, where the earlier period has no month to compare one of its months with', async () => {
  await addYears(server.db, 'LATER', { 2022: [{ dollars: 100, apportioned: monthBit(3) }] });
  const { nodes } = await bench.ask(
    'rankPlaces',
    // December 2021 is not published.
    'product: HOTEL, kind: CITY, from: "2022-01", to: "2022-03", monthsEarlier: 1, first: 9, filter: { city: { eq: "LATER" } }',
    `marks figures { apportionedReceipts } later { receipts apportionedReceipts } earlier { apportionedReceipts }`,
  );
  expect(nodes).toEqual([
    {
      marks: ['APPORTIONED'],
      figures: { apportionedReceipts: 0 },
      later: { receipts: 200, apportionedReceipts: 100 },
      earlier: { apportionedReceipts: 0 },
    },
  ]);
});
