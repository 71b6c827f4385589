import type { ListSql } from '../../platform/lib/list.sql.ts';

const columns = `
  'release:' || r.id as id, r.id as "releaseId", upper(r.product) as product, r.format,
  r.file_name as "fileName", r.sha256, r.issued_on as "issuedOn", r.published_at as "publishedAt", r.synthetic,
  to_char(r.first_month, 'YYYY-MM') as "firstMonth", to_char(r.last_month, 'YYYY-MM') as "lastMonth",
  r.rows, r.accepted, r.refused, r.added, r.changed, r.retired, r.unchanged,
  r.total_cents as total, r.taxable_cents as taxable, r.undone_at as "undoneAt",
  nullif(r.undo_reason, '') as "undoReason"`;

/** $1: release ids. */
export const releasesById = `/* releasesById */
  select k.position, ${columns}
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join release r using (id)`;

export function releaseList(where: string): ListSql {
  return { name: 'releaseList', columns, from: 'release r', where };
}

/** The last release of each product ($1) published by the end of a day ($2, UTC); 0 before the first. */
export const lastReleasesBy = `/* lastReleasesBy */
  select coalesce((
    select max(id) from release
    where product = k.product and published_at < ((k.day + 1)::timestamp at time zone 'UTC')
  ), 0) as id
  from unnest($1::text[], $2::date[]) with ordinality as k(product, day, position)
  order by k.position`;

/** The latest release in force of a product ($1) up to a number ($2; null for any); no row before the first. */
export const latestReleaseBy = `/* latestReleaseBy */
  select id from release
  where product = $1 and undone_at is null and id <= coalesce($2::bigint, id)
  order by id desc limit 1`;

/** SQL of the number of the latest release in force of hotels, up to a number (SQL; null for any). */
export function latestHotelRelease(limit = 'null'): string {
  return `(select max(id) from release where product = 'hotel' and undone_at is null and id <= coalesce(${limit}::bigint, id))`;
}

/**
 * The latest release in force of each product that has one, up to the number of each (a JSON object $1; null for any).
 * Read for every answer of the REST facade about figures.
 */
export const latestReleases = `/* latestReleases */ /* prepared */
  select product, 'release:' || max(id) as id from release
  where undone_at is null and id <= coalesce(($1::jsonb ->> product)::bigint, id)
  group by product order by product desc`;

export const anySynthetic = `/* anySynthetic */ select exists (
    select from release where synthetic and undone_at is null
  ) as synthetic`;
