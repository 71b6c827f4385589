import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { barNumbers, hotelNumbers, insertWorld } from '../../launch/test/world.ts';
import { insertOwnership, insertPremises } from './premises.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
});
afterAll(() => server.close());

test('premises have all properties of both taxes at one address, and who ran them', async () => {
  const { hotel } = await server.query<{ hotel: { premises: object } }>(
    `query ($taxpayer_number: String!, $location_number: Int!) {
      hotel(taxpayerNumber: $taxpayer_number, locationNumber: $location_number) { premises {
        address zip hotels { name } beverageProperties { name }
        ownershipPeriods { product locationName beginDate endDate datesAreFiledPeriods
          hotel { name } beverageProperty { name } }
      } }
    }`,
    hotelNumbers,
  );
  const shared = { datesAreFiledPeriods: false, hotel: { name: 'HOTEL A/B #1' }, beverageProperty: null };
  expect(hotel.premises).toEqual({
    address: '100 CONGRESS AVE',
    zip: '78701',
    hotels: [{ name: 'HOTEL A/B #1' }],
    beverageProperties: [{ name: 'BAR' }],
    ownershipPeriods: [
      { ...shared, product: 'HOTEL', locationName: 'HOTEL A/B #1', beginDate: '2020-01-01', endDate: null },
      {
        ...shared,
        product: 'HOTEL',
        locationName: 'OLD HOTEL',
        beginDate: '2010-01-01',
        endDate: '2019-12-31',
      },
      {
        product: 'BEVERAGE',
        locationName: 'BAR',
        beginDate: '2010-01-01',
        endDate: null,
        datesAreFiledPeriods: false,
        hotel: null,
        beverageProperty: { name: 'BAR' },
      },
    ],
  });
});

test('the timeline of a property’s address, each tax for itself', async () => {
  const history = (path: string, body: object): Promise<unknown> =>
    server.rest(`/rest${path}`, { method: 'POST', body }).then((answer) => answer.body);
  const entry = { location_address: '100 CONGRESS AVE', taxpayer_name: 'OWNER LLC' };
  expect(await history('/basic/hotelhistory', hotelNumbers)).toStrictEqual([
    {
      responsibility_begin_date: '2020-01-01',
      responsibility_end_date: null,
      location_name: 'HOTEL A/B #1',
      ...entry,
    },
    {
      responsibility_begin_date: '2010-01-01',
      responsibility_end_date: '2019-12-31',
      location_name: 'OLD HOTEL',
      ...entry,
    },
  ]);
  const bar = { ...barNumbers, location_number: '00001' };
  expect(await history('/mbt/mbthistory', bar)).toMatchObject([{ location_name: 'BAR' }]);
});

test('a bar whose legacy months count toward the portal’s property is not shown beside it', async () => {
  const premises = await insertPremises(server.db, '9 RIVER ST');
  const bar = await insertBeverage(server.db, { taxpayer_number: '32000000099', premises_id: premises });
  await insertBeverageMonths(server.db, bar, { from: '2017-09', receipts: [100_00] });
  const permit = await insertBeverage(server.db, { taxpayer_number: 'MB999999', premises_id: premises });
  for (const each of [bar, permit]) {
    await insertOwnership(server.db, each, premises, { product: 'beverage', location_name: 'BAR' });
  }
  const { node } = await server.query<{ node: object }>(
    `query ($id: ID!) { node(id: $id) { ... on Premises {
      beverageProperties { taxpayerNumber } ownershipPeriods { beverageProperty { taxpayerNumber } }
    } } }`,
    { id: `premises:${String(premises)}` },
  );
  const shown = { taxpayerNumber: '32000000099' };
  expect(node).toEqual({ beverageProperties: [shown], ownershipPeriods: [{ beverageProperty: shown }] });
});

test('the properties of a taxpayer and at an address, of both taxes, over REST as over GraphQL', async () => {
  const taxpayer = '32000000777';
  const premises = await insertPremises(server.db, '77 N LAMAR BLVD', '78703');
  const here = {
    taxpayer_number: taxpayer,
    premises_id: premises,
    location_zip: '78703',
    location_city: 'FT WORTH',
    city: 'FORT WORTH',
  };
  await insertHotel(server.db, { ...here, location_number: 1, location_name: 'INN' });
  const bar = await insertBeverage(server.db, {
    ...here,
    location_number: 2,
    location_name: 'BAR OF THE INN',
  });
  await insertBeverageMonths(server.db, bar, { from: '2023-01', receipts: [100_00] });
  const shared = { taxpayer_number: taxpayer, location_city: 'FORT WORTH' };
  const named = [
    { ...shared, location_name: 'BAR OF THE INN', location_number: 2, type: 'mbt' },
    { ...shared, location_name: 'INN', location_number: 1, type: 'hotel' },
  ];
  const { body } = await server.rest(`/rest/search/taxpayerproperties/${taxpayer}`);
  expect(body).toMatchObject(named);
  const address = { address: '77 North Lamar Boulevard', zip: '78703' };
  const matches = await server.rest('/rest/search/addressmatch/', { method: 'POST', body: address });
  expect(matches.body).toHaveLength(2);
  expect(matches.body).toEqual(
    expect.arrayContaining(named.map((row) => expect.objectContaining(row) as object)),
  );
  const elsewhere = await server.rest('/rest/search/addressmatch', {
    method: 'POST',
    body: { ...address, zip: '78701' },
  });
  expect(elsewhere.body).toEqual([]);
});

test('at most 10 properties match an address', async () => {
  const premises_id = await insertPremises(server.db, '1 CROWDED ST');
  for (let i = 0; i < 12; i++) await insertHotel(server.db, { premises_id });
  const { addressMatches } = await server.query<{ addressMatches: unknown[] }>(
    '{ addressMatches(address: "1 Crowded Street", zip: "78701") { product } }',
  );
  expect(addressMatches).toHaveLength(10);
});
