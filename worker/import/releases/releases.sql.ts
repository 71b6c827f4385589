const columns = `r.id, r.product, r.format, r.file_name as file, r.sha256, to_char(r.issued_on, 'YYYY-MM-DD') as "issuedOn",
    to_char(r.first_month, 'YYYY-MM') as "firstMonth", to_char(r.last_month, 'YYYY-MM') as "lastMonth",
    r.rows, r.accepted, r.refused, r.added, r.changed, r.retired, r.unchanged, r.total_cents as "totalCents",
    r.taxable_cents as "taxableCents", r.synthetic, r.published_at as "publishedAt",
    r.undone_at as "undoneAt", r.undone_by as "undoneBy", r.undo_reason as "undoReason", r.import_id as "importId"`;

/** Releases of a product ($1; null for all), the latest first. $2: limit. */
export const listReleases = `/* releases.list */
  select ${columns} from release r
  where $1::text is null or r.product = $1
  order by r.id desc limit $2`;

export const showRelease = `/* releases.show */ select ${columns} from release r where r.id = $1`;

/** Periods of a release ($1), also of one that was undone. */
export const listPeriods = `/* releases.periods */
  select to_char(period_end, 'YYYY-MM') as period, series, rows, expected_rows as "expectedRows"
  from (
    select release_id, period_end, series, rows, expected_rows from release_period
    union all
    select release_id, period_end, series, rows, expected_rows from release_undo_period
  ) p
  where release_id = $1 order by period_end, series`;

/** Undos and redos of a release ($1), the latest first. */
export const listUndos = `/* releases.undos */
  select undone_at as "undoneAt", undone_by as "undoneBy", reason, redone_at as "redoneAt", redone_by as "redoneBy",
    redo_reason as "redoReason"
  from release_undo where release_id = $1 order by id desc`;

const importColumns = `i.id, i.file_name as file, i.raw_sha256 as "rawSha256", i.raw_bytes as "rawBytes", i.state, i.stage,
    i.rows_read as "rowsRead", i.by_worker as "byWorker", i.error as message, i.created_at as "createdAt",
    i.started_at as "startedAt", i.finished_at as "finishedAt"`;

/** Imports, the latest first. $1: limit. */
export const listImports = `/* imports.list */
  select ${importColumns} from import i order by i.id desc limit $1`;

export const showImport = `/* imports.show */
  select ${importColumns}, i.options, i.reports from import i where i.id = $1`;
