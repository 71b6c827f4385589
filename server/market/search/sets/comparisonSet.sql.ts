import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { standingFor } from '../../premises/establishment.sql.ts';

/** Hotels are kept as they were named, and shown as their latest owners' properties, each once. */
const columns = `
  'comparison-set:' || o.id as id, o.id as "setId", o.name, o.created_at as "createdAt",
  ${standingFor('hotel', 'o.subject_id')} as "subjectId",
  array(
    select standing.id
    from comparison_set_hotel kept
    cross join lateral (select ${standingFor('hotel', 'kept.property_id')} as id) standing
    where kept.set_id = o.id and standing.id <> ${standingFor('hotel', 'o.subject_id')}
    group by standing.id order by min(kept.position)
  ) as "competitorIds"`;

/** A member's sets; `where` narrows them. */
export function comparisonSetList(where: string): ListSql {
  return { name: 'comparisonSetList', columns, from: 'comparison_set o', where };
}

/** $1: set, $2: member. No row if the set is not the member's. */
export const findSet = `/* comparisonSet.find */
  select ${columns} from comparison_set o where o.id = $1 and o.member_id = $2`;

export const countSets = `/* comparisonSet.count */
  select count(*) as count from comparison_set where member_id = $1`;

/** $1: member, $2: name, $3: subject, $4: competitors in order. No row if the name is taken. */
export const insertSet = `/* comparisonSet.insert */
  with made as (
    insert into comparison_set (member_id, name, subject_id) values ($1, $2, $3) on conflict do nothing returning id
  ), kept as (
    insert into comparison_set_hotel (set_id, property_id, position)
    select made.id, h.id, h.position from made, unnest($4::int[]) with ordinality as h(id, position)
  )
  select id from made`;

/** $1: set, $2: member, $3: name, $4: subject, $5: competitors in order. No row if the name is taken. */
export const updateSet = `/* comparisonSet.update */
  with changed as (
    update comparison_set o set name = $3, subject_id = $4
    where o.id = $1 and o.member_id = $2 and not exists (
      select from comparison_set other where other.member_id = $2 and other.name = $3 and other.id <> $1
    )
    returning o.id
  ), gone as (
    delete from comparison_set_hotel kept using changed
    where kept.set_id = changed.id and kept.property_id <> all ($5::int[])
  ), kept as (
    insert into comparison_set_hotel (set_id, property_id, position)
    select changed.id, h.id, h.position from changed, unnest($5::int[]) with ordinality as h(id, position)
    on conflict (set_id, property_id) do update set position = excluded.position
  )
  select id from changed`;

/** $1: set, $2: member. No row if the set is not the member's. */
export const deleteSet = `/* comparisonSet.delete */
  delete from comparison_set where id = $1 and member_id = $2 returning id`;
