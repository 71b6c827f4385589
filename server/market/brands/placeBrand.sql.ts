import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import {
  awaitedAmongLacking,
  gaps,
  isAround,
  lackingAmong,
  quarterlyFilings,
} from '../hotels/quarterlyFilers.rules.ts';
import type { PlaceKind } from '../places/placeKind.ts';
import { latestPeriodEnd } from '../releases/latestPeriod.sql.ts';
import { latestPeriodEndAsOf } from '../releases/pastPeriods.sql.ts';
import { hasMonthlyFilers } from '../releases/publishedMonths.rules.ts';
import { brandOfFiling, joinBrand } from './brandOfFiling.rules.ts';

/** SQL: `row` counts toward the place `k`. */
function isInPlace(row: string): string {
  return `(k.kind = 'CITY' and ${row}.city = k.place_key) or (k.kind = 'ZIP' and ${row}.zip = k.place_key)
      or (k.kind = 'COUNTY' and ${row}.county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end)`;
}

/** The published months that lack quarterly filers, and the hotels of each place and brand that file by quarter around them. */
const awaited = `${gaps}, ${lackingAmong('published')}, quarterly_hotel as materialized (
    select distinct k.position, ${brandOfFiling} as brand_id, gap.before, gap.after, f.property_id,
      f.responsibility_begin as begins, f.responsibility_end as ends
    from quarterly_gap gap
    join quarterly_filing f on ${isAround}
    join asked k on ${isInPlace('f')}
    ${joinBrand}
    where exists (
      select from lacking where month > coalesce(gap.before, '-infinity') and month < coalesce(gap.after, 'infinity')
    )
  )`;

/** Of a place `k` and a brand of `m`, as those of a whole brand: see `quarterlyFilers.rules.ts`. */
const awaitedMonths = awaitedAmongLacking('q.position = k.position and q.brand_id = m.brand_id');

/**
 * Brands of places ($1 kinds, $2 keys) over the 12 months up to the latest published month, as far as releases have
 * them. RevPAR covers the hotels whose rooms count.
 */
const selectPlaceBrands = `asked as (
    select * from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
  ), latest as (
    select date_trunc('month', ${latestPeriodEnd('hotel')})::date as month
  ), published as (
    select t.month::date
    from latest cross join lateral generate_series(latest.month - interval '11 months', latest.month, '1 month') t(month)
    where ${hasMonthlyFilers('t.month')}
  ), twelve as (
    select m.* from hotel_month m
    where m.month = any(array(select month from published))
      and m.brand_id is not null and not m.is_left_out
      and (
        m.city = any(select place_key from asked where kind = 'CITY')
        or m.zip = any(select place_key from asked where kind = 'ZIP')
        or m.county_code = any(select place_key::smallint from asked where kind = 'COUNTY')
      )
  ), ${awaited}
  select k.position, m.brand_id as "brandId",
    count(distinct coalesce(p.premises_id, -p.id)) as properties,
    sum(m.room_receipts_cents)::bigint as "roomReceipts",
    coalesce(sum(m.room_receipts_cents) filter (where m.room_capacity is not null), 0)::bigint as "revparReceipts",
    count(distinct m.month) as months,
    count(distinct m.month) filter (where m.room_capacity is not null) as "revparMonths",
    coalesce(sum(m.room_capacity), 0) as "roomMonths",
    coalesce(sum(m.room_capacity * ((m.month + interval '1 month')::date - m.month)), 0) as "roomNights",
    ${awaitedMonths} as "awaitedMonths"
  from asked k
  join twelve m on ${isInPlace('m')}
  join hotel_property p on p.id = m.property_id
  group by k.position, m.brand_id`;

export const placeBrands = `/* placeBrands */
  with ${quarterlyFilings(null)}, ${selectPlaceBrands}`;

/** The same of one place as of a release ($3, its number): of the filings that were current then. */
export function placeBrandsAsOf(kind: PlaceKind): string {
  const release = '$3::bigint';
  const last = latestPeriodEndAsOf('hotel', release);
  const spans = [{ first: `(date_trunc('month', ${last}) - interval '11 months')`, last }];
  const ids = hotelsInScope({ kind, key: '($2::text[])[1]', release }, spans);
  return `/* placeBrandsAsOf ${kind} */
  with ${quarterlyFilings(release)},
  ${pastHotelMonths({ ids, release, spans })},
  ${selectPlaceBrands}`;
}
