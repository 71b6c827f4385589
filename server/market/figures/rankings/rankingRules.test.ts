import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { brandNamed } from '../../brands/brand.factory.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { rankingBench } from './rankings.testing.ts';
import { addYears, publishTwoYears, type YearHotel } from './yearRows.testing.ts';

/** Checks what must not be ranked: changes of which little is comparable, and years of a few months. */
const server = useServer();
const bench = rankingBench(server);

beforeAll(() => publishTwoYears(server.db));

test('a change of all receipts is neither stated nor ranked by below 80% compared', async () => {
  const [westin, super8] = [await brandNamed(server.db, 'Westin'), await brandNamed(server.db, 'Super 8')];
  const years = (brand: number, id: number, kept: number): Record<number, YearHotel[]> => ({
    2022: [
      { id, brand, dollars: kept },
      { id: id + 1, brand, dollars: 100 - kept },
    ],
    2023: [
      { id, brand, dollars: 100 },
      { id: id + 2, brand, dollars: 100 },
    ],
  });
  await addYears(server.db, 'HARDLY COMPARED', years(westin.id, 10, 79.99));
  await addYears(server.db, 'JUST COMPARED', years(super8.id, 20, 80));
  const rows = [
    { change: null, likeForLike: { share: 79.99, change: null } },
    { change: { percent: 100 }, likeForLike: { share: 80, change: { percent: 25 } } },
  ];
  const cities = 'filter: { city: { in: ["HARDLY COMPARED", "JUST COMPARED"] } }';
  const few =
    'from: "2023-01", to: "2023-12", yearsEarlier: 1, minimumProperties: 0, minimumReceipts: 0, first: 9';
  const facts = `change { percent } likeForLike { share change { percent } } marks`;
  for (const [field, own] of [
    ['rankPlaces', `product: HOTEL, kind: CITY, ${cities}`],
    ['rankBrands', `groupBy: BRAND, ${cities}`],
    ['rankBrands', `groupBy: PARENT_COMPANY, ${cities}`],
  ] as const) {
    const shown = await bench.ask(field, `${own}, ${few}`, facts);
    const byShare = shown.nodes.toSorted(
      (one, other) => (one.likeForLike?.share ?? 0) - (other.likeForLike?.share ?? 0),
    );
    expect(byShare).toMatchObject(rows);
    expect(byShare.map(({ marks }) => marks.includes('LITTLE_COMPARED'))).toEqual([true, false]);
    const ranked = await bench.ask(field, `${own}, ${few}, by: CHANGE`, facts);
    expect(ranked.nodes).toMatchObject(rows.slice(1));
    expect(ranked).toMatchObject({ tooSmall: 0, withoutFigure: 1 });
    const outside =
      /Hotels (without a known brand|whose brand .*), and marketplaces are in no total and no share\./;
    expect(outside.test(ranked.note)).toBe(field === 'rankBrands');
    expect(ranked.note).toContain('1 are not ranked, as the figure cannot be stated for them.');
  }
  const { ranked } = await server.query<{ ranked: { total: object } }>(
    `{ ranked: rankPlaces(product: HOTEL, kind: CITY, ${few}, filter: { city: { eq: "HARDLY COMPARED" } }) {
      total { change { amount } likeForLike { change { amount } } } } }`,
  );
  expect(ranked.total).toEqual({ change: null, likeForLike: { change: null } });
});

test('the number of filers is compared exactly: an average of 1.58 is a fifth below 2', async () => {
  await addYears(server.db, 'PARTLY OPEN', {
    2022: [
      { id: 50, dollars: 100 },
      { id: 51, dollars: 1 },
    ],
    2023: [
      { id: 50, dollars: 100 },
      { id: 51, dollars: 1, months: 7 },
    ],
  });
  const { nodes } = await bench.ask(
    'rankPlaces',
    'product: HOTEL, kind: CITY, from: "2023-01", to: "2023-12", yearsEarlier: 1, first: 9, filter: { city: { eq: "PARTLY OPEN" } }',
    'later { filersPerMonth } earlier { filersPerMonth } marks',
  );
  // Rounded, 1.6 would not be more than a fifth below.
  expect(nodes).toEqual([
    { later: { filersPerMonth: 1.6 }, earlier: { filersPerMonth: 2 }, marks: ['FILERS_CHANGED'] },
  ]);
});

test.each([
  ['ONE OPENED', 30, 818.18, 10],
  ['ONE CLOSED', 40, -89.11, -9.09],
])('%s: as many filers as before, and others have most of the receipts', async (city, id, change, alike) => {
  const few = [
    { id, dollars: 100 },
    { id: id + 1, dollars: 10 },
  ];
  const many = [
    { id, dollars: 110 },
    { id: id + 2, dollars: 900 },
  ];
  const [before, after] = city === 'ONE OPENED' ? [few, many] : [many, few];
  await addYears(server.db, city, { 2022: before, 2023: after });
  const period = 'from: "2023-01", to: "2023-12", yearsEarlier: 1';
  const { nodes } = await bench.ask(
    'rankPlaces',
    `product: HOTEL, kind: CITY, ${period}, first: 9, filter: { city: { eq: "${city}" } }`,
    'change { percent } likeForLike { change { percent } } marks',
  );
  const changes = { change: { percent: change }, likeForLike: { change: { percent: alike } } };
  expect(nodes).toEqual([{ ...changes, marks: ['FILERS_CHANGED'] }]);
});

describe('over 12 months', () => {
  const none = 'minimumProperties: 0, minimumReceipts: 0, minimumRooms: 0';
  const of = (city: string, period: string, more = ''): string =>
    `${period}, first: 9, filter: { city: { eq: "${city}" } }, ${none}${more}`;
  const inYear = 'from: "2023-01", to: "2023-12"';
  /** The ranks of the city's hotels or brands, with what is left out. */
  const ranked = async (field: string, args: string): Promise<unknown> => {
    const { nodes, minimumMonths, tooFewMonths, tooSmall, note } = await bench.ask(field, args, 'rank name');
    const noted = note.split('. ').filter((sentence) => sentence.includes('fewer'));
    return [nodes.map(({ name }) => name), minimumMonths, tooFewMonths, tooSmall, noted];
  };
  const SOME = '1 with figures for fewer than';

  test('hotels, brands and companies need 10, and places and owners do not', async () => {
    const names = ['Westin', 'Sheraton', 'Super 8'];
    const brands = await Promise.all(names.map((name) => brandNamed(server.db, name)));
    const hotels = await Promise.all(
      names.map((name) => insertHotel(server.db, { location_name: name.toUpperCase() })),
    );
    const filed = [12, 10, 9].map((months, at) => ({
      id: hotels[at]?.id ?? 0,
      brand: brands[at]?.id ?? 0,
      dollars: 100 * (at + 1),
      months,
    }));
    await addYears(server.db, 'SHORT', {
      2022: filed.map((hotel) => ({ ...hotel, months: 12 })),
      2023: filed,
    });
    const hotelsOf = (period: string, more = ''): Promise<unknown> =>
      ranked('rankProperties', `product: HOTEL, ${of('SHORT', period, more)}`);
    const [all, two] = [
      ['SUPER 8', 'SHERATON', 'WESTIN'],
      ['SHERATON', 'WESTIN'],
    ];
    expect(await hotelsOf(inYear)).toEqual([two, 10, 1, 0, [`${SOME} 10 of the 12 months are not ranked.`]]);
    expect(await hotelsOf(inYear, ', minimumMonths: 0')).toEqual([all, 0, 0, 0, []]);
    expect(await hotelsOf('from: "2023-02", to: "2023-12"')).toEqual([all, 0, 0, 0, []]);
    for (const groupBy of ['BRAND', 'PARENT_COMPANY']) {
      const args = `groupBy: ${groupBy}, ${of('SHORT', inYear)}`;
      // Westin and Sheraton are of one company.
      const those = groupBy === 'BRAND' ? ['Sheraton', 'Westin'] : [expect.any(String)];
      expect(await ranked('rankBrands', args)).toMatchObject([those, 10, 1, 0, [expect.anything()]]);
    }
    expect(await ranked('rankPlaces', `product: HOTEL, kind: CITY, ${of('SHORT', inYear)}`)).toEqual([
      ['SHORT'],
      0,
      0,
      0,
      [],
    ]);
    const owners = await bench.ask('rankOwners', `product: HOTEL, ${of('SHORT', inYear)}`, 'rank');
    expect(owners).toMatchObject({ totalCount: 3, minimumMonths: 0, tooFewMonths: 0 });
  });

  test('a change needs them of both periods', async () => {
    const change = (period: string): Promise<unknown> =>
      ranked('rankProperties', `product: HOTEL, by: CHANGE, ${of('SHORT', period)}`);
    const both = `${SOME} 10 of the 12 months of either period are not ranked.`;
    expect(await change(`${inYear}, yearsEarlier: 1`)).toMatchObject([expect.any(Array), 10, 1, 0, [both]]);
    const reversed = await insertHotel(server.db, { location_name: 'NEW IN APRIL' });
    await addYears(server.db, 'NEW', {
      2022: [{ id: reversed.id, dollars: 9, months: 3 }],
      2023: [{ id: reversed.id, dollars: 10 }],
    });
    const ofNew = `product: HOTEL, by: CHANGE, ${of('NEW', `${inYear}, yearsEarlier: 1`)}`;
    expect(await ranked('rankProperties', ofNew)).toEqual([[], 10, 1, 0, [both]]);
    expect(await ranked('rankProperties', `${ofNew}, minimumMonths: 3`)).toEqual([
      ['NEW IN APRIL'],
      3,
      0,
      0,
      [],
    ]);
  });

  test('of which some are published, they need 10 of every 12 published ones', async () => {
    const [five, four] = [
      await insertHotel(server.db, { location_name: 'FIVE' }),
      await insertHotel(server.db, { location_name: 'FOUR' }),
    ];
    await addYears(server.db, 'HALF', {
      2022: [
        { id: five.id, dollars: 10, months: 5 },
        { id: four.id, dollars: 20, months: 4 },
      ],
    });
    // Nothing is published of 2021.
    const args = `product: HOTEL, ${of('HALF', 'from: "2021-07", to: "2022-06"')}`;
    expect(await ranked('rankProperties', args)).toEqual([
      ['FIVE'],
      5,
      1,
      0,
      [`${SOME} 5 of the 6 months are not ranked.`],
    ]);
  });
});

test('a place where nobody filed in both years has no change, and is not ranked by one', async () => {
  await addYears(server.db, 'NOBODY IN BOTH', {
    2022: [{ id: 91, dollars: 100 }],
    2023: [{ id: 92, dollars: 0 }],
  });
  const only = `product: HOTEL, kind: CITY, from: "2023-01", to: "2023-12", yearsEarlier: 1, minimumProperties: 0,
    minimumReceipts: 0, first: 9, filter: { city: { eq: "NOBODY IN BOTH" } }`;
  const facts = 'change { percent } likeForLike { share change { percent } } marks';
  const marks = ['FILERS_CHANGED', 'LITTLE_COMPARED'];
  expect(await bench.ask('rankPlaces', only, facts)).toMatchObject({
    nodes: [{ change: null, likeForLike: { share: 0, change: null }, marks }],
  });
  const byChange = await bench.ask('rankPlaces', `${only}, by: CHANGE`, facts);
  expect(byChange).toMatchObject({ nodes: [], withoutFigure: 1 });
});
