import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { derivedOf, doubtfulBench, plain, type DoubtfulBench, type Filed } from '../../test/doubtfulBench.ts';
import { sumFaults } from '../../test/sumFaults.ts';
import { applyDecisions } from './applyDecisions.ts';

/** The only hotel of its city and of its brand. */
const alone: Filed = { location: 8, name: 'SUPER 8', city: 'FORT DAVIS', dollars: 30_000 };
const doubted: Filed = { ...alone, dollars: 8_000_000, taxable: 10 };

let made: DoubtfulBench;
beforeAll(async () => {
  made = await doubtfulBench();
  await made.importMonth(1, [...plain, alone]);
  await made.importMonth(2, [...plain, alone]);
  await made.importMonth(3, [...plain, doubted]);
});
afterAll(() => made.close());

interface Answer {
  place: Record<'now' | 'then' | 'years', Record<string, unknown>[]>;
  hotel: { headline: object; brand: { now: object[]; then: object[] } };
}

/** Months of its city and brand, now and as of the latest release. */
async function ask(): Promise<Answer> {
  const figures = '{ month roomReceipts }';
  const range = 'from: "2023-01", to: "2023-03"';
  return made.server.query<Answer>(
    `query ($then: AsOfInput) {
      place(kind: CITY, name: "FORT DAVIS") {
        now: lodgingMonths(${range}) ${figures} then: lodgingMonths(${range}, asOf: $then) ${figures}
        years: lodgingYears { year months roomReceipts }
      }
      hotel(taxpayerNumber: "32000000001", locationNumber: 8) {
        headline { month roomReceipts cityRank { rank of } }
        brand { now: months(${range}) ${figures} then: months(${range}, asOf: $then) ${figures} }
      }
    }`,
    { then: { date: '2026-12-31' } },
    { as: 'admin' },
  );
}

test('a month of which nothing counts is no month of its city and brand, rather than $0', async () => {
  const before = await derivedOf(made.bench);
  await made.decide(await made.find(8), 'LEFT_OUT');
  await applyDecisions(made.bench.pool);
  const rest = ['2023-01', '2023-02'].map((month) => ({ month, roomReceipts: 30_000 }));
  expect(await ask()).toEqual({
    place: { now: rest, then: rest, years: [{ year: 2023, months: 2, roomReceipts: 60_000 }] },
    hotel: {
      headline: { month: '2023-02', roomReceipts: 30_000, cityRank: { rank: 1, of: 1 } },
      brand: { now: rest, then: rest },
    },
  });
  // Operators still see what the figures would be if it counted.
  expect((await made.find(8)).placeEffect).toMatchObject({
    asFiled: { receipts: 8_000_000 },
    leftOut: { receipts: 0, revpar: null },
  });
  expect(await sumFaults(made.bench, 'hotel')).toEqual([]);
  const leftOut = await derivedOf(made.bench);
  await inMerge(made.bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await derivedOf(made.bench)).toEqual(leftOut);
  await made.decide(await made.find(8), null);
  await applyDecisions(made.bench.pool);
  expect(await derivedOf(made.bench)).toEqual(before);
});
