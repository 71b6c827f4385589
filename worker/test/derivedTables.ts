import type { Pool, PoolClient } from 'pg';
import { groupBy } from '../../server/platform/lib/byKey.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/** Tables with data derived from a tax's filings, and the filings themselves, which have their places. */
const tables: Record<ImportedProduct, readonly string[]> = {
  hotel: [
    'hotel_filing',
    'hotel_property',
    'hotel_month',
    'hotel_year',
    'hotel_place_month',
    'hotel_place_year',
    'brand_month',
    'parent_company_month',
    'brand_name_match',
    'new_hotels_year',
    'doubtful_filing',
    'hotel_place_like_for_like',
    'brand_like_for_like',
    'parent_company_like_for_like',
  ],
  beverage: [
    'beverage_filing',
    'beverage_property',
    'beverage_month',
    'beverage_year',
    'beverage_place_month',
    'beverage_place_year',
    'beverage_place_like_for_like',
    'beverage_permit',
    'beverage_legacy_link',
    'beverage_permit_place',
  ],
};
const ofBoth = [
  'premises',
  'premises_join',
  'premises_doubt',
  'ownership_period',
  'establishment_property',
  'search_entry',
  'search_word',
  'owner_address',
];

const named = (table: string, name: string, id: string): string =>
  `(select ${name} from ${table} named where named.id = t.${id})`;
const propertyOf = (product: string, id = 'property_id'): string =>
  named(`${product}_property`, `taxpayer_number || '-' || location_number`, id);

/**
 * A natural key for each id, because each database numbers its own. Replaced filings are identified by the
 * release that replaced them.
 */
function naturalKeys(table: string): Record<string, string | null> {
  const ofEither = (id: string): string =>
    `case t.product when 'hotel' then ${propertyOf('hotel', id)} else ${propertyOf('beverage', id)} end`;
  const product = table.startsWith('beverage') ? 'beverage' : 'hotel';
  return {
    id: null,
    property_id: ofBoth.includes(table) ? ofEither('property_id') : propertyOf(product),
    establishment_id: ofEither('establishment_id'),
    latest_property_id: ofEither('latest_property_id'),
    first_hotel_id: propertyOf('hotel', 'first_hotel_id'),
    premises_id: named('premises', `address || ' ' || zip`, 'premises_id'),
    // A doubtful filing is identified by its period, place and effect.
    filing_id:
      table === 'doubtful_filing'
        ? null
        : named('beverage_filing', `permit || ' ' || period_end || ' ' || key_address`, 'filing_id'),
    brand_id: named('brand', 'name', 'brand_id'),
    parent_company_id: named('parent_company', 'name', 'parent_company_id'),
    brand_rule_id: named('brand_rule', 'match_text', 'brand_rule_id'),
    rule_id: named('brand_rule', 'match_text', 'rule_id'),
    release_id: named('release', 'sha256', 'release_id'),
    replaced_by_release_id: named('release', 'sha256', 'replaced_by_release_id'),
  };
}

interface Asked {
  product: ImportedProduct;
  /** Of releases imported in another order: history apart, and which release it was that last touched a sum. */
  isReordered?: boolean;
  /** Columns of filings that are compared only while the filing is current. */
  isFrozenLeftOut?: RegExp;
}

interface Column {
  table: string;
  column: string;
}

/** Row count and checksum of every derived table of a tax: equal in databases with equal data. */
export async function derivedTables(
  db: Pool | PoolClient,
  asked: Asked,
): Promise<Record<string, string | undefined>> {
  const sums: Record<string, string | undefined> = {};
  for (const [table, row] of await derivedRows(db, asked)) {
    // The sum of the rows' hashes does not depend on their order, so that nothing has to be sorted.
    const { rows } = await db.query<{ sum: string }>(`/* test.checksum ${table} */
      select count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as sum from ${table} t
      ${asked.isReordered && /^(hotel|beverage)_filing$/.test(table) ? 'where t.replaced_by_release_id is null' : ''}`);
    sums[table] = rows[0]?.sum;
  }
  return sums;
}

/** Every derived table of a tax with the SQL of one of its rows `t` as text. */
export async function derivedRows(
  db: Pool | PoolClient,
  { product, isReordered = false, isFrozenLeftOut }: Asked,
): Promise<[table: string, row: string][]> {
  const { rows } = await db.query<Column>(
    `/* test.columns */ select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any($1) and not ($2 and column_name like '%release_id')
    order by table_name, column_name`,
    [[...tables[product], ...ofBoth], isReordered],
  );
  return [...groupBy(rows, ({ table }) => table)].map(([table, columns]) => {
    const keys = naturalKeys(table);
    const filed = ({ column }: Column): string =>
      table === `${product}_filing` && isFrozenLeftOut?.test(column)
        ? `case when t.replaced_by_release_id is null then t.${column} end`
        : `t.${column}`;
    const values = columns.map((each) => (each.column in keys ? keys[each.column] : filed(each)));
    return [table, `row (${values.filter((sql) => sql !== null).join(', ')})::text`];
  });
}
