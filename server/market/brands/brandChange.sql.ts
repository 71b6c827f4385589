import { lockStatement } from '../../platform/lib/locks.sql.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

const columns = `c.id as "changeId", c.kind, nullif(c.match_text, '') as "matchText", c.property_id as "propertyId",
  c.location_name as "hotelName", c.made_at as "madeAt", c.made_by as "madeBy", c.done_at as "doneAt", c.hotels,
  case when c.done_at is not null then 'DONE' when c.failed_at is not null then 'FAILED' else 'WAITING' end as state`;

export function brandChangeList(where: string): ListSql {
  return { name: 'brandChangeList', columns, from: 'brand_change c', where };
}

/** Lock that makes administrators change rules and corrections one at a time; held until the transaction ends. */
export const lockBrandActions = lockStatement('lockBrandActions', 'brandActions');

/** Records a change: $1 kind, $2 a rule's text, or $3 a property and $4 its name, $5 who made it. */
export const addBrandChange = `/* addBrandChange */
  insert into brand_change as c (kind, match_text, property_id, location_name, made_by)
  values ($1, $2, $3, $4, $5)
  returning ${columns}`;
