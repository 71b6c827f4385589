import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertAlcoholMonths, insertLodgingMonths, sumPlaceYears } from './place.factory.ts';

const server = useServer();
const austin = { kind: 'CITY', key: 'AUSTIN' } as const;
const short = { expectedRows: 2 };
const of = (count: number): number[] => Array<number>(count).fill(100_000);

/** The release with which October 2022 came to lack rows; the next did the same to September 2023. */
let before: string;

beforeAll(async () => {
  const whole = await insertLodgingReleases(server.db, { from: '2022-01', to: '2023-12' });
  const hotel = await insertHotel(server.db);
  for (const year of ['2022', '2023']) {
    await insertHotelFiling(server.db, hotel, whole, { period_end: `${year}-10-31` });
  }
  await insertHotelMonths(server.db, [hotel], { from: '2022-01', receipts: of(24) });
  await insertLodgingMonths(server.db, { ...austin, from: '2022-01', receipts: of(24) });
  before = `release:${String(await insertRelease(server.db, { periods: { '2022-10-31': 1 }, ...short }))}`;
  await insertRelease(server.db, { periods: { '2023-09-30': 1 }, ...short });
  // No release has its monthly filers, so that it does not count toward places.
  await insertRelease(server.db, { periods: { '2021-12-31': 1 }, series: 'quarterly', ...short });
  await insertAlcoholMonths(server.db, { ...austin, from: '2023-01', receipts: of(2) });
  const bars = { product: 'beverage', periods: { '2023-01-31': 100, '2023-02-28': 100 } } as const;
  await insertRelease(server.db, bars);
  await insertRelease(server.db, { product: 'beverage', periods: { '2023-02-28': 90 }, expectedRows: 100 });
  await sumPlaceYears(server.db);
});

const MONTHS = `
  lodgingYears(PAST from: 2022, to: 2023) { year incompleteMonths }
  growth(PAST from: "2023-09", to: "2023-11") { incompleteMonths }
  chainScaleMix(PAST) { incompleteMonths }`;

async function ask(past: string, more = ''): Promise<unknown> {
  const fields = `${MONTHS}${more}`.replaceAll('PAST', past).replaceAll('()', '');
  return (await server.query<{ place: unknown }>(`{ place(kind: CITY, name: "AUSTIN") { ${fields} } }`))
    .place;
}

test('years, growth and chain scales of a place name the months that lack rows', async () => {
  expect(await ask('', 'alcoholYears { incompleteMonths }')).toEqual({
    lodgingYears: [
      { year: 2022, incompleteMonths: ['2022-10'] },
      { year: 2023, incompleteMonths: ['2023-09'] },
    ],
    growth: { incompleteMonths: ['2022-10', '2023-09'] },
    chainScaleMix: { incompleteMonths: ['2023-09'] },
    alcoholYears: [{ incompleteMonths: ['2023-02'] }],
  });
});

test('as of a release they name those that lacked rows then', async () => {
  expect(await ask(`asOf: { release: "${before}" }`)).toEqual({
    lodgingYears: [
      { year: 2022, incompleteMonths: ['2022-10'] },
      { year: 2023, incompleteMonths: [] },
    ],
    growth: { incompleteMonths: ['2022-10'] },
    chainScaleMix: { incompleteMonths: [] },
  });
});
