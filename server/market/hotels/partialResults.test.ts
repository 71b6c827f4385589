import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageFiling, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling } from './hotel.factory.ts';

const server = useServer();
const place = { kind: 'CITY', names: ['PARTS'] };
const city = { city: 'PARTS' };
/** Published before the release that knows of the end. */
let earlier: number;

beforeAll(async () => {
  const { db } = server;
  await insertRelease(db, { product: 'beverage', periods: { '2023-03-31': 1 } });
  earlier = await insertLodgingReleases(db, { from: '2023-01', to: '2023-03' });
  const later = await insertRelease(db, { periods: { '2023-03-31': 1 } });
  const begin = { responsibility_begin: '2023-02-15', ...city };
  const opened = await insertHotel(db, {
    location_name: 'OPENED',
    ...begin,
    responsibility_end: '2023-03-20',
  });
  const ofOpened = { location_name: 'OPENED', ...begin };
  await insertHotelFiling(db, opened, 1, { ...ofOpened, period_end: '2023-02-28' });
  const march = { ...ofOpened, period_end: '2023-03-31' };
  await insertHotelFiling(db, opened, 1, { ...march, replaced_by_release_id: later });
  await insertHotelFiling(db, opened, later, { ...march, responsibility_end: '2023-03-20' });
  const quarterly = await insertHotel(db, { location_name: 'QUARTERLY', ...begin });
  const quarter = { period_end: '2023-03-31', period_months: 3, filer_type: 60, location_name: 'QUARTERLY' };
  await insertHotelFiling(db, quarterly, 1, { ...quarter, ...begin });
  const whole = await insertHotel(db, { location_name: 'WHOLE', ...city });
  await insertHotelFiling(db, whole, 1, { location_name: 'WHOLE', ...city, period_end: '2023-03-31' });
});

async function results(input: object, release?: number): Promise<object[]> {
  const asOf = release === undefined ? null : { release: `release:${String(release)}` };
  const { hotelResults } = await server.query<{ hotelResults: { nodes: object[] } }>(
    `query ($input: HotelResultsInput!, $asOf: AsOfInput) {
      hotelResults(input: $input, asOf: $asOf, first: 10) { nodes { locationName days responsibleDays } } }`,
    { input: { year: 2023, place, ...input }, asOf },
  );
  return hotelResults.nodes;
}

const whole = { locationName: 'WHOLE', days: 31, responsibleDays: null };

test('results say how many of their days the receipts of a hotel are of that opened or closed then', async () => {
  expect(await results({ type: 'MONTHLY', month: 2 })).toEqual([
    { locationName: 'OPENED', days: 28, responsibleDays: 14 },
  ]);
  expect(await results({ type: 'MONTHLY', month: 3 })).toEqual([
    { locationName: 'OPENED', days: 31, responsibleDays: 20 },
    whole,
  ]);
  expect(await results({ type: 'QUARTERLY_AND_MONTHLY', quarter: 1 })).toEqual([
    { locationName: 'OPENED', days: 59, responsibleDays: 34 },
    { locationName: 'QUARTERLY', days: 90, responsibleDays: 45 },
    whole,
  ]);
  const { body } = await server.rest('/rest/monthly/3/2023/city/PARTS');
  expect(body).toMatchObject([{ location_name: 'OPENED', responsible_days: 20 }, { location_name: 'WHOLE' }]);
});

test('as of a release, results know the dates that were filed then', async () => {
  expect(await results({ type: 'MONTHLY', month: 3 }, earlier)).toEqual([
    { locationName: 'OPENED', days: 31, responsibleDays: null },
    whole,
  ]);
});

test('results of bars say so, too', async () => {
  const begin = { responsibility_begin: '2023-03-22', ...city };
  const bar = await insertBeverage(server.db, begin);
  await insertBeverageMonths(server.db, bar, { from: '2023-03', receipts: [60_00], columns: city });
  await insertBeverageFiling(server.db, bar, 1, { period_end: '2023-03-31', ...begin });
  for (const asOf of ['', ', asOf: { release: "release:1" }']) {
    const input = `input: { year: 2023, month: 3, place: { kind: CITY, names: ["PARTS"] } }${asOf}`;
    const answer = await server.query(
      `{ beverageResults(${input}, first: 5) { nodes { responsibleDays } } }`,
    );
    expect(answer).toEqual({ beverageResults: { nodes: [{ responsibleDays: 10 }] } });
  }
  const numbers = `${bar.taxpayer_number}/${String(bar.location_number)}`;
  for (const path of ['mbt/3/2023/city/PARTS', `mbt/X/${numbers}`]) {
    expect((await server.rest(`/rest/${path}`)).body, path).toMatchObject([{ responsible_days: 10 }]);
  }
});
