import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { Description } from './describe.sql.ts';
import { beverageDescription } from '../beverages/beverageDescription.ts';
import { hotelDescription } from '../hotels/hotelDescription.ts';
import { monthOf } from './handOver.sql.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/**
 * ZIP codes whose premises may change: those of properties that are new, gone or say another address, name, number of
 * rooms or the like, and those of decisions that wait. Before the properties are described again. `touchHandOvers` adds
 * those of hotels that begin where another ends.
 */
export function touchZips({ product, hasAddress, placedBy }: Description): string {
  const facts = ['location_address', 'location_zip', ...placedBy];
  return `/* premises.touchZips ${product} */
  create temporary table touched_zip on commit drop as
  with touched as (
    select p.location_zip as zip_before, d.location_zip as zip_now
    from redescribed_${product} d join ${product}_property p on p.id = d.property_id
    where p.premises_id is null and ${hasAddress.replaceAll('p.', 'd.')}
      or ${anyDiffers(facts, 'p', 'd')}
  )
  select zip_before as zip from touched
  union select zip_now from touched
  union select location_zip from ${product}_property p
  where p.id in (select property_id from ${product}_change)
    and (p.premises_id is not null) <> (p.first_month is not null and ${hasAddress})
  union select zip from premises_decision where waits`;
}

/** ZIP codes in parts: to hold the properties of a part only. */
export const listZips = `/* premises.listZips */
  select coalesce(array_agg(zip order by zip) filter (where zip is not null), '{}') as zips from touched_zip`;

/**
 * SQL of a tax's properties `p` by the facts that decide about premises. Those whose description the release (of
 * the tax `described`) updates come with their new description: they are written once, with their premises.
 */
function present({ product, placedBy }: Description, described: ImportedProduct): string {
  if (product !== described) return `${product}_property p`;
  const facts = ['location_address', 'location_zip', 'first_month', 'last_month', ...placedBy];
  const key = 'p.id, p.taxpayer_number, p.location_number, p.premises_id';
  return `(
      select ${key}, ${columnList(facts, 'd')}
      from redescribed_${product} d join ${product}_property p on p.id = d.property_id
      union all
      select ${key}, ${columnList(facts, 'p')}
      from ${product}_property p
      where not exists (select from redescribed_${product} d where d.property_id = p.id)
    ) p`;
}

const businessesOf = (description: Description, described: ImportedProduct, facts: string): string => `
    select '${description.product}' as product, p.id, p.location_zip as zip, p.location_address as address, p.location_name as name,
      p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber",
      p.taxpayer_name as "taxpayerName", ${monthOf('p.first_month')} as "firstMonth", ${monthOf('p.last_month')} as "lastMonth",
      ${facts}
    from ${present(description, described)}
    where p.location_zip = any($1::text[]) and p.first_month is not null and ${description.hasAddress}`;

/** The properties of some ZIP codes ($1) that have an address, in an order that no import changes. */
export function findBusinesses(described: ImportedProduct): string {
  return `/* premises.findBusinesses */
  select * from (
    ${businessesOf(hotelDescription, described, `p.location_phone as phone, coalesce(p.room_capacity, 0) as rooms, '' as permit`)}
    union all
    ${businessesOf(beverageDescription, described, `'' as phone, null as rooms, p.permit as permit`)}
  ) business
  order by zip, product, "taxpayerNumber", "locationNumber"`;
}

/** Operators' decisions on addresses of some ZIP codes ($1). */
export const findDecisions = `/* premises.findDecisions */
  select zip, one, other, decision from premises_decision
  where undone_at is null and zip = any($1::text[])
  order by zip, one, other`;

export const createPlaced = `/* premises.createPlaced */
  create temporary table placed_property (product text, property_id integer, zip text, address text) on commit drop;
  create temporary table premises_pair (
    zip text, one text, other text, score smallint, reason text, main text, one_names text, other_names text
  ) on commit drop`;

/** Each property ($1 product, $2 id) with the ZIP code ($3) and main address ($4) of its premises. */
export const notePlaced = `/* premises.notePlaced */
  insert into placed_property select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[])`;

/** Pairs of addresses: $1 ZIP code, $2 and $3 addresses, $4 score, $5 reason, $6 main address or null, $7 and $8 names. */
export const notePairs = `/* premises.notePairs */
  insert into premises_pair
  select * from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[])`;

export const addPremises = `/* premises.add */
  insert into premises (address, zip) select distinct address, zip from placed_property
  on conflict do nothing`;

const movedOf = (description: Description, described: ImportedProduct): string => `
  select '${description.product}' as product, p.id as property_id, p.premises_id as premises_before, x.id as premises_id
  from ${present(description, described)}
  left join placed_property placed on placed.product = '${description.product}' and placed.property_id = p.id
  left join premises x on x.address = placed.address and x.zip = placed.zip
  where p.location_zip = any(array(select zip from touched_zip)) and p.premises_id is distinct from x.id`;

/** Properties that moved to other premises. */
export function findMoved(described: ImportedProduct): string {
  return `/* premises.findMoved */
  create temporary table moved_premises on commit drop as
  ${movedOf(hotelDescription, described)}
  union all
  ${movedOf(beverageDescription, described)}`;
}

/** Moves the properties whose description stays the same; the others move when their new description is written. */
function moveProperties(product: ImportedProduct, described: ImportedProduct): string {
  const others =
    product === described ? `and p.id not in (select property_id from redescribed_${product})` : '';
  return `/* premises.move ${product} */
  update ${product}_property p set premises_id = m.premises_id
  from moved_premises m where m.product = '${product}' and p.id = m.property_id ${others}`;
}

/** Timelines that begin at no premises get theirs when they are written. */
export const moveAll = (described: ImportedProduct): readonly string[] => [
  moveProperties('hotel', described),
  moveProperties('beverage', described),
  `/* premises.moveOwnership */
  update ownership_period o set premises_id = m.premises_id
  from moved_premises m
  where o.product = m.product and o.property_id = m.property_id and m.premises_id is not null`,
];

/** Replaces the pairs of the touched ZIP codes. */
export const writePairs: readonly string[] = [
  `/* premises.forgetPairs */
  delete from premises_doubt where zip in (select zip from touched_zip);
  delete from premises_join where zip in (select zip from touched_zip)`,
  `/* premises.addJoins */
  insert into premises_join (zip, one, other, one_names, other_names, score, reason, premises_id)
  select pair.zip, pair.one, pair.other, pair.one_names, pair.other_names, pair.score, pair.reason, p.id
  from premises_pair pair join premises p on p.address = pair.main and p.zip = pair.zip`,
  `/* premises.addDoubts */
  insert into premises_doubt (zip, one, other, one_names, other_names, score, reason)
  select zip, one, other, one_names, other_names, score, reason from premises_pair where main is null`,
];
