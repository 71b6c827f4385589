import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { newsColumns, newsItems } from './newsItems.rules.ts';

/** Months for which news are shown. */
const SHOWN = 12;

/** Releases in force whose news are shown. */
const shownReleases = `select id from release
      where undone_at is null and published_at > now() - interval '${String(SHOWN)} months'`;

/** News of a member (a placeholder); `where` narrows them. */
export function newsList(member: string, where: string): ListSql {
  return { name: 'newsList', columns: newsColumns, from: newsItems(member, shownReleases), where };
}

/** Number of news of a member ($1) by release and kind, for the latest releases ($2: most) with any. */
export const newsCounts = `/* newsCounts */
  with counted as (
    select n.release_id, n.kind, count(*)::int as count
    from ${newsItems('$1::uuid', shownReleases)}
    group by n.release_id, n.kind
  )
  select release_id as "releaseId", json_agg(json_build_object('kind', kind, 'count', count)) as counts
  from counted group by release_id order by release_id desc limit $2`;
