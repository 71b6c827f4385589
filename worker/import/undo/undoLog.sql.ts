/** A release as an undo or a redo needs it. */
export const findRelease = `/* undo.findRelease */
  select r.id, r.product, r.file_name, r.undone_at, r.undone_by, r.undo_reason,
    exists (select from release_period p where p.release_id = r.id and p.series = 'legacy') as is_legacy
  from release r where r.id = $1`;

/** The undo of a release ($1) that is in force; no row if there is none. */
export const findUndo = `/* undo.findInForce */
  select u.id from release_undo u where u.release_id = $1 and u.redone_at is null`;

/** Records an undo of a release ($1) by someone ($2) for a reason ($3). */
export const insertUndo = `/* undo.insert */
  insert into release_undo (release_id, undone_by, reason, latest_release_id)
  select $1, $2, $3, max(id) from release
  returning id`;

export const markUndone = `/* undo.mark */
  update release r set (undone_at, undone_by, undo_reason) = (u.undone_at, u.undone_by, u.reason)
  from release_undo u where u.id = $1 and r.id = u.release_id`;

export const markRedone = `/* redo.mark */
  update release set undone_at = null, undone_by = null, undo_reason = null where id = $1`;

/** Records who ($2) redid an undo ($1) and why ($3). */
export const endUndo = `/* redo.end */
  update release_undo set redone_at = clock_timestamp(), redone_by = $2, redo_reason = $3 where id = $1`;

/**
 * Changes since an undo ($1) that keep it from being redone: releases that state some of the same filings and were
 * published, undone or redone since. Legacy releases of bars state filings of any month.
 */
export const findLaterChanges = `/* redo.findLaterChanges */
  with period as (
    select release_id, product, series, case when series <> 'legacy' then period_end end as period_end from release_period
    union
    select release_id, product, series, case when series <> 'legacy' then period_end end from release_undo_period
  ), own as (
    select u.id as undo_id, u.undone_at, u.latest_release_id, p.*
    from release_undo u join period p using (release_id) where u.id = $1
  ), other as (
    select distinct own.undo_id, own.undone_at, own.latest_release_id, p.release_id
    from own join period p on p.product = own.product and p.series = own.series
      and p.period_end is not distinct from own.period_end and p.release_id <> own.release_id
  )
  select id, file_name, change
  from (
    select r.id, r.file_name, case
      when r.undone_at is null and r.id > other.latest_release_id then 'published'
      when r.undone_at is not null and latest.id > other.undo_id and r.id <= other.latest_release_id then 'undone'
      when r.undone_at is null and latest.redone_at > other.undone_at and latest.id < other.undo_id then 'redone'
    end as change
    from other
    join release r on r.id = other.release_id
    left join lateral (
      select u.id, u.redone_at from release_undo u where u.release_id = r.id order by u.id desc limit 1
    ) latest on true
  ) since
  where change is not null
  order by id`;
