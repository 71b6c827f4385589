import { expect, test } from 'vitest';
import { importAll } from '../../import/undo/undoneStates.testing.ts';
import { M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { useServedBench } from '../../test/useServedBench.ts';

const { bench, server } = useServedBench();

const OWNER = '32000000002';

/** A bar's month, all of it liquor. */
const filed = (location: number, year: number, dollars: number): string =>
  m2Row({
    taxpayerNumber: OWNER,
    locationNumber: String(location),
    locationAddress: `${String(location)} RIVER RD`,
    permit: `MB10000${String(location)}`,
    periodEnd: `09/30/${String(year)}`,
    liquor: `$${String(dollars)}`,
    wine: '$0',
    beer: '$0',
    total: `$${String(dollars)}`,
  });

/** One bar goes on, one had its permit a year before it opened, and one keeps it after it closed. */
const rows = [
  ...[filed(1, 2021, 1_000), filed(1, 2022, 1_100)],
  ...[filed(2, 2021, 0), filed(2, 2022, 800)],
  ...[filed(3, 2021, 200), filed(3, 2022, 0)],
];

const CHANGES = 'receiptsChange { percent } receiptsChangeWithoutIdle { percent }';
/** Together they cost more than one question may. */
const DOCUMENTS = [
  `query ($asOf: AsOfInput) { place(kind: CITY, name: "MARFA") {
    alcoholHeadline(asOf: $asOf) { ${CHANGES} yearToDate { ${CHANGES} } }
  } }`,
  `query ($asOf: AsOfInput) { place(kind: CITY, name: "MARFA") {
    alcoholYears(asOf: $asOf, from: 2022, to: 2022) { ${CHANGES} }
  } }`,
  `query ($asOf: AsOfInput) { owner(number: "${OWNER}") {
    headline(product: BEVERAGE, asOf: $asOf) { ${CHANGES} }
  } }`,
  `query ($asOf: AsOfInput) {
    rankPlaces(product: BEVERAGE, kind: CITY, by: LIKE_FOR_LIKE_CHANGE, minimumProperties: 0, minimumReceipts: 0,
      from: "2022-09", to: "2022-09", yearsEarlier: 1, first: 9, asOf: $asOf) {
      nodes { likeForLike { change { percent } } changeWithoutIdle { percent } marks }
    }
  }`,
];

// $1,200 rose to $1,900; of the bar that was open in both, $1,000 to $1,100.
const both = { receiptsChange: { percent: 58.33 }, receiptsChangeWithoutIdle: { percent: 10 } };
const ranked = {
  likeForLike: { change: { percent: 58.33 } },
  changeWithoutIdle: { percent: 10 },
  marks: expect.arrayContaining(['IDLE_BARS']) as unknown,
};
const expected = [
  { place: { alcoholHeadline: { ...both, yearToDate: both } } },
  { place: { alcoholYears: [both] } },
  { owner: { headline: both } },
  { rankPlaces: { nodes: [ranked] } },
];

test('beside a change like for like of bars stands the one without those that filed $0 in one of the months', async () => {
  await importAll(bench, [['Mixed_Beverage_Gross_Receipts.csv', M2_HEADER + rows.join('')]]);
  const ask = (asOf: object | null) =>
    Promise.all(DOCUMENTS.map((document) => server.query(document, { asOf })));
  expect(await ask(null)).toEqual(expected);
  expect(await ask({ release: 'release:1' })).toEqual(expected);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await ask(null)).toEqual(expected);
});
