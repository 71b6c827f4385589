import { leastRooms, propertiesNamed } from '../../../server/market/brands/brandOfFiling.rules.ts';

export const countWaiting = `/* brandChanges.countWaiting */
  select count(*) as waiting from brand_change where done_at is null`;

/** Waiting changes, in the order of their time. */
export const findWaiting = `/* brandChanges.findWaiting */
  select id, match_text, property_id, location_name from brand_change where done_at is null order by id`;

/**
 * Records that changes ($1, ids; null for all waiting) are in the figures, and the number of hotels affected
 * ($2).
 */
export const finishChanges = `/* brandChanges.finish */
  update brand_change set done_at = clock_timestamp(), hotels = $2::integer, failed_at = null, error = null
  where done_at is null and ($1::integer[] is null or id = any($1))`;

/** Records the reason ($1) why waiting changes failed; they keep waiting. */
export const failChanges = `/* brandChanges.fail */
  update brand_change set failed_at = clock_timestamp(), error = $1 where done_at is null`;

/**
 * The current filings that may have another brand, as a merge would note them: those under the names that another
 * rule matches ($1), and those of corrected properties ($2) under the corrected names ($3).
 */
export const findFilings = `/* rebuildBrands.findFilings */
  create temporary table hotel_change on commit drop as
  with filing as (
    select f.id, f.property_id, f.period_end, f.period_months
    from ${propertiesNamed('$1')} named
    join hotel_filing f on f.property_id = named.property_id and f.replaced_by_release_id is null
    join unnest($1::text[]) as name on name = f.location_name
    where f.room_capacity >= ${leastRooms} and not f.is_marketplace and cardinality($1::text[]) > 0
    union
    select f.id, f.property_id, f.period_end, f.period_months
    from unnest($2::integer[], $3::text[]) as corrected(property_id, location_name)
    join hotel_filing f using (property_id, location_name)
    where f.replaced_by_release_id is null
  )
  select id as filing_id, null::bigint as line, property_id, period_end, period_months, 'changed' as kind from filing`;

/** Brands that include the touched months; read before and after these are rewritten. */
export const brandsOfTouched = `/* rebuildBrands.brandsOfTouched */
  select distinct m.brand_id
  from touched_hotel_month t
  join hotel_month m on m.property_id = t.property_id and m.month = t.month
  where m.brand_id is not null`;

/** Brands that hotels had or have in sparse months. */
export const brandsOfSparse = `/* rebuildBrands.brandsOfSparse */
  select coalesce(array_agg(distinct brand_id) filter (where brand_id is not null), '{}') as ids
  from hotel_month_change`;

export const touchedMonths = `/* rebuildBrands.touchedMonths */
  select coalesce(array_agg(distinct month), '{}') as months from touched_hotel_month`;

export const companiesOf = `/* rebuildBrands.companiesOf */
  select coalesce(array_agg(distinct parent_company_id), '{}') as ids from brand where id = any($1::integer[])`;

/** With the reference file a brand may go to another company, or months to none: all of them are summed. */
export const allBrandMonths = `/* rebuildBrands.allMonths */
  select coalesce(array_agg(month), '{}') as months
  from (select distinct month from hotel_month union select distinct month from brand_month) known`;

export const countHotels = `/* rebuildBrands.countHotels */
  select count(distinct property_id) as hotels from hotel_change`;
