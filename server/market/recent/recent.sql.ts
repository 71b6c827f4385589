import type { ListSql } from '../../platform/lib/list.sql.ts';

/** Views; `where` narrows them to a member's. */
export function recentViewList(where: string): ListSql {
  return {
    name: 'recentViewList',
    columns: `v.property_id as "propertyId", upper(v.product) as product, v.viewed_at as "viewedAt"`,
    from: 'recent_view v',
    where,
  };
}

/** Time of a view in microseconds since 1970, so that cursors are exact. */
export const viewedMicros = '(extract(epoch from v.viewed_at) * 1000000)::bigint';

/** $1: member, $2: taxpayer number, $3: location number. Returns a row if the property exists. */
export const recordView = (product: 'hotel' | 'beverage'): string => `/* recent.record ${product} */
  insert into recent_view (member_id, product, property_id)
  select $1, '${product}', id from ${product}_property where taxpayer_number = $2 and location_number = $3
  on conflict (member_id, product, property_id) do update set viewed_at = now()
  returning property_id`;

/** Deletes all but the latest ($2) views of the member ($1). */
export const forgetOldViews = `/* recent.forgetOld */
  delete from recent_view where member_id = $1 and viewed_at < (
    select viewed_at from recent_view where member_id = $1 order by viewed_at desc offset $2 - 1 limit 1
  )`;
