import type { Walked } from './walks.testing.ts';

/** Lists whose rows come with an import only, on the synthetic sample. */
export const figureLists: readonly Walked[] = [
  ...doubtfulInOrders(),
  { of: 'Query.brandRules', as: 'admin', ask: 'brandRules(PAGE)' },
  ...['MONTHLY', 'QUARTERLY', 'QUARTERLY_AND_MONTHLY'].map((type) => ({
    of: 'Query.hotelResults',
    id: busiestCity('hotel'),
    ask: `hotelResults(input: { type: ${type}, place: { kind: CITY, names: ["ID"] }, year: 2022 }, PAGE)`,
  })),
  {
    of: 'Query.beverageResults',
    id: busiestCity('beverage'),
    ask: 'beverageResults(input: { place: { kind: CITY, names: ["ID"] }, year: 2022, month: 3 }, PAGE)',
  },
  { of: 'Query.news', ask: 'news(PAGE)' },
  { of: 'Hotel.revisions', id: propertyWithFilings('hotel'), ask: 'revisions(PAGE)' },
  { of: 'BeverageProperty.revisions', id: propertyWithFilings('beverage'), ask: 'revisions(PAGE)' },
  ...['hotel', 'beverage'].map((product) => ({
    of: 'Release.revisions',
    id: `select 'release:' || release_id as id from ${product}_filing group by release_id
      having count(*) between 5 and 450 order by count(*) limit 1`,
    ask: 'revisions(PAGE)',
  })),
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
    id: `select brand_rule_id::text as id from hotel_property where brand_rule_id is not null
      group by brand_rule_id order by count(*) desc, brand_rule_id limit 1`,
    within: 'brandPreview(input: { changeRule: { ruleId: ID, isDisabled: true } }) { LIST }',
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
    id: `select city as id from doubtful_filing group by city having count(*) between 20 and 80
      order by count(*) desc, city limit 1`,
    ask: `doubtfulFilings(filter: { city: { eq: "ID" } }, orderBy: [${order}], PAGE)`,
  }));
}

function busiestCity(product: 'hotel' | 'beverage'): string {
  return `select city as id from ${product}_property group by city having count(*) < 30
    order by count(*) desc, city limit 1`;
}

function propertyWithFilings(product: 'hotel' | 'beverage'): string {
  return `select '${product}:' || taxpayer_number || '-' || lpad(location_number::text, 5, '0') as id
    from ${product}_property where id = (
      select property_id from ${product}_filing group by property_id having count(*) between 5 and 60
      order by count(*) desc, property_id limit 1
    )`;
}
