import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { standingFor } from '../../premises/establishment.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const columns = `v.property_id as "propertyId", v.earlier_id as "earlierId", upper(v.product) as product,
    v.viewed_at as "viewedAt"`;

/** Views of a member (a placeholder): each hotel or bar once, as its latest owner's property. */
export function recentViewList(member: string): ListSql {
  const views = `select viewed.product, standing.id as property_id, max(viewed.viewed_at) as viewed_at,
      case when not bool_or(viewed.property_id = standing.id)
        then (array_agg(viewed.property_id order by viewed.viewed_at desc))[1] end as earlier_id
    from recent_view viewed
    cross join lateral (
      select case viewed.product
        when 'hotel' then ${standingFor('hotel', 'viewed.property_id')}
        else ${standingFor('beverage', 'viewed.property_id')}
      end as id
    ) standing
    where viewed.member_id = ${member}
    group by viewed.product, standing.id`;
  return { name: 'recentViewList', columns, from: `(${views}) v`, where: 'true' };
}

/** The same, each property by itself. */
export function recentPropertyList(member: string): ListSql {
  const views = `select *, null::integer as earlier_id from recent_view where member_id = ${member}`;
  return { name: 'recentPropertyList', columns, from: `(${views}) v`, where: 'true' };
}

/** Time of a view in microseconds since 1970, so that cursors are exact. */
export const viewedMicros = '(extract(epoch from v.viewed_at) * 1000000)::bigint';

/** $1: member, $2: taxpayer number, $3: location number. Returns a row if the property exists. */
export const recordView = (product: ProductName): string => `/* recent.record ${product} */
  insert into recent_view (member_id, product, property_id)
  select $1, '${product}', id from ${product}_property where taxpayer_number = $2 and location_number = $3
  on conflict (member_id, product, property_id) do update set viewed_at = now()
  returning property_id`;

/** Deletes all but the latest ($2) views of the member ($1). */
export const forgetOldViews = `/* recent.forgetOld */
  delete from recent_view where member_id = $1 and viewed_at < (
    select viewed_at from recent_view where member_id = $1 order by viewed_at desc offset $2 - 1 limit 1
  )`;
