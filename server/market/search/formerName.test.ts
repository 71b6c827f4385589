import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertBeverage } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertEstablishment, insertOwnership, insertPremises } from '../premises/premises.factory.ts';
import { insertSearchEntries } from './search.factory.ts';

const server = useServer();

interface Line {
  formerName: string | null;
  hotel: { name: string } | null;
  beverageProperty: { name: string } | null;
}

async function found(text: string, product = 'HOTEL'): Promise<[string | undefined, string | null][]> {
  const { search, find } = await server.query<Record<'search' | 'find', { properties: Line[] }>>(
    `query ($product: Product!, $text: String!) {
      search(product: $product, text: $text) { properties { ...Line } }
      find(text: $text) { properties { ...Line } }
    }
    fragment Line on FoundProperty { formerName hotel { name } beverageProperty { name } }`,
    { product, text },
  );
  expect(find.properties).toEqual(search.properties);
  return search.properties.map((line) => [(line.hotel ?? line.beverageProperty)?.name, line.formerName]);
}

/** Names of the suggestions of REST. */
async function suggested(text: string): Promise<object[]> {
  const { body } = await server.rest(`/rest/search/hotel/all/${text}`);
  const { properties } = body as { properties: { location_name: string; former_name?: string }[] };
  return properties.map(({ location_name, former_name }) => ({
    location_name,
    ...(former_name !== undefined && { former_name }),
  }));
}

test('a hotel that is found by an earlier name says which, and one found by what it is today does not', async () => {
  const premises = await insertPremises(server.db, '12 ALAMO PLZ');
  const seller = await insertHotel(server.db, { location_name: 'MENGER COURT' });
  const buyer = await insertHotel(server.db, { location_name: 'CROCKETT HOUSE', location_city: 'WACO' });
  for (const [hotel, columns] of [
    [seller, { location_name: 'TREVINO MOTEL', begin_date: '2001-01-01' }],
    [seller, { location_name: 'MENGER COURT', begin_date: '2010-01-01', position: 2 }],
    [buyer, { location_name: 'MENGER COURT', begin_date: '2020-01-01' }],
    [buyer, { location_name: 'CROCKETT HOUSE', begin_date: '2021-01-01', position: 2 }],
  ] as const) {
    await insertOwnership(server.db, hotel, premises, columns);
  }
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2010-01', to: '2019-12' },
    { id: buyer.id, from: '2020-01', to: '2023-12' },
  ]);
  const entry = (key: number, label: string, earlier: string) =>
    ({
      kind: 'PROPERTY',
      key,
      label,
      facts: [`WACO 78701 ${earlier}`, '12 ALAMO PLZ', 'OWNER LLC'],
    }) as const;
  await insertSearchEntries(server.db, [
    entry(seller.id, 'MENGER COURT', 'TREVINO MOTEL'),
    entry(buyer.id, 'CROCKETT HOUSE', 'MENGER COURT'),
  ]);
  expect(await found('menger')).toEqual([['CROCKETT HOUSE', 'MENGER COURT']]);
  expect(await suggested('menger')).toEqual([
    { location_name: 'CROCKETT HOUSE', former_name: 'MENGER COURT' },
  ]);
  expect(await suggested('crockett')).toEqual([{ location_name: 'CROCKETT HOUSE' }]);
  expect(await found('trevino waco')).toEqual([['CROCKETT HOUSE', 'TREVINO MOTEL']]);
  // A misspelled word is looked for as what it was taken for.
  expect(await found('trevimo')).toEqual([['CROCKETT HOUSE', 'TREVINO MOTEL']]);
  for (const today of ['crockett', 'house waco', '12 alamo', '78701 crock']) {
    expect(await found(today)).toEqual([['CROCKETT HOUSE', null]]);
  }
});

test('so does a bar', async () => {
  const premises = await insertPremises(server.db, '7 PECAN ST');
  const bar = await insertBeverage(server.db, { location_name: 'PECAN TAP ROOM' });
  const owned = { product: 'beverage', location_name: 'ARMADILLO LOUNGE' };
  await insertOwnership(server.db, bar, premises, owned);
  await insertSearchEntries(server.db, [
    {
      product: 'beverage',
      kind: 'PROPERTY',
      key: bar.id,
      label: 'PECAN TAP ROOM',
      facts: ['ARMADILLO LOUNGE'],
    },
  ]);
  expect(await found('armadillo', 'BEVERAGE')).toEqual([['PECAN TAP ROOM', 'ARMADILLO LOUNGE']]);
});
