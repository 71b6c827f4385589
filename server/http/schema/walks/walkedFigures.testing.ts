import type { Walked } from './walks.testing.ts';
import type { ProductName } from '../../../market/productName.rules.ts';

const inCounty = 'filter: { county: { eq: "BEXAR" } }';

/** Lists whose rows come with an import only, on the synthetic sample. */
export const figureLists: readonly Walked[] = [
  ...doubtfulInOrders(),
  { of: 'Query.brandRules', as: 'admin', ask: 'brandRules(PAGE)' },
  ...['MONTHLY, year: 2022, month: 3', 'QUARTERLY, year: 2022, quarter: 1'].map((type) => ({
    of: 'Query.hotelResults',
    id: busiestCity('hotel'),
    ask: `hotelResults(input: { type: ${type}, place: { kind: CITY, names: ["ID"] } }, PAGE)`,
  })),
  {
    of: 'Query.beverageResults',
    id: busiestCity('beverage'),
    ask: 'beverageResults(input: { place: { kind: CITY, names: ["ID"] }, year: 2022, month: 3 }, PAGE)',
  },
  {
    of: 'Query.news',
    id: "select 'release:' || max(release_id) as id from hotel_filing where city <> 'WALK'",
    ask: 'news(release: "ID", PAGE)',
  },
  { of: 'Hotel.revisions', id: propertyWithFilings('hotel'), ask: 'revisions(PAGE)' },
  { of: 'BeverageProperty.revisions', id: propertyWithFilings('beverage'), ask: 'revisions(PAGE)' },
  {
    of: 'Release.revisions',
    id: `select 'release:' || release_id as id from hotel_filing group by release_id
      having count(*) between 5 and 450 order by count(*), release_id limit 1`,
    ask: 'revisions(PAGE)',
  },
  ...rankings(),
  {
    of: 'NewHotelsYear.hotels',
    within: 'newHotels(year: 2018) { LIST }',
    ask: 'hotels(PAGE)',
  },
  {
    of: 'Owner.handovers',
    id: `select 'owner:' || p.taxpayer_number as id from establishment_property e
      join hotel_property p on p.id = e.property_id where e.product = 'hotel'
      group by p.taxpayer_number order by count(*) filter (where e.position > 1) desc, p.taxpayer_number limit 1`,
    ask: 'handovers(PAGE)',
  },
  {
    of: 'BrandPreview.rebrandings',
    as: 'admin',
    id: "select id::text as id from brand where name = 'Hyatt Place'",
    within:
      'brandPreview(input: { addRule: { matchText: "INN", excludeTexts: [], brandId: "brand:ID" } }) { LIST }',
    ask: 'rebrandings(PAGE)',
  },
];

function doubtfulInOrders(): Walked[] {
  const columns = [
    'BRAND',
    'COUNTED',
    'DECISION',
    'FILED',
    'HOTEL',
    'PERIOD',
    'PLACE',
    'RECEIPTS',
    'USUAL_MONTH',
  ];
  const orders = columns.flatMap((column) => [`${column}_ASC`, `${column}_DESC`]);
  return orders.map((order) => ({
    of: 'Query.doubtfulFilings',
    as: 'admin',
    id: `select city as id from doubtful_filing group by city having count(*) between 5 and 80
      order by count(*) desc, city limit 1`,
    ask: `doubtfulFilings(filter: { city: { eq: "ID" }, flags: [IDLE_ROOMS] }, orderBy: [${order}], PAGE)`,
  }));
}

function rankings(): Walked[] {
  const months = 'from: "2022-01", to: "2022-12"';
  const of = ['RECEIPTS', 'REVPAR', 'ROOMS'].flatMap((by) =>
    ['HIGHEST', 'LOWEST'].map((at) => `by: ${by}, direction: ${at}`),
  );
  return of.flatMap((order) => [
    { of: 'Query.rankPlaces', ask: `rankPlaces(product: HOTEL, kind: COUNTY, ${months}, ${order}, PAGE)` },
    { of: 'Query.rankBrands', ask: `rankBrands(${months}, ${order}, PAGE)` },
    {
      of: 'Query.rankOwners',
      ask: `rankOwners(product: HOTEL, ${inCounty}, minimumProperties: 1, minimumRooms: 1, ${months}, ${order}, PAGE)`,
    },
    {
      of: 'Query.rankProperties',
      ask: `rankProperties(product: HOTEL, ${inCounty}, ${months}, ${order}, PAGE)`,
    },
  ]);
}

function busiestCity(product: ProductName): string {
  return `select city as id from ${product}_property group by city having count(*) < 30
    order by count(*) desc, city limit 1`;
}

function propertyWithFilings(product: ProductName): string {
  return `select '${product}:' || taxpayer_number || '-' || lpad(location_number::text, 5, '0') as id
    from ${product}_property where id = (
      select property_id from ${product}_filing group by property_id having count(*) between 5 and 60
      order by count(*) desc, property_id limit 1
    )`;
}
