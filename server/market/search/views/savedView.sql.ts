import type { ListSql } from '../../../platform/lib/list.sql.ts';

const columns = `'saved-view:' || o.id as id, o.id as "viewId", o.name, o.question, o.created_at as "createdAt"`;

/** A member's views; `where` narrows them. */
export function savedViewList(where: string): ListSql {
  return { name: 'savedViewList', columns, from: 'saved_view o', where };
}

/** $1: view, $2: member. No row if the view is not the member's. */
export const findView = `/* savedView.find */
  select ${columns} from saved_view o where o.id = $1 and o.member_id = $2`;

export const countViews = `/* savedView.count */ select count(*) as count from saved_view where member_id = $1`;

/** $1: member, $2: name, $3: question. No row if the name is taken. */
export const insertView = `/* savedView.insert */
  insert into saved_view (member_id, name, question) values ($1, $2, $3) on conflict do nothing returning id`;

/** $1: view, $2: member, $3: name. True if another of the member's views has the name. */
export const isNameTaken = `/* savedView.isNameTaken */
  select exists (
    select from saved_view where member_id = $2 and name = $3 and id <> $1
  ) as taken`;

/** $1: view, $2: member, $3: name, $4: question. */
export const updateView = `/* savedView.update */
  update saved_view set name = $3, question = $4 where id = $1 and member_id = $2`;

/** $1: view, $2: member. */
export const deleteView = `/* savedView.delete */ delete from saved_view where id = $1 and member_id = $2`;
