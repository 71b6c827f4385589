import type { Viewer } from '../../../platform/viewer.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { List } from '../../../platform/lib/list.ts';
import { monthOf } from '../../../platform/lib/month.ts';
import { NEWS_KINDS, newsOrder, type NewsKind, type NewsRow } from './newsItems.rules.ts';
import { newsCounts, newsList } from './news.sql.ts';
import type { NewsCount, NewsItem, NewsRelease } from './news.type.ts';
import { reasonOf } from './newsWords.rules.ts';

/** Releases for which counts are listed. */
export const SHOWN_RELEASES = 24;

/** News of the member, of one release or of all that are shown. */
export function ownNews(
  { memberId }: Viewer,
  { release, kinds }: { release: number | null; kinds: readonly NewsKind[] },
): List<NewsRow, NewsItem> {
  return {
    sql: (params) => {
      const member = params.add(memberId, 'uuid');
      const ofRelease = release === null ? 'true' : `n.release_id = ${params.add(release, 'bigint')}`;
      return newsList(member, `n.kind = any(${params.add(kinds, 'text[]')}) and ${ofRelease}`);
    },
    order: newsOrder,
    finish: newsItemOf,
  };
}

function newsItemOf(row: NewsRow): NewsItem {
  const { periodMonths, onDay } = row;
  return {
    ...row,
    month: periodMonths === null ? null : monthOf(onDay),
    on: periodMonths === null ? onDay : null,
    reason: reasonOf(row),
  };
}

/** The latest releases with news of the member, and how many of each kind. */
export async function ownNewsReleases(db: Db, { memberId }: Viewer): Promise<NewsRelease[]> {
  const rows = await db.query<{ releaseId: number; counts: NewsCount[] }[]>(newsCounts, [
    memberId,
    SHOWN_RELEASES,
  ]);
  const rank = ({ kind }: NewsCount): number => NEWS_KINDS.indexOf(kind);
  return rows.map(({ releaseId, counts }) => ({
    releaseId,
    counts: counts.toSorted((one, other) => rank(one) - rank(other)),
  }));
}
