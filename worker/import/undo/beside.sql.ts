/** Facts beside the filings that follow from them: permits, matched names, and addresses with their ids. */

/** Permits of the portal's properties that only filings that go ($1, undo) were made under. */
export const findLostPermits = `/* undo.findLostPermits */
  create temporary table lost_permit on commit drop as
  select distinct u.permit, u.location_zip, u.property_id
  from beverage_filing_undone u
  where u.undo_id = $1 and u.source = 'portal' and not exists (
    select from beverage_filing f
    where f.property_id = u.property_id and f.source = 'portal'
      and (f.permit, f.location_zip) = (u.permit, u.location_zip)
  )`;

/** Legacy filings under these permits may now count toward another property: a rebuild links those of changes anew. */
export const touchLostPermits = `/* undo.touchLostPermits */
  insert into beverage_change (filing_id, line, property_id, period_end, source, kind)
  select f.id, null::bigint, f.property_id, f.period_end, f.source, 'changed'
  from (select distinct permit, location_zip from lost_permit) lost
  join beverage_filing f using (permit, location_zip)
  where f.source = 'legacy' and f.replaced_by_release_id is null`;

export const removeLostPermits = `/* undo.removeLostPermits */
  delete from beverage_permit held using lost_permit lost
  where (held.permit, held.location_zip, held.property_id) = (lost.permit, lost.location_zip, lost.property_id)`;

/** Permits of filings that come back ($1, undo). */
export const findReturnedPermits = `/* redo.findReturnedPermits */
  insert into new_beverage_permit (permit, location_zip, property_id)
  select permit, location_zip, property_id from beverage_filing_undone where undo_id = $1 and source = 'portal'
  except
  select permit, location_zip, property_id from beverage_permit`;

/** Names that only hotel filings that go ($1, undo) were made under. */
export const forgetNames = `/* undo.forgetNames */
  delete from brand_name_match m
  where m.location_name in (
      select location_name from hotel_filing_undone where undo_id = $1
      except
      select location_name from hotel_property where last_month is not null
    )
    and not exists (select from hotel_filing f where f.location_name = m.location_name)`;

/** Names of hotel filings that come back ($1, undo). */
export const findReturnedNames = `/* redo.findReturnedNames */
  create temporary table returned_name on commit drop as
  select distinct location_name from hotel_filing_undone where undo_id = $1`;

/** Notes ($1, undo) the addresses that are gone, so that they get their ids back. */
export const noteAddresses = `/* undo.noteAddresses */
  insert into release_undo_premises (undo_id, premises_id, address, zip)
  select $1, id, address, zip from left_premises`;

export const restoreAddresses = `/* redo.restoreAddresses */
  insert into premises (id, address, zip) overriding system value
  select premises_id, address, zip from release_undo_premises where undo_id = $1
  on conflict do nothing`;
