import {
  kindRank,
  newsColumns,
  newsItems,
  newsOrder,
  type NewsKind,
  type NewsRow,
} from './newsItems.rules.ts';
import { newsLine, spelledMonths } from './newsWords.rules.ts';

/** News of one release, with at most a number of lines of each kind. */
export interface ReleaseNews {
  releaseId: number;
  fileName: string;
  publishedAt: Date;
  /** Such as `Lodging, March 2023`. */
  about: string;
  kinds: { kind: NewsKind; count: number; lines: string[] }[];
}

const order = newsOrder.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');

/**
 * SQL of the news of a member ($1) in releases (SQL of their ids), with the facts of each release: at most `most` (SQL)
 * of each kind and release, and their number.
 */
export function newsOfReleases(releases: string, most: string): string {
  return `select n.*, r.file_name as "fileName", r.published_at as "publishedAt",
    to_char(r.first_month, 'YYYY-MM') as "firstMonth", to_char(r.last_month, 'YYYY-MM') as "lastMonth"
  from (
    select ${newsColumns}, count(*) over kind_of as count, row_number() over (kind_of order by ${order}) as place,
      row_number() over (order by ${order}) as position,
      o.location_name as "otherName", o.taxpayer_name as "otherOwner"
    from ${newsItems('$1::uuid', releases)}
    left join lateral (
      select location_name, taxpayer_name from hotel_property where n.product = 'hotel' and id = n.other_id
      union all
      select location_name, taxpayer_name from beverage_property where n.product = 'beverage' and id = n.other_id
    ) o on true
    window kind_of as (partition by n.release_id, ${kindRank})
  ) n join release r on r.id = n."releaseId"
  where n.place <= ${most}
  order by n.position`;
}

/** A row of {@link newsOfReleases}; amounts are cents. */
export interface ReleaseNewsRow extends NewsRow {
  otherName: string | null;
  otherOwner: string | null;
  fileName: string;
  publishedAt: Date;
  firstMonth: string;
  lastMonth: string;
  /** Number of news of the same kind in the release. */
  count: number;
  /** Among those of its kind and release, the first first. */
  place: number;
}

/** The news of each release, in the order of the rows. */
export function newsByRelease(rows: readonly ReleaseNewsRow[]): ReleaseNews[] {
  const releases = new Map<number, ReleaseNews>();
  for (const row of rows) {
    const { releaseId, fileName, publishedAt, kind, count } = row;
    const release = releases.get(releaseId) ?? {
      releaseId,
      fileName,
      publishedAt,
      about: aboutOf(row),
      kinds: [],
    };
    releases.set(releaseId, release);
    kindOf(release, kind, count).lines.push(newsLine(row));
  }
  return [...releases.values()];
}

function kindOf({ kinds }: ReleaseNews, kind: NewsKind, count: number): ReleaseNews['kinds'][number] {
  const known = kinds.find((each) => each.kind === kind) ?? { kind, count, lines: [] };
  if (!kinds.includes(known)) kinds.push(known);
  return known;
}

function aboutOf({ product, firstMonth, lastMonth }: ReleaseNewsRow): string {
  return `${product === 'HOTEL' ? 'Lodging' : 'Mixed beverage'}, ${spelledMonths(firstMonth, lastMonth)}`;
}

/** Number of news of each kind, such as `1 sold, 3 filed`. */
export function newsSummary(releases: readonly ReleaseNews[]): string {
  const counts = new Map<NewsKind, number>();
  for (const { kind, count } of releases.flatMap(({ kinds }) => kinds))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${String(count)} ${kind.toLowerCase()}`).join(', ');
}

/** The lines of a kind, and a last one that says how many more there are. */
export function linesWithRest({ count, lines }: ReleaseNews['kinds'][number]): string[] {
  const more = count - lines.length;
  return more > 0 ? [...lines, `and ${String(more)} more`] : lines;
}
