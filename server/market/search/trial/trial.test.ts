import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThrottles } from '../../../platform/limits/throttle/throttle.ts';
import type { PropertyNumber } from '../../../platform/lib/property.ts';
import { createLog } from '../../../platform/log.ts';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { insertTrialWorld, type TrialWorld } from './trial.factory.ts';

let database: TestDatabase;
let server: TestServer;
let world: TrialWorld;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
  world = await insertTrialWorld(server.db);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const visitor = { as: 'anonymous' } as const;

const month = `month roomReceipts taxableReceipts apportioned roomCapacity revpar yearChange { amount percent } flags
  release { fileName issuedOn synthetic }`;
const year =
  'year months roomReceipts receiptsChange { amount percent } revpar revparChange { amount percent } apportioned release { fileName }';
const filing = `periodEnd periodMonths filerType locationName locationAddress taxpayerName roomReceipts taxableReceipts
  roomCapacity revpar flags release { fileName issuedOn synthetic }`;
const headline = `month roomReceipts receiptsChange { amount percent } revpar roomCapacity ttmReceipts
  ttmChange { amount percent } ttmRevpar ttmRevparWeighted cityRank { rank of } countyRank { rank of } release { fileName }`;
const hotel = `name address filedCity state zip taxpayerNumber locationNumber filerType status roomCapacity
  taxpayer { number name address city county state zip phone } coordinates { latitude longitude approximate }
  headline { ${headline} } months { ${month} } years { ${year} }
  series { months roomReceipts revpar ttmReceipts ttmRevpar ttmRevparWeighted }`;

const placeMonth = `month roomReceipts taxableReceipts marketplace apportioned rooms revpar properties flaggedFilings roomsLeftOut
  awaitsQuarterlyFilers release { fileName issuedOn synthetic }`;
const placeYear =
  'year months roomReceipts receiptsChange { amount percent } revpar revparChange { amount percent } release { fileName }';
const placeHeadline = `month roomReceipts revpar rooms properties propertiesExpected ttmReceipts ttmRevpar
  ttmRevparWeighted monthsAwaited stateRank { rank of } countyRank { rank of } release { fileName }`;
const place = `name lodgingHeadline { ${placeHeadline} } lodgingMonths { ${placeMonth} } lodgingYears { ${placeYear} }
  citiesLodgingMonths { city month { ${placeMonth} } }`;

interface Filing {
  periodEnd: string;
  history: Filing[];
}

describe('visitors see the same of the samples as members', () => {
  test('hotel', async () => {
    const { trial } = await server.query<{ trial: { latestYear: number; hotel: { filings: Filing[] } } }>(
      `{ trial { latestYear hotel { ${hotel} filings { ${filing} history { ${filing} } } } } }`,
      {},
      visitor,
    );
    const { hotel: own } = await server.query<{ hotel: { filings: { nodes: Filing[] } } }>(
      `query ($taxpayerNumber: String!, $locationNumber: Int!) {
        hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
          ${hotel} filings(first: 500) { nodes { ${filing} history { ${filing} } } }
        }
      }`,
      { taxpayerNumber: world.sample.taxpayer_number, locationNumber: world.sample.location_number },
    );
    expect(trial.latestYear).toBe(2023);
    expect(trial.hotel).toEqual({ ...own, filings: own.filings.nodes });
    expect(trial.hotel).toMatchObject({ name: 'SAMPLE HOTEL', headline: { cityRank: { rank: 1, of: 2 } } });
    expect(trial.hotel.filings.map(({ periodEnd, history }) => [periodEnd, history.length])).toEqual([
      ['2023-03-31', 1],
      ['2022-12-31', 0],
      ['2021-12-31', 0],
    ]);
  });

  test('city and county', async () => {
    const { trial } = await server.query<{ trial: Record<'city' | 'county', { lodgingMonths: object[] }> }>(
      `{ trial { city { ${place} } county { ${place} } } }`,
      {},
      visitor,
    );
    const asMember = async (kind: string, name: string): Promise<object> =>
      (await server.query<{ place: object }>(`{ place(kind: ${kind}, name: "${name}") { ${place} } }`)).place;
    const members = { city: await asMember('CITY', 'Marfa'), county: await asMember('COUNTY', 'Presidio') };
    expect(trial).toEqual(members);
    expect(trial.city.lodgingMonths).toHaveLength(51);
  });
});

test('a number of latest years is that many whole years up to the latest', async () => {
  const { trial } = await server.query<{
    trial: {
      hotel: Record<string, { month?: string; year?: number; periodEnd?: string; months?: string[] }[]>;
    };
  }>(
    `{ trial { hotel {
      months(latestYears: 2) { month } years(latestYears: 2) { year } filings(latestYears: 2) { periodEnd }
      none: years(latestYears: 2147483647) { year }
    } } }`,
    {},
    visitor,
  );
  expect(trial.hotel['months']?.map((each) => each.month).at(0)).toBe('2022-01');
  expect(trial.hotel['months']).toHaveLength(15);
  expect(trial.hotel['years']).toEqual([{ year: 2022 }, { year: 2023 }]);
  expect(trial.hotel['filings']).toEqual([{ periodEnd: '2023-03-31' }, { periodEnd: '2022-12-31' }]);
  expect(trial.hotel['none']).toHaveLength(5);
  const { errors } = await server.ask(
    '{ trial { hotel { months(latestYears: 0) { month } } } }',
    {},
    visitor,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('related properties have only names, addresses and numbers, from the hotel’s address and taxpayer', async () => {
  const { trial } = await server.query<{ trial: { hotel: object } }>(
    `{ trial { hotel { taxpayerPropertiesCount taxpayerProperties { product name taxpayerNumber locationNumber }
      mixedBeverageRecords { product name address filedCity state zip } names { product locationName endDate } } } }`,
    {},
    visitor,
  );
  expect(trial.hotel).toEqual({
    taxpayerPropertiesCount: 1,
    taxpayerProperties: [
      {
        product: 'HOTEL',
        name: 'RELATED HOTEL',
        taxpayerNumber: world.sample.taxpayer_number,
        locationNumber: 900,
      },
    ],
    mixedBeverageRecords: [
      {
        product: 'BEVERAGE',
        name: 'SAMPLE BAR',
        address: '400 MESA ST',
        filedCity: 'MARFA',
        state: 'TX',
        zip: '79843',
      },
    ],
    names: [
      { product: 'HOTEL', locationName: 'SAMPLE HOTEL', endDate: null },
      { product: 'HOTEL', locationName: 'FORMER HOTEL', endDate: '2015-12-31' },
    ],
  });
});

describe('the sample hotel is', () => {
  async function hotelOf(trialHotel: PropertyNumber | null): Promise<unknown> {
    const named = await testServer({ database, trialHotel });
    const { trial } = await named.query<{ trial: { hotel: unknown } }>(
      '{ trial { hotel { name } } }',
      {},
      visitor,
    );
    await named.close();
    return trial.hotel;
  }

  test('the one in Marfa with the highest receipts of the year, or the configured one', async () => {
    const { taxpayer_number: taxpayerNumber, location_number: locationNumber } = world.smaller;
    expect(await hotelOf(null)).toEqual({ name: 'SAMPLE HOTEL' });
    expect(await hotelOf({ taxpayerNumber, locationNumber })).toEqual({ name: 'SMALLER HOTEL' });
  });

  test('none if the configured one is elsewhere or unknown', async () => {
    const { taxpayer_number: taxpayerNumber } = world.related;
    expect(await hotelOf({ taxpayerNumber, locationNumber: 900 })).toBeNull();
    expect(await hotelOf({ taxpayerNumber: '1', locationNumber: 1 })).toBeNull();
  });

  test('none, as are the places, if nothing is published', async () => {
    const empty = await testServer();
    const samples = '{ trial { latestYear hotel { name } city { name } county { name } } }';
    expect(await empty.query(samples, {}, visitor)).toEqual({
      trial: { latestYear: null, hotel: null, city: null, county: null },
    });
    for (const path of [
      '',
      '/hotelhistory',
      '/testyearlyvalues',
      '/testlastyearlyvalues',
      '/city/',
      '/county/',
      '/citiesincounty/',
    ]) {
      expect(await empty.rest(`/rest/trial${path}`, visitor)).toMatchObject({ status: 200, body: [] });
    }
    await empty.close();
  });
});

test('too many requests are refused with a message, in GraphQL and REST', async () => {
  const throttles = createThrottles(null, createLog('test', 'silent'));
  for (let i = 0; i < 600; i += 1) await throttles.take('trial', { address: '127.0.0.1' });
  const busy = await testServer({ database, throttles });
  const refusal = 'The sample pages were asked for too often from your network.';
  expect(await busy.ask('{ trial { latestYear } }', {}, visitor)).toMatchObject({
    status: 429,
    errors: [
      { message: expect.stringContaining(refusal) as string, extensions: { code: 'TOO_MANY_ATTEMPTS' } },
    ],
  });
  expect(await busy.rest('/rest/trial/city/', visitor)).toMatchObject({
    status: 429,
    body: { error: { code: 'TOO_MANY_ATTEMPTS', message: expect.stringContaining(refusal) as string } },
  });
  await busy.close();
});
