import { joinCorrection, leastRooms } from '../../../server/market/brands/brandOfFiling.rules.ts';
import { whyDoubtful } from '../../../server/market/hotels/countedFigures.rules.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { filingTables, isSameKey } from '../undo/undoTables.ts';

const joinBrand = `left join brand_name_match match
    on match.location_name = f.location_name and f.room_capacity >= ${String(leastRooms)} and not f.is_marketplace
  ${joinCorrection('f')}`;

const brands = {
  hotel: {
    column: 'case when correction.id is not null then correction.brand_id else match.brand_id end',
    join: joinBrand,
  },
  none: { column: 'null::integer', join: '' },
};

/**
 * The filings in force before a release ($1) and after it, of the periods that it restates, or of the months in which it
 * amends single filings.
 */
export function compareSides(product: ImportedProduct): string {
  const { series, receipts } = filingTables[product];
  const { column, join } = brands[product === 'hotel' ? 'hotel' : 'none'];
  return `/* diff.compareSides ${product} */
  create temporary table diff_side on commit drop as
  with restated as (
    select period_end, series from release_period where release_id = $1 and series <> 'legacy'
    union
    select f.period_end, f.series
    from (select f.*, ${series} as series from ${product}_filing f where f.release_id = $1 or f.replaced_by_release_id = $1) f
    where f.series = 'legacy'
  ), stated as (
    select f.*, ${series} as series from ${product}_filing f
    where f.period_end = any(array(select period_end from restated)) and f.release_id <= $1
      and (f.replaced_by_release_id is null or f.replaced_by_release_id >= $1)
  )
  select f.property_id, f.city, ${column} as brand_id,
    case when f.replaced_by_release_id is distinct from $1 then f.${receipts} end as after_cents,
    case when f.release_id < $1 then f.${receipts} end as before_cents
  from stated f
  ${join}
  where (f.period_end, f.series) in (select period_end, series from restated)`;
}

/** Filings that the release ($1) added, changed and retired. */
export function countKinds(product: ImportedProduct): string {
  return `/* diff.countKinds ${product} */
  select count(*) filter (where b.id is null) as added,
    count(*) filter (where a.id is not null and b.id is not null) as changed,
    count(*) filter (where a.id is null) as retired
  from (select * from ${product}_filing where release_id = $1) a
  full join (select * from ${product}_filing where replaced_by_release_id = $1) b on ${isSameKey(product, 'a', 'b')}`;
}

const sums = `coalesce(sum(before_cents), 0)::bigint as "beforeCents", coalesce(sum(after_cents), 0)::bigint as "afterCents",
    count(before_cents) as "filingsBefore", count(after_cents) as "filingsAfter"`;

const changed = 'having coalesce(sum(before_cents), 0) <> coalesce(sum(after_cents), 0)';
const largest =
  'order by abs(coalesce(sum(after_cents), 0) - coalesce(sum(before_cents), 0)) desc, 1 limit $1';

export const sumAll = `/* diff.sumAll */ select 'all' as name, ${sums} from diff_side`;

/** The largest changes ($1: how many) by property. */
export function sumByProperty(product: ImportedProduct): string {
  return `/* diff.byProperty ${product} */
  select max(p.location_name) || ' (' || max(p.taxpayer_number) || '-' || max(p.location_number) || ')' as name, ${sums}
  from diff_side side join ${product}_property p on p.id = side.property_id
  group by side.property_id ${changed} ${largest}`;
}

export const sumByCity = `/* diff.byCity */
  select coalesce(city, 'no place in Texas') as name, ${sums} from diff_side
  group by coalesce(city, 'no place in Texas') ${changed} ${largest}`;

export const sumByBrand = `/* diff.byBrand */
  select coalesce(b.name, 'no brand') as name, ${sums} from diff_side side left join brand b on b.id = side.brand_id
  group by coalesce(b.name, 'no brand') ${changed} ${largest}`;

const flagOf = `unnest(array_remove(array[f.receipts_flag, f.rooms_flag], null)) as flag`;

/** Flags of the hotel filings that the release ($1) brought. */
export const countFlags = `/* diff.countFlags */
  select flag, count(*) as filings
  from (select ${flagOf} from hotel_filing f where f.release_id = $1) flagged
  group by flag order by flag`;

/** The filings with a flag that the release ($1) brought, the largest effect first; idle rooms apart. $2: how many. */
export const listFlagged = `/* diff.listFlagged */
  select f.id, p.location_name || ' (' || p.taxpayer_number || '-' || p.location_number || ')' as name,
    to_char(f.period_end, 'YYYY-MM') as period, f.room_receipts_cents as "receiptsCents",
    f.taxable_receipts_cents as "taxableCents", f.room_capacity as rooms, ${whyDoubtful('f')} as why
  from hotel_filing f join hotel_property p on p.id = f.property_id
  where f.release_id = $1 and (f.receipts_flag is not null or f.rooms_flag = 'ROOMS_DOUBTFUL')
  order by case when f.receipts_flag is not null then f.room_receipts_cents - f.taxable_receipts_cents else 0 end desc, f.id
  limit $2`;
