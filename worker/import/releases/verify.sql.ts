import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/** Releases in force ($1: only this one; null for all), with the files that they came in. */
export const listStored = `/* verify.stored */
  select r.id, r.file_name as file, r.product, r.synthetic, r.rows, r.accepted, r.refused, r.added, r.changed, r.retired,
    i.file_name as "rawName", i.raw_sha256 as "rawSha256",
    i.raw_deleted_at is not null as "isRawDeleted"
  from release r join import i on i.id = r.import_id
  where r.undone_at is null and ($1::bigint is null or r.id = $1)
  order by r.id`;

/** Filings that each release of a product brought and ended. */
export function countFilings(product: ImportedProduct): string {
  return `/* verify.countFilings ${product} */
  select release_id as id, sum(brought)::bigint as brought, sum(ended)::bigint as ended
  from (
    select release_id, count(*) as brought, 0 as ended from ${product}_filing group by release_id
    union all
    select replaced_by_release_id, 0, count(*) from ${product}_filing
    where replaced_by_release_id is not null group by replaced_by_release_id
  ) each
  group by release_id`;
}
