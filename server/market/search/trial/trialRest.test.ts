import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertTrialWorld, type TrialWorld } from './trial.factory.ts';

let server: TestServer;
let world: TrialWorld;
beforeAll(async () => {
  server = await testServer();
  world = await insertTrialWorld(server.db);
});
afterAll(() => server.close());

const visitor = { as: 'anonymous' } as const;

describe('REST answers visitors as it answers members', () => {
  test.each([
    ['/rest/trial', '/rest/basic/X/{taxpayer}/{location}'],
    ['/rest/trial/testyearlyvalues', '/rest/basic/testyearlyvalues/X/{taxpayer}/{location}/50'],
    ['/rest/trial/testlastyearlyvalues', '/rest/basic/testlastyearlyvalues/2023/X/{taxpayer}/{location}/50'],
    ['/rest/trial/city/', '/rest/basic/city/MARFA'],
    ['/rest/trial/county/', '/rest/basic/county/Presidio'],
    ['/rest/trial/citiesincounty/', '/rest/basic/citiesincounty/Presidio'],
  ])('%s', async (path, ofMembers) => {
    const { taxpayer_number, location_number } = world.sample;
    const filled = ofMembers
      .replace('{taxpayer}', taxpayer_number)
      .replace('{location}', String(location_number));
    const { status, body } = await server.rest(`${path}?taxpayer_number=1&year=2021`, visitor);
    expect(status).toBe(200);
    expect((body as object[]).length).toBeGreaterThan(0);
    expect(body).toEqual((await server.rest(filled)).body);
  });

  test('months that an operator left out are named for visitors as for members', async () => {
    await insertRelease(server.db, { periods: { '2018-12-31': 1 } });
    const columns = { city: 'MARFA', county_code: 189, zip: '79843', is_left_out: true, room_capacity: 0 };
    await insertHotelMonths(server.db, [world.sample], { from: '2018-12', receipts: [999_00], columns });
    const authorization = `Bearer ${String(await server.token('paid'))}`;
    const said = async (path: string, headers = {}): Promise<string | null> =>
      (await fetch(`${server.origin}/rest/${path}`, { headers })).headers.get('x-left-out');
    expect(await said('basic/citiesincounty/Presidio', { authorization })).toBe('MARFA 2018-12');
    expect(await said('trial/citiesincounty')).toBe('MARFA 2018-12');
    for (const path of ['trial', 'trial/city', 'trial/county']) {
      expect(await said(path), path).toBe('2018-12');
    }
  });

  test('/rest/trial/hotelhistory', async () => {
    const { taxpayer_number, location_number } = world.sample;
    const asked = { method: 'POST', body: { taxpayer_number, location_number } };
    const { body } = await server.rest('/rest/trial/hotelhistory', visitor);
    expect(body).toEqual((await server.rest('/rest/basic/hotelhistory', asked)).body);
    expect(body).toHaveLength(2);
  });

  test('a month of a city in the county has the specified fields', async () => {
    const { body } = await server.rest('/rest/trial/citiesincounty/', visitor);
    expect((body as object[])[0]).toEqual({
      year: 2019,
      month: 1,
      date: '2019-01-01',
      Total_Revenue: 150_000,
      RevPar: 4.84,
      Total_Number_of_Rooms: 1000,
      location_city: 'MARFA',
      verified_county: 'Presidio',
    });
  });
});
