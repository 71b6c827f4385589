/** The latest 50 releases, also undone ones, each with the releases of the same months that it followed. */
export const feedReleases = `/* feedReleases */
  select r.id, r.product, r.file_name as "fileName", r.issued_on as "issuedOn", r.published_at as "publishedAt",
    to_char(r.first_month, 'YYYY-MM') as "firstMonth", to_char(r.last_month, 'YYYY-MM') as "lastMonth",
    r.rows, r.added, r.changed, r.retired, r.undone_at as "undoneAt", nullif(r.undo_reason, '') as "undoReason",
    array(
      select o.file_name from release o
      where o.id < r.id and o.undone_at is null and exists (
        select from release_period own join release_period old using (product, series, period_end)
        where own.release_id = r.id and old.release_id = o.id
      )
      order by o.id desc limit 5
    ) as "replaced"
  from release r order by r.id desc limit 50`;
