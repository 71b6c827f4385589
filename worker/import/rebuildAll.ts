import type { PoolClient } from 'pg';
import { keepLatestPeriods } from '../../server/market/releases/latestPeriod.rules.ts';
import { noteVersion } from '../../server/market/releases/rulesVersion.rules.ts';
import { quietly } from './product.ts';
import type { OnStage } from './product.ts';
import { waitingDecisions } from '../market/hotels/waitingDecisions.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { taxes } from './taxes.ts';

/** Number of calls of `onStage`. */
export const STAGES = 6;

const derived: Record<ImportedProduct, readonly string[]> = {
  hotel: [
    'hotel_month',
    'hotel_year',
    'hotel_place_month',
    'hotel_place_year',
    'hotel_place_like_for_like',
    'brand_month',
    'parent_company_month',
    'brand_like_for_like',
    'parent_company_like_for_like',
    'new_hotels_year',
    'doubtful_filing',
  ],
  beverage: [
    'beverage_legacy_link',
    'beverage_permit_place',
    'beverage_month',
    'beverage_year',
    'beverage_place_month',
    'beverage_place_year',
    'beverage_place_like_for_like',
  ],
};

const periodMonths: Record<ImportedProduct, string> = { hotel: 'period_months', beverage: 'source' };

/** An address may have lost its hotels, and have bars still. */
const forgetFirstHotels = `update premises set first_hotel_begin = null, first_hotel_id = null, first_hotel_rooms = null
    where first_hotel_begin is not null;`;

/** Addresses that no property is at any more. */
const removeEmptyPremises = `/* rebuildAll.removeEmptyPremises */
  delete from premises p
  where not exists (select from hotel_property where premises_id = p.id)
    and not exists (select from beverage_property where premises_id = p.id)
    and not exists (select from ownership_period where premises_id = p.id)`;

/** A comparison set without its subject compares nothing. */
const unsetRemoved = `, unset as (
    delete from comparison_set_hotel where property_id in (select id from removed)
  ), without_subject as (
    delete from comparison_set where subject_id in (select id from removed)
  )`;

/**
 * Properties that no filing names, not even one that was replaced or undone: an earlier version kept the rows of staff
 * who were testing.
 * One that an administrator corrected stays, since the correction names it.
 */
function removeUnfiled(product: ImportedProduct): string {
  const corrected = ['hotel_brand_correction', 'brand_change']
    .map((table) => `and not exists (select from ${table} c where c.property_id = p.id)`)
    .join(' ');
  return `/* rebuildAll.removeUnfiled ${product} */
  with removed as (
    delete from ${product}_property p
    where not exists (select from ${product}_filing f where f.property_id = p.id)
      and not exists (select from ${product}_filing_undone f where f.property_id = p.id)
      ${product === 'hotel' ? corrected : ''}
    returning id
  ), unlisted as (
    delete from portfolio_property kept using portfolio o
    where o.id = kept.portfolio_id and o.product = '${product}' and kept.property_id in (select id from removed)
  )${product === 'hotel' ? unsetRemoved : ''}
  delete from recent_view where product = '${product}' and property_id in (select id from removed)`;
}

/** Names whose brand is known and that no filing has any more. */
const forgetNames = `/* rebuildAll.forgetNames */
  delete from brand_name_match b where not exists (select from hotel_filing f where f.location_name = b.location_name)`;

/**
 * Rebuilds all derived data of one tax from its current filings and reference facts, within the caller's
 * transaction. An import must give the same result for the months it affects. Rows are deleted, not truncated,
 * so that readers never wait. `onStage` receives the next step.
 */
export async function rebuildAll(
  client: PoolClient,
  product: ImportedProduct,
  onStage: OnStage = quietly,
): Promise<void> {
  const tax = taxes[product];
  const decisions = await waitingDecisions(client);
  await onStage('places of filings');
  await tax.applyReference(client);
  await client.query(`/* rebuildAll.clear */
    ${derived[product].map((table) => `delete from ${table};`).join(' ')}
    delete from ownership_period where product = '${product}';
    delete from establishment_property where product = '${product}';
    delete from owner_address where product = '${product}';
    delete from search_entry where product = '${product}';
    delete from search_word where product = '${product}';
    update ${product}_property set premises_id = null;
    ${product === 'hotel' ? forgetFirstHotels : ''}
    update ${product}_property p set city = null, county_code = null, zip = null, first_month = null, last_month = null
    where p.first_month is not null and not exists (
      select from ${product}_filing f where f.property_id = p.id and f.replaced_by_release_id is null
    );
    create temporary table ${product}_change on commit drop as
    select id as filing_id, null::bigint as line, property_id, period_end, ${periodMonths[product]}, 'added' as kind
    from ${product}_filing where replaced_by_release_id is null;
    analyze ${product}_change`);
  await client.query(keepLatestPeriods(product));
  await client.query(removeUnfiled(product));
  if (product === 'hotel') await client.query(forgetNames);
  await tax.rebuild(client, 0, onStage);
  await client.query(removeEmptyPremises);
  if (product === 'hotel') await decisions.finish();
  await client.query(noteVersion(product, 'all'));
}
