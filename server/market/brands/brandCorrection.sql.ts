import type { ListSql } from '../../platform/lib/list.sql.ts';

const columns = `c.id as "correctionId", c.property_id as "propertyId", c.location_name as "hotelName",
  c.brand_id as "brandId", c.reason, c.made_at as "madeAt", c.made_by as "madeBy", c.ended_at as "endedAt",
  c.ended_by as "endedBy"`;

export function brandCorrectionList(where: string): ListSql {
  return { name: 'brandCorrectionList', columns, from: 'hotel_brand_correction c', where };
}

/**
 * A hotel by its numbers ($1, $2), and whether it has filed under a name ($3; null for the current name) other than
 * as a marketplace.
 */
export const findCorrectable = `/* findCorrectable */
  select p.id as "propertyId", named.name as "hotelName", p.is_marketplace as "isMarketplace",
    exists (
      select from hotel_filing f
      where f.property_id = p.id and f.replaced_by_release_id is null and f.location_name = named.name
        and not f.is_marketplace
    ) as "isFiled"
  from hotel_property p
  cross join lateral (select coalesce($3::text, p.location_name) as name) named
  where p.taxpayer_number = $1 and p.location_number = $2`;

/** The correction in force for a property ($1) under a name ($2). */
export const findCorrection = `/* findCorrection */
  select ${columns} from hotel_brand_correction c
  where c.property_id = $1 and c.location_name = $2 and c.ended_at is null`;

export const findCorrectionById = `/* findCorrectionById */
  select ${columns} from hotel_brand_correction c where c.id = $1`;

/** Ends the correction in force for a property ($1) under a name ($2). $3: who ends it. */
export const endCorrection = `/* endCorrection */
  update hotel_brand_correction set ended_at = now(), ended_by = $3
  where property_id = $1 and location_name = $2 and ended_at is null`;

/** Corrects a property ($1) under a name ($2) to a brand ($3, null for none): reason ($4) and administrator ($5). */
export const addCorrection = `/* addCorrection */
  insert into hotel_brand_correction (property_id, location_name, brand_id, reason, made_by)
  values ($1, $2, $3, $4, $5)`;
