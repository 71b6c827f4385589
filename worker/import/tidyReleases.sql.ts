/** A file is needed while an import of it waits, runs or is held back. */
const rawFiles = `select i.raw_sha256 as sha256, max(i.raw_bytes) as bytes, max(i.created_at) as "lastAt", bool_or(
      i.state in ('queued', 'running') or i.state = 'refused' and i.hold is not null and not exists (
        select from import later where later.raw_sha256 = i.raw_sha256 and later.id > i.id
      )
    ) as "isNeeded"
  from import i
  group by i.raw_sha256
  having bool_or(i.raw_deleted_at is null)`;

/** Stored files, the latest first. */
export const listRawFiles = `/* tidyReleases.list */ ${rawFiles} order by max(i.created_at) desc, i.raw_sha256`;

/** The stored file with a hash ($1). */
export const findRawFile = `/* tidyReleases.find */ select * from (${rawFiles}) f where sha256 = $1`;

/** $1: hash of a file that was deleted. */
export const noteDeleted = `/* tidyReleases.note */
  update import set raw_deleted_at = now() where raw_sha256 = $1 and raw_deleted_at is null`;
