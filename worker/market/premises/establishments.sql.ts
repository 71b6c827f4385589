import { publishedMonths } from '../../../server/market/releases/publishedMonths.rules.ts';
import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { ProductName } from '../../../server/market/productName.rules.ts';

/** Facts about a tax's months that tell its establishments. */
const facts = {
  hotel: {
    isFigure: 'm.room_receipts_cents > 0 and not m.is_left_out',
    receipts: 'm.room_receipts_cents',
    rooms: 'm.room_capacity',
    brand: 'm.brand_id',
    isCandidate: 'not p.is_marketplace',
    isHere: 'true',
  },
  beverage: {
    isFigure: 'm.total_receipts_cents > 0',
    receipts: 'm.total_receipts_cents',
    rooms: 'null::integer',
    brand: 'null::integer',
    isCandidate: 'true',
    // A permit moves to other places: one whose last receipts were elsewhere left none here that another bar continues.
    isHere: 'own.last_zip is not distinct from p.zip',
  },
} as const;

/** Reasons for which establishments may change: properties moved to other premises, or their months changed. */
export type Cause = 'moves' | 'months';

/**
 * Premises whose establishments may change: those that properties left or came to, and those of properties with
 * touched months. Publishing a month, or undoing it, also changes the number of published months between two owners.
 */
export function touchEstablishments(product: ProductName, causes: readonly Cause[]): string {
  const touched = causes.flatMap((cause) => (cause === 'moves' ? movesOf(product) : monthsOf(product)));
  return `/* establishments.touch ${product} */
  create temporary table touched_establishment on commit drop as
  ${touched.join('\n  union\n  ')}`;
}

const movesOf = (product: ProductName): string[] => [
  `select premises_before as premises_id from moved_premises
  where product = '${product}' and premises_before is not null`,
  `select premises_id from moved_premises where product = '${product}' and premises_id is not null`,
];

const monthsOf = (product: ProductName): string[] => [
  `select p.premises_id
  from (select distinct property_id from touched_${product}_month) t
  join ${product}_property p on p.id = t.property_id
  where p.premises_id is not null`,
  `select p.premises_id
  from ${product}_property p
  where p.premises_id is not null
  group by p.premises_id
  having count(*) > 1 and min(p.first_month) < (select max(month) from touched_${product}_month)
    and max(p.last_month) > (select min(month) from touched_${product}_month)`,
];

/** Before the establishments of the other tax are determined in the same transaction. */
export const forgetTouched = `/* establishments.forget */
  drop table if exists touched_establishment, wanted_establishment`;

/** Properties at touched premises with several of the tax, and the facts by which they follow one another. */
export function findCandidates(product: ProductName): string {
  const { isFigure, receipts, rooms, brand, isCandidate, isHere } = facts[product];
  return `/* establishments.find ${product} */
  with several as (
    select p.premises_id from ${product}_property p
    where p.premises_id in (select premises_id from touched_establishment)
      and p.first_month is not null and ${isCandidate}
    group by p.premises_id having count(*) > 1
  )
  select p.premises_id, p.id as property_id, p.taxpayer_number, p.location_number, own.months, own.first_month,
    own.last_month, own.first_rooms, own.last_rooms, own.usual_receipts, own.brand_ids, array(
      select distinct o.location_name from ownership_period o
      where o.product = '${product}' and o.property_id = p.id
    ) as names
  from several
  join ${product}_property p using (premises_id)
  cross join lateral (
    select array_agg(m.month - date '1990-01-01' order by m.month) as months, min(m.month) as first_month, max(m.month) as last_month,
      (array_agg(${rooms} order by m.month) filter (where ${rooms} is not null))[1] as first_rooms,
      (array_agg(${rooms} order by m.month desc) filter (where ${rooms} is not null))[1] as last_rooms,
      percentile_cont(0.5) within group (order by ${receipts}) as usual_receipts,
      (array_agg(m.zip order by m.month desc))[1] as last_zip,
      coalesce(array_agg(distinct ${brand}) filter (where ${brand} is not null), '{}') as brand_ids
    from ${product}_month m
    where m.property_id = p.id and ${isFigure}
  ) own
  where own.months is not null and ${isCandidate} and ${isHere}
  order by p.premises_id`;
}

/** The months of all releases of the tax, in order. */
export function findPublished(product: ProductName): string {
  return `/* establishments.published ${product} */
  select month - date '1990-01-01' as month
  from (
    ${publishedMonths(product)}
  ) published
  order by month`;
}

const columns = [
  'property_id',
  'premises_id',
  'establishment_id',
  'latest_property_id',
  'position',
  'first_month',
  'last_month',
  'gap_months',
  'shared_months',
  'is_same_name',
  'is_same_brand',
  'rooms_before',
  'rooms_after',
];

/** The rows ($1, JSON) that the touched premises are to have. */
export function wantRows(product: ProductName): string {
  return `/* establishments.want ${product} */
  create temporary table wanted_establishment on commit drop as
  select '${product}' as product, ${columnList(columns)}
  from json_populate_recordset(null::establishment_property, $1)`;
}

/** Removes rows of touched premises that are no longer right. */
export function removeOutdated(product: ProductName): string {
  return `/* establishments.remove ${product} */
  delete from establishment_property e
  where e.product = '${product}' and e.premises_id in (select premises_id from touched_establishment)
    and not exists (
      select from wanted_establishment w
      where w.property_id = e.property_id
        and (${columnList(columns, 'w')}) is not distinct from (${columnList(columns, 'e')})
    )`;
}

export const addWanted = `/* establishments.add */
  insert into establishment_property (product, ${columnList(columns)})
  select product, ${columnList(columns)} from wanted_establishment
  on conflict do nothing`;
