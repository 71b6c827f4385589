import type { ListSql } from '../../../../platform/lib/list.sql.ts';
import { exportLimits } from './exportLimits.rules.ts';

const { perDay, perDayByKey } = exportLimits;

const columns = `j.file_key as "fileKey", j.member_id as "memberId", j.data_set as "dataSet",
  replace(upper(j.format), '.', '_') as format, j.title, upper(j.state) as state, j.rows, j.bytes, j.sha256,
  j.message, j.releases, j.not_published as "notPublished", j.created_at as "createdAt",
  j.finished_at as "finishedAt", j.expires_at as "expiresAt",
  j.state = 'done' and j.expires_at > now() as "hasFile"`;

/** The exports of a member (a placeholder), or those of one key (another) alone. */
export function exportJobList(member: string, key: string): ListSql {
  const where = `j.member_id = ${member} and (${key} is null or j.api_key_id = ${key})`;
  return { name: 'exportJobList', columns, from: 'export_job j', where };
}

/** The time at which a member ($1) or their key ($2, or null) may export again; no row if they may now. */
export const findFullDay = `/* findFullDay */
  with used as (
    (select false as "isKey", at from export_use
      where member_id = $1 and at > now() - interval '24 hours' order by at desc offset ${String(perDay - 1)} limit 1)
    union all
    (select true, at from export_use
      where api_key_id = $2 and at > now() - interval '24 hours' order by at desc offset ${String(perDayByKey - 1)} limit 1)
  )
  select "isKey", at + interval '24 hours' as "freeAt",
    ceil(extract(epoch from at + interval '24 hours' - now()))::integer as seconds
  from used order by at desc limit 1`;

/** Counts an export of a member ($1) by their key ($2, or null). */
export const addUse = `/* addExportUse */ insert into export_use (member_id, api_key_id) values ($1, $2)`;

/** Open exports of a member ($1), and the bytes of their files and of all files. */
export const readRoom = `/* readExportRoom */
  select count(*) filter (where member_id = $1 and state in ('waiting', 'running'))::integer as open,
    coalesce(sum(bytes) filter (where member_id = $1 and state = 'done'), 0)::bigint as "memberBytes",
    coalesce(sum(bytes) filter (where state = 'done'), 0)::bigint as "allBytes"
  from export_job`;

/**
 * Adds an export of a member ($1) by a key ($2): data set ($3), format ($4), title ($5) and columns ($6), and either a
 * statement ($7) that reads releases up to those of a JSON object ($10) and the periods that none has ($11), or a query
 * ($8) with variables ($9).
 */
export const addExportJob = `/* addExportJob */
  insert into export_job (member_id, api_key_id, data_set, format, title, columns, statement, query, variables,
    up_to, not_published)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`;

/** The query of a running export, by the key of its file ($1), and who asks it. */
export const findExportQuery = `/* findExportQuery */
  select query, variables, member_id as "memberId", api_key_id as "keyId"
  from export_job where file_key = $1 and state = 'running' and query is not null`;

/** $1: number of an export. */
export const findExportJob = `/* findExportJob */ select ${columns} from export_job j where j.id = $1`;

/** Deletes an export by its file's key ($1), of a member ($2), or of their key ($3) alone. A running one ends soon. */
export const removeExportJob = `/* removeExportJob */
  with removed as (
    delete from export_job where file_key = $1 and member_id = $2 and ($3::uuid is null or api_key_id = $3) returning id
  )
  select id from removed`;
