import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { derivedOf, doubtfulBench, plain, type DoubtfulBench, type Filed } from '../../test/doubtfulBench.ts';
import { sumFaults } from '../../test/sumFaults.ts';
import { applyDecisions } from './applyDecisions.ts';

/** The only hotel of its city and of its brand. */
const alone: Filed = { location: 8, name: 'SUPER 8', city: 'FORT DAVIS', dollars: 30_000 };
/** The only filing of its hotel, and of a city that no list of cities has. */
const lone: Filed = { location: 9, name: 'LONE INN', city: 'LONE SPUR', dollars: 8_000_000, taxable: 10 };
const doubted: Filed = { ...alone, dollars: 8_000_000, taxable: 10 };

let made: DoubtfulBench;
beforeAll(async () => {
  made = await doubtfulBench();
  await made.importMonth(1, [...plain, alone]);
  await made.importMonth(2, [...plain, alone]);
  await made.importMonth(3, [...plain, doubted, lone]);
});
afterAll(() => made.close());

type Rows = Record<string, unknown>[];
type Months = Record<'now' | 'then' | 'leftOut' | 'leftOutThen', Rows>;

interface Answer {
  place: Months & Record<'years' | 'yearsThen', Rows>;
  county: Record<'leftOut' | 'leftOutThen', Rows>;
  hotel: { headline: object };
  ofBrand: { brand: Months };
  ofCompany: { brand: { parentCompany: Months } };
}

const figures = '{ month roomReceipts }';
const range = 'from: "2023-01", to: "2023-03"';
const leftOut = `{ month filedReceipts taxableReceipts filedRooms filedRevpar flaggedFilings notes
  isIncomplete release { fileName } }`;
const months = (counted: string, others: string): string =>
  `now: ${counted}(${range}) ${figures} then: ${counted}(${range}, asOf: $then) ${figures}
   leftOut: ${others}(${range}) ${leftOut} leftOutThen: ${others}(${range}, asOf: $then) ${leftOut}`;
const leftOutOf = (others: string): string => `leftOut: ${others}(${range}) ${leftOut}`;
const ofBrand = months('months', 'monthsLeftOut');
const year = '{ year months roomReceipts filedReceipts filedRevpar flaggedFilings }';
const cities = 'citiesLodgingMonthsLeftOut';
const hotel = 'hotel(taxpayerNumber: "32000000001", locationNumber: 8)';

/** Each costs less than a query may. */
const queries = [
  `place(kind: CITY, name: "FORT DAVIS") {
    ${months('lodgingMonths', 'lodgingMonthsLeftOut')}
    years: lodgingYears ${year} yearsThen: lodgingYears(from: 2023, to: 2023, asOf: $then) ${year}
  }`,
  `county: place(kind: COUNTY, name: "Presidio") {
    leftOut: ${cities}(${range}) { city month ${leftOut} }
    leftOutThen: ${cities}(${range}, asOf: $then) { city month ${leftOut} }
  }
  hotel: ${hotel} { headline { month roomReceipts cityRank { rank of } } }`,
  `ofBrand: ${hotel} { brand { ${ofBrand} } }`,
  `ofCompany: ${hotel} { brand { parentCompany { ${ofBrand} } } }`,
];

/** Months of its city and brand, now and as of the latest release. */
async function ask(): Promise<Answer> {
  const answers = await Promise.all(
    queries.map((query) =>
      made.server.query<Partial<Answer>>(
        `query ($then: AsOfInput) { ${query} }`,
        { then: { date: '2026-12-31' } },
        { as: 'admin' },
      ),
    ),
  );
  return Object.assign({}, ...answers) as Answer;
}

/** March as filed: 40 rooms, 31 days. */
const march = {
  month: '2023-03',
  filedReceipts: 8_000_000,
  taxableReceipts: 10,
  filedRooms: 40,
  filedRevpar: 6451.61,
  flaggedFilings: 1,
  notes: ['they called'],
  isIncomplete: false,
  release: { fileName: 'HOT2303.CSV' },
};

test('a month of which nothing counts says so and what was filed, in place of $0', async () => {
  const before = await derivedOf(made.bench);
  const undecided = await made.find(8);
  for (const effect of [undecided.placeEffect, undecided.brandEffect])
    expect(effect).toMatchObject({
      asFiled: { receipts: 8_000_000 },
      leftOut: { receipts: null, revpar: null },
      receiptsDifference: -7_999_990,
    });
  await made.decide(undecided, 'LEFT_OUT');
  await applyDecisions(made.bench.pool);
  const rest = ['2023-01', '2023-02'].map((month) => ({ month, roomReceipts: 30_000 }));
  const all = { now: rest, then: rest, leftOut: [march], leftOutThen: [march] };
  const years = [
    {
      ...{ year: 2023, months: 2, roomReceipts: 60_000 },
      ...{ filedReceipts: 8_060_000, filedRevpar: 2238.89, flaggedFilings: 1 },
    },
  ];
  const ofCounty = [{ city: 'FORT DAVIS', month: march }];
  expect(await ask()).toEqual({
    place: { ...all, years, yearsThen: years },
    county: { leftOut: ofCounty, leftOutThen: ofCounty },
    hotel: { headline: { month: '2023-02', roomReceipts: 30_000, cityRank: { rank: 1, of: 1 } } },
    ofBrand: { brand: all },
    ofCompany: { brand: { parentCompany: all } },
  });
  // Operators still see what the figures would be if it counted.
  expect((await made.find(8)).placeEffect).toMatchObject({
    asFiled: { receipts: 8_000_000 },
    leftOut: { receipts: null, revpar: null },
    receiptsDifference: null,
    receiptsDifferencePct: null,
  });
  expect(await sumFaults(made.bench, 'hotel')).toEqual([]);
  const without = await derivedOf(made.bench);
  await inMerge(made.bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await derivedOf(made.bench)).toEqual(without);
  await made.decide(await made.find(8), null);
  await applyDecisions(made.bench.pool);
  expect(await derivedOf(made.bench)).toEqual(before);
});

test('of a hotel, place and year with nothing else, it says what was filed, also to visitors of a sample', async () => {
  await made.decide(await made.find(9), 'LEFT_OUT');
  await applyDecisions(made.bench.pool);
  const ofHotel = months('months', 'monthsLeftOut');
  const asked = `query ($then: AsOfInput) {
    hotel(taxpayerNumber: "32000000001", locationNumber: 9) {
      headline { month } ${ofHotel} establishment { headline { month } ${ofHotel} }
    }
    place(kind: CITY, name: "LONE SPUR") { ${leftOutOf('lodgingMonthsLeftOut')} lodgingYears { year } }
  }`;
  const none = { now: [], then: [], leftOut: [march], leftOutThen: [march], headline: null };
  expect(await made.server.query(asked, { then: { date: '2026-12-31' } }, { as: 'admin' })).toEqual({
    hotel: { ...none, establishment: none },
    place: { leftOut: [march], lodgingYears: [] },
  });
  const visitor =
    '{ trial { county { citiesLodgingMonthsLeftOut { city month { filedReceipts notes } } } } }';
  expect(await made.server.query(visitor)).toEqual({
    trial: {
      county: {
        citiesLodgingMonthsLeftOut: [
          { city: 'LONE SPUR', month: { filedReceipts: 8_000_000, notes: ['they called'] } },
        ],
      },
    },
  });
});
