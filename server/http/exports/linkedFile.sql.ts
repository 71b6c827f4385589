import { isYearlySql } from '../../billing/rules/plan.rules.ts';
import { mayReadFigures } from '../../platform/mayReadFigures.sql.ts';

/** An export's file by its key ($1) and member ($2). A key that started it must not have expired. */
export const findExportFile = `/* findExportFile */
  select j.title || '.' || j.format as name, j.format, j.state = 'done' and j.expires_at > now() as "isThere",
    ${mayReadFigures('m', 'p')} and coalesce(k.expires_at > now(), true) as "mayRead"
  from export_job j
  join member m on m.id = j.member_id
  join membership p on p.member_id = m.id
  left join api_key k on k.id = j.api_key_id
  where j.file_key = $1 and j.member_id = $2`;

/**
 * A bundle ($1), for a member ($2) who asked for the link by a key ($3), or without one (null), at a time ($4, seconds since
 * 1970). The member may have closed all links of before.
 */
export const findBundleFile = `/* findBundleFile */
  select 'texas-receipts-' || to_char(b.finished_at at time zone 'utc', 'YYYY-MM-DD') || '.tar' as name,
    b.state = 'done' as "isThere",
    (p.is_paid and ${isYearlySql('p.plan')} or m.is_admin and $3::uuid is null) is true
      and ($3::uuid is null or exists (select from api_key k where k.id = $3 and k.expires_at > now()))
      and to_timestamp($4::float8) > coalesce(m.links_closed_at, '-infinity') as "mayRead"
  from bundle b
  join member m on m.id = $2
  join membership p on p.member_id = m.id
  where b.id = $1`;
