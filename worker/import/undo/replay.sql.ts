/**
 * Undo of a legacy release of bars. Such a release states single filings of any month and amends others, and a later
 * one that repeats a filing leaves no trace. So the undo restores the affected filings to their state before the
 * release, and merges the later releases into them again, from their stored files.
 */

/** Permits' months that the release ($1) changed: all their addresses are merged again. */
export const findGroups = `/* replay.findGroups */
  create temporary table undo_touched on commit drop as
  select distinct property_id, period_end from beverage_filing
  where source = 'legacy' and (release_id = $1 or replaced_by_release_id = $1)`;

/** Filings of these months that the release ($1) and later ones brought. */
export const findGone = `/* replay.findGone */
  create temporary table undo_gone on commit drop as
  select f.id from undo_touched t join beverage_filing f using (property_id, period_end)
  where f.source = 'legacy' and f.release_id >= $1`;

/** Notes ($2, undo) the filings from before that the release ($1) or a later one ended. */
export const noteEnded = `/* replay.noteEnded */
  insert into beverage_filing_before (undo_id, filing_id, release_id, replaced_by_release_id)
  select $2, f.id, f.release_id, f.replaced_by_release_id
  from undo_touched t join beverage_filing f using (property_id, period_end)
  where f.source = 'legacy' and f.release_id < $1 and f.replaced_by_release_id >= $1`;

/** Makes them current again; the releases that are merged again may end them. */
export const reviveEnded = `/* replay.reviveEnded */
  update beverage_filing f set replaced_by_release_id = null
  from beverage_filing_before b where b.undo_id = $1 and f.id = b.filing_id`;

/** Legacy releases in force after the release ($1), with the files that they came in. */
export const findLater = `/* replay.findLater */
  select r.id, r.sha256, r.file_name, i.raw_sha256, i.file_name as raw_name, i.options ->> 'period' as period
  from release r
  join import i on i.id = r.import_id
  where r.id > $1
    and exists (select from release_period p where p.release_id = r.id and p.series = 'legacy')
  order by r.id`;

/** Leaves only rows of the permits' months concerned. */
export const dropOtherRows = `/* replay.dropOthers */
  delete from staged_beverage s where not exists (
    select from undo_touched t join beverage_property p on p.id = t.property_id
    where p.taxpayer_number = s.permit and p.location_number = s.location_number and t.period_end = s.period_end
  )`;

export const dropWork = `/* replay.dropWork */ drop table if exists staged_period, beverage_change`;

/** Notes ($2, undo) the filings that the releases after this one ($1) brought again. */
export const noteAdded = `/* replay.noteAdded */
  insert into beverage_filing_before (undo_id, filing_id)
  select $2, f.id
  from undo_touched t join beverage_filing f using (property_id, period_end)
  where f.source = 'legacy' and f.release_id > $1 and not exists (select from undo_gone g where g.id = f.id)`;

/**
 * Counts of a later release ($1) as they would be. It states as many rows as before; those that the undone release had
 * made superfluous count as unchanged.
 */
export const countAgain = `/* replay.countAgain */
  update release r set added = c.added, changed = c.changed, retired = c.retired,
    unchanged = greatest(r.added + r.changed + r.unchanged - c.added - c.changed, 0)
  from (
    select count(*) filter (where b.id is null) as added,
      count(*) filter (where a.id is not null and b.id is not null) as changed,
      count(*) filter (where a.id is null) as retired
    from (select * from beverage_filing where release_id = $1 and id not in (select id from undo_gone)) a
    full join (
      select * from beverage_filing where replaced_by_release_id = $1 and id not in (select id from undo_gone)
    ) b on (a.property_id, a.period_end, a.key_address) = (b.property_id, b.period_end, b.key_address)
  ) c
  where r.id = $1`;
