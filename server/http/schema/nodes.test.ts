import { expect, test } from 'vitest';
import { insertBeverage, insertBeverageFiling } from '../../market/beverages/beverage.factory.ts';
import { insertHotel, insertHotelFiling } from '../../market/hotels/hotel.factory.ts';
import { keyOf } from '../../market/figures/compare/compare.testing.ts';
import { nodeTypes } from '../../platform/lib/node.ts';
import { insertPremises } from '../../market/premises/premises.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

test('every kind of id is resolved, to the type it belongs to', async () => {
  const { db } = server;
  const release = await insertRelease(db);
  const numbers = { taxpayer_number: '32049649729', location_number: 22, last_month: '2023-09-01' };
  const hotel = await insertHotel(db, numbers);
  const bar = await insertBeverage(db, { taxpayer_number: 'MB123456', location_number: 0 });
  const [{ brand, parent }] = await db.query<[{ brand: number; parent: number }]>(
    '/* anyBrand */ select id as brand, parent_company_id as parent from brand limit 1',
  );
  const { viewer } = await server.query<{ viewer: { id: string; sessions: { id: string }[] } }>(
    '{ viewer { id sessions { id } } }',
  );
  const { createPortfolio } = await server.query<{ createPortfolio: { portfolio: { id: string } } }>(
    'mutation { createPortfolio(input: { name: "Mine", product: HOTEL }) { portfolio { id } } }',
  );
  const rival = await insertHotel(db);
  const { createComparisonSet } = await server.query<{
    createComparisonSet: { comparisonSet: { id: string } };
  }>(
    `mutation ($input: CreateComparisonSetInput!) { createComparisonSet(input: $input) { comparisonSet { id } } }`,
    { input: { name: 'Mine', subject: keyOf(hotel), competitors: [keyOf(rival)] } },
  );
  const { createSavedView } = await server.query<{ createSavedView: { savedView: { id: string } } }>(
    'mutation { createSavedView(input: { name: "Mine", question: "by=growth" }) { savedView { id } } }',
  );
  await db.query(
    `/* anInvoice */ insert into invoice (id, member_id, source, created_at, amount_due_cents, amount_paid_cents, status)
     values ('in_1', $1, 'sandbox', now(), 1500, 1500, 'paid')`,
    [viewer.id.slice('member:'.length)],
  );
  const ids: Record<keyof typeof nodeTypes, string> = {
    hotel: 'hotel:32049649729-00022',
    'hotel-establishment': 'hotel-establishment:32049649729-00022',
    'hotel-filing': `hotel-filing:${String(await insertHotelFiling(db, hotel, release))}`,
    beverage: 'beverage:MB123456-00000',
    'beverage-establishment': 'beverage-establishment:MB123456-00000',
    'beverage-filing': `beverage-filing:${String(await insertBeverageFiling(db, bar, release))}`,
    owner: 'owner:32049649729',
    city: 'city:AUSTIN',
    county: 'county:DE WITT',
    zip: 'zip:78701',
    premises: `premises:${String(await insertPremises(db, '1 MAIN ST'))}`,
    brand: `brand:${String(brand)}`,
    'parent-company': `parent-company:${String(parent)}`,
    release: `release:${String(release)}`,
    member: viewer.id,
    session: viewer.sessions[0]?.id ?? '',
    portfolio: createPortfolio.portfolio.id,
    'saved-view': createSavedView.savedView.id,
    'comparison-set': createComparisonSet.comparisonSet.id,
    invoice: 'invoice:in_1',
  };
  const [county] = await db.query<[{ name: string }]>(
    '/* aCounty */ select name from county where code = 62',
  );
  ids.county = `county:${county.name.toUpperCase()}`;
  const { nodes } = await server.query<{ nodes: { __typename: string; id: string }[] }>(document, {
    ids: Object.values(ids),
  });
  expect(nodes).toEqual(
    Object.entries(ids).map(([kind, id]) => ({
      __typename: Object.entries(nodeTypes).find(([k]) => k === kind)?.[1],
      id,
    })),
  );
});

test('an invalid or unknown id gives null', async () => {
  const ids = [
    'hotel:1-1',
    'hotel:nonsense',
    'hotel:',
    'nothing:1',
    'release:0',
    'release:999999',
    'release:1e3',
    'premises:99999999999',
    'zip:00000',
    '',
    'member:00000000-0000-0000-0000-000000000000',
    'session:00000000-0000-0000-0000-000000000000',
  ];
  const { nodes } = await server.query<{ nodes: null[] }>(document, { ids });
  expect(nodes).toEqual(ids.map(() => null));
});

test('a member cannot see another', async () => {
  const { viewer } = await server.query<{ viewer: { id: string } }>('{ viewer { id } }', {}, { as: 'admin' });
  expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id: viewer.id })).toEqual({
    node: null,
  });
});
