import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertPortfolio } from '../../search/portfolios/portfolio.testing.ts';
import { EARLIER, insertOwners, OWNER } from './owners.testing.ts';
import { insertEstimated, insertUnusual, UNUSUAL_OWNER } from './unusualOwner.testing.ts';

const server = useServer();
beforeAll(() => insertOwners(server.db));

const DOCUMENT = `query ($number: String!) { owner(number: $number) {
  id name hotels currentHotels marketplacePlaces bars
  properties(first: 10) { totalCount nodes { product status firstMonth lastMonth hotel { name } } }
  handovers(first: 10) { nodes { kind month earlierMonth beganOn otherNumber otherName hotel { name } } }
  months(product: HOTEL, from: "2023-01", to: "2023-01") {
    month receipts properties rooms likeForLike { earlier later share change { amount percent } }
  }
  headline(product: HOTEL) { month receipts ttmReceipts ttmMonths ttmChange { percent } yearToDate { comparedYear } }
  cities(product: HOTEL) { place { name } receipts properties }
} }`;

test('an owner has properties past and present, sums like for like, and what was bought', async () => {
  const { owner } = await server.query<{ owner: unknown }>(DOCUMENT, { number: OWNER });
  expect(owner).toEqual({
    id: `owner:${OWNER}`,
    name: 'WEST TEXAS LODGING LP',
    hotels: 3,
    currentHotels: 2,
    marketplacePlaces: 0,
    bars: 0,
    properties: {
      totalCount: 3,
      nodes: [
        {
          product: 'HOTEL',
          status: 'CURRENT',
          firstMonth: '2022-01',
          lastMonth: '2023-12',
          hotel: { name: 'ALAMO INN' },
        },
        {
          product: 'HOTEL',
          status: 'CURRENT',
          firstMonth: '2023-01',
          lastMonth: '2023-12',
          hotel: { name: 'THE HOTEL PAISANO' },
        },
        {
          product: 'HOTEL',
          status: 'ENDED',
          firstMonth: '2022-01',
          lastMonth: '2022-06',
          hotel: { name: 'ABILENE INN' },
        },
      ],
    },
    handovers: {
      nodes: [
        {
          kind: 'BOUGHT',
          month: '2023-01',
          earlierMonth: '2022-12',
          beganOn: '2022-12-15',
          otherNumber: EARLIER,
          otherName: 'EARLIER OWNER LLC',
          hotel: { name: 'THE HOTEL PAISANO' },
        },
      ],
    },
    months: [
      {
        month: '2023-01',
        receipts: 117,
        properties: 2,
        rooms: 200,
        // Only ALAMO INN has both months: 110 of 117, and 100 of 101.
        likeForLike: { earlier: 100, later: 110, share: 99, change: { amount: 10, percent: 10 } },
      },
    ],
    headline: {
      month: '2023-12',
      receipts: 117,
      ttmReceipts: 1404,
      ttmMonths: 12,
      ttmChange: { percent: 10 },
      yearToDate: null,
    },
    cities: [
      { place: { name: 'AUSTIN' }, receipts: 1320, properties: 1 },
      { place: { name: 'MARFA' }, receipts: 84, properties: 1 },
    ],
  });
});

const NOT_AS_FILED =
  'receipts filedReceipts apportioned flaggedFilings unusual roomsLeftOut estimated fromTax';

const UNUSUAL = `query ($number: String!, $asOf: AsOfInput) { owner(number: $number) {
  months(product: HOTEL, from: "2023-06", to: "2023-08", asOf: $asOf) { ${NOT_AS_FILED} }
  headline(product: HOTEL, asOf: $asOf) { ${NOT_AS_FILED} unusualMonths }
} }`;

const NOTED = 'flaggedMonths unusualMonths apportionedMonths';
const UNUSUAL_KEPT = `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Portfolio {
  chart(from: "2023-01", to: "2023-12", asOf: $asOf) { ${NOTED} }
  figures(asOf: $asOf) { rows { hotel { name } ${NOTED} } total { ${NOTED} } }
} } }`;

/** The answer, which must be the same as of the release. */
async function askNowAndThen(question: string, variables: object, releaseId: number): Promise<unknown> {
  const now = await server.query(question, variables);
  const asOf = { release: `release:${String(releaseId)}` };
  expect(await server.query(question, { ...variables, asOf })).toEqual(now);
  return now;
}

test('an owner and a portfolio say what is not plainly as filed of a month of hotels, now and as of a release', async () => {
  const { hotels, releaseId } = await insertUnusual(server.db);
  const plain = {
    flaggedFilings: 0,
    unusual: 0,
    apportioned: 0,
    roomsLeftOut: 0,
    estimated: null,
    fromTax: null,
  };
  const latest = { ...plain, receipts: 20_000, filedReceipts: 20_000 };
  const inJune = { apportioned: 30_000, unusual: 200_000, roomsLeftOut: 3_100 };
  expect(await askNowAndThen(UNUSUAL, { number: UNUSUAL_OWNER }, releaseId)).toEqual({
    owner: {
      months: [
        { ...plain, receipts: 231_000, filedReceipts: 231_000, ...inJune },
        latest,
        { ...latest, filedReceipts: 200_000, flaggedFilings: 1 },
      ],
      headline: { ...latest, unusualMonths: ['2023-06'] },
    },
  });
  const id = await insertPortfolio(server, 'HOTEL', hotels);
  const [june, quarter] = [['2023-06'], ['2023-04', '2023-05', '2023-06']];
  const all = { flaggedMonths: ['2023-06', '2023-08'], unusualMonths: june, apportionedMonths: quarter };
  const none = { flaggedMonths: [], unusualMonths: [], apportionedMonths: [] };
  const rows = [
    { hotel: { name: 'CAMP' }, ...none, flaggedMonths: ['2023-08'], unusualMonths: june },
    { hotel: { name: 'HOUSE' }, ...none, flaggedMonths: june },
    { hotel: { name: 'INN' }, ...none, apportionedMonths: quarter },
  ];
  expect(await askNowAndThen(UNUSUAL_KEPT, { id }, releaseId)).toEqual({
    node: { chart: all, figures: { rows, total: all } },
  });
});

test('filings that an operator left out are doubtful ones of their month', async () => {
  const { owner } = await server.query<{ owner: unknown }>(
    `query ($number: String!) { owner(number: $number) {
      months(product: HOTEL, from: "2023-12") { ${NOT_AS_FILED} properties }
    } }`,
    { number: OWNER },
  );
  expect(owner).toMatchObject({
    months: [
      { receipts: 117, filedReceipts: 100_116.99, flaggedFilings: 1, roomsLeftOut: 100, properties: 2 },
    ],
  });
});

test('an owner’s month of bars says how much is estimated or calculated from the tax, now and as of a release', async () => {
  const releaseId = await insertEstimated(server.db);
  const question = `query ($number: String!, $asOf: AsOfInput) { owner(number: $number) {
    months(product: BEVERAGE, from: "2023-06", to: "2023-06", asOf: $asOf) { ${NOT_AS_FILED} }
    headline(product: BEVERAGE, asOf: $asOf) { ${NOT_AS_FILED} estimatedMonths }
  } }`;
  const ofHotels = { filedReceipts: null, apportioned: null, flaggedFilings: null };
  const month = {
    ...ofHotels,
    unusual: null,
    roomsLeftOut: null,
    receipts: 800,
    estimated: 500,
    fromTax: 300,
  };
  expect(await askNowAndThen(question, { number: UNUSUAL_OWNER }, releaseId)).toEqual({
    owner: { months: [month], headline: { ...month, estimatedMonths: ['2023-06'] } },
  });
});

test('the earlier owner has sold, and nobody has an unknown number', async () => {
  const { owner } = await server.query<{ owner: { handovers: { nodes: unknown[] } } }>(DOCUMENT, {
    number: EARLIER,
  });
  expect(owner.handovers.nodes).toEqual([
    {
      kind: 'SOLD',
      month: '2023-01',
      earlierMonth: '2022-12',
      beganOn: '2022-12-15',
      otherNumber: OWNER,
      otherName: 'WEST TEXAS LODGING LP',
      hotel: { name: 'HOTEL PAISANO' },
    },
  ]);
  expect(await server.query(DOCUMENT, { number: '5' })).toEqual({ owner: null });
});

test('a bar is its owner’s from the first month that legacy releases have under its permit', async () => {
  const taxpayer_number = '32000000899';
  const filed = { first_month: '2017-09-01', last_month: '2017-10-01' };
  const bar = await insertBeverage(server.db, { taxpayer_number, ...filed });
  await insertBeverageMonths(server.db, bar, { from: '2017-08', receipts: [1_00, 2_00, 3_00] });
  const { owner } = await server.query<{ owner: unknown }>(DOCUMENT, { number: taxpayer_number });
  expect(owner).toMatchObject({
    properties: { nodes: [{ product: 'BEVERAGE', firstMonth: '2017-08', lastMonth: '2017-10' }] },
  });
});

test('a marketplace has receipts in a city, and no hotel', async () => {
  const { db } = server;
  const ofPlaces = { taxpayer_number: '32000000803', location_name: 'CITY OF MARFA', is_marketplace: true };
  const rows = await insertHotel(db, { ...ofPlaces, first_month: '2023-12-01', last_month: '2023-12-01' });
  await insertHotelMonths(db, [rows], {
    from: '2023-12',
    receipts: [2_000],
    releaseId: await insertRelease(db),
    columns: { city: 'MARFA', is_marketplace: true },
  });
  const { owner } = await server.query<{ owner: unknown }>(DOCUMENT, { number: ofPlaces.taxpayer_number });
  expect(owner).toMatchObject({
    hotels: 0,
    currentHotels: 0,
    marketplacePlaces: 1,
    cities: [{ place: { name: 'MARFA' }, receipts: 20, properties: 0 }],
  });
});

interface Exported {
  month: string;
  roomReceipts: number;
}

test('the exported months of an owner’s hotels add up to the months of the owner’s page', async () => {
  const answer = await fetch(`${server.origin}/exports/hotelMonths.jsonl`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await server.token('paid')) ?? ''}`,
    },
    body: JSON.stringify({ owner: OWNER, months: { from: '2022-01', to: '2023-12' } }),
  });
  const rows = (await answer.text()).trimEnd().split('\n');
  const sums = new Map<string, number>();
  for (const { month, roomReceipts } of rows.map((line) => JSON.parse(line) as Exported)) {
    sums.set(month, (sums.get(month) ?? 0) + roomReceipts);
  }
  const { owner } = await server.query<{ owner: { months: { month: string; receipts: number }[] } }>(
    `query ($number: String!) { owner(number: $number) {
      months(product: HOTEL, from: "2022-01", to: "2023-12") { month receipts }
    } }`,
    { number: OWNER },
  );
  expect(owner.months.length).toBe(24);
  expect(Object.fromEntries(sums)).toEqual(
    Object.fromEntries(owner.months.map(({ month, receipts }) => [month, receipts])),
  );
});
