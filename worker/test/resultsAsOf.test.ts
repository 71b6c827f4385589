import { beforeEach, expect, test } from 'vitest';
import { hotelFile } from '../import/undo/overlapping.testing.ts';
import { forgetImports, importAll } from '../import/undo/undoneStates.testing.ts';
import { useServedBench } from './useServedBench.ts';

const { bench, server } = useServedBench();
beforeEach(() => forgetImports(bench.pool));

const FIGURES = 'locationName roomReceipts countedReceipts roomCapacity countedRooms revpar flags reasons';
const of = (period: string): string =>
  `hotelResults(input: { ${period}, year: 2023, place: { kind: CITY, names: ["MARFA"] } }, asOf: $asOf, first: 50)`;

/** Results of January and of its quarter, and all filings of January. */
const shown = async (asOf: object | null): Promise<unknown> =>
  server.query(
    `query ($asOf: AsOfInput) {
      month: ${of('type: MONTHLY, month: 1')} { nodes { ${FIGURES} isIncomplete } totalCount }
      quarter: ${of('type: QUARTERLY_AND_MONTHLY, quarter: 1')} { nodes { ${FIGURES} } totalCount }
      quarterly: ${of('type: QUARTERLY, quarter: 1')} { nodes { ${FIGURES} } totalCount }
      hotelFilings(filter: { month: { from: "2023-01", to: "2023-01" } }, asOf: $asOf, first: 50) {
        nodes { ${FIGURES} decision }
      }
      hotel(taxpayerNumber: "32000000005", locationNumber: 5) {
        filings(asOf: $asOf, first: 50) { nodes { ${FIGURES} periodEnd } }
        months(asOf: $asOf, from: "2023-01", to: "2023-01") { roomCapacity }
      }
    }`,
    { asOf },
  );

const month = (end: string, amounts: Record<number, number>) => ({ end, amounts });

/** Later months make January's rooms idle and show that its receipts have a digit too many. */
const RELEASES = [
  hotelFile('HOT2301.CSV', month('20230131', { 1: 90_000, 3: 950_000, 5: 0 })),
  hotelFile('HOT2302.CSV', month('20230228', { 1: 90_000, 3: 96_000, 5: 0 })),
  hotelFile('HOT2303.CSV', month('20230331', { 1: 90_000, 3: 96_000, 5: 0 }), {
    ...month('20230331', { 7: 60_000 }),
    filer: '60',
  }),
  hotelFile('HOT2304.CSV', month('20230430', { 1: 90_000, 3: 96_000, 5: 40_000 })),
];

test('results and filings as of a release have the flags that they had then', async () => {
  const then: unknown[] = [];
  for (const file of RELEASES) {
    expect(await importAll(bench, [file])).toEqual(['published']);
    then.push(await shown(null));
  }
  const [first, last] = [then.at(0), then.at(-1)].map((each) => JSON.stringify(each));
  expect(first).not.toMatch(/IDLE_ROOMS|EXTRA_DIGIT/);
  expect(last).toMatch(/IDLE_ROOMS/);
  expect(last).toMatch(/EXTRA_DIGIT/);
  for (const [at, before] of then.entries()) {
    expect(await shown({ release: `release:${String(at + 1)}` })).toEqual(before);
  }
});
