import type { PoolClient } from 'pg';
import { noteVersion } from '../../server/releases/rulesVersion.rules.ts';
import { mixedBeverage } from '../beverages/mixedBeverage.ts';
import { hotelTax } from '../hotels/hotelTax.ts';
import type { Product } from './stagedTable.ts';

const derived: Record<Product, readonly string[]> = {
  hotel: [
    'hotel_month',
    'hotel_place_month',
    'hotel_place_year',
    'hotel_place_like_for_like',
    'brand_month',
    'parent_company_month',
    'brand_like_for_like',
    'parent_company_like_for_like',
    'new_hotels_year',
  ],
  beverage: [
    'beverage_legacy_link',
    'beverage_permit_place',
    'beverage_month',
    'beverage_place_month',
    'beverage_place_year',
    'beverage_place_like_for_like',
  ],
};

const periodMonths: Record<Product, string> = { hotel: 'period_months', beverage: 'source' };

/** Addresses that no property is at any more. */
const removeEmptyPremises = `/* rebuildAll.removeEmptyPremises */
  delete from premises p
  where not exists (select from hotel_property where premises_id = p.id)
    and not exists (select from beverage_property where premises_id = p.id)
    and not exists (select from ownership_period where premises_id = p.id)`;

/**
 * Rebuilds all that is precomputed for one tax from its current filings and the reference facts of today, within
 * the caller's transaction. What an import rebuilds for the months it touches must equal this. Rows are deleted
 * and not truncated: whoever reads meanwhile must not wait. `onStage` is told what it does next.
 */
export async function rebuildAll(
  client: PoolClient,
  product: Product,
  onStage: (stage: string) => void = () => undefined,
): Promise<void> {
  const tax = product === 'hotel' ? hotelTax : mixedBeverage;
  onStage('places of filings');
  await tax.applyReference(client);
  await client.query(`/* rebuildAll.clear */
    ${derived[product].map((table) => `delete from ${table};`).join(' ')}
    delete from ownership_period where product = '${product}';
    delete from search_entry where product = '${product}';
    update ${product}_property set premises_id = null;
    update ${product}_property p set city = null, county_code = null, zip = null, first_month = null, last_month = null
    where p.first_month is not null and not exists (
      select from ${product}_filing f where f.property_id = p.id and f.replaced_by_release_id is null
    );
    create temporary table ${product}_change on commit drop as
    select id as filing_id, null::bigint as line, property_id, period_end, ${periodMonths[product]}, 'added' as kind
    from ${product}_filing where replaced_by_release_id is null;
    analyze ${product}_change`);
  await tax.rebuild(client, 0, onStage);
  await client.query(removeEmptyPremises);
  await client.query(noteVersion(product, 'all'));
}
