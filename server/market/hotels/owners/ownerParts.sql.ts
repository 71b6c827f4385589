import { brandOfFiling, joinBrand } from '../../brands/brandOfFiling.rules.ts';
import type { ProductName } from '../../productName.rules.ts';
import {
  awaitedAmongLacking,
  gaps,
  isAround,
  lackingAmong,
  quarterlyFilings,
} from '../quarterlyFilers.rules.ts';
import { measures, pastMonths, wholeMonths } from './ownerMonth.sql.ts';

/**
 * $1: taxpayer number, $2 and $3: first and last month as dates, $4: limit. The city with the most receipts first. Only
 * months that are in the owner's own sums.
 */
export function ownerCities(product: ProductName): string {
  return `/* ownerCities ${product} */
  with ${product === 'hotel' ? `${quarterlyFilings(null)},` : ''} ${selectOwnerCities(product)}`;
}

/** The same as of a release ($5, its number): of the filings that were current then. */
export function ownerCitiesAsOf(product: ProductName): string {
  return `/* ownerCitiesAsOf ${product} */
  with ${pastTwelve(product)}, ${selectOwnerCities(product)}`;
}

function pastTwelve(product: ProductName): string {
  const ids = `array(select id from ${product}_property where taxpayer_number = $1)`;
  const spans = [{ first: '$2::date', last: '$3::date' }];
  const past = pastMonths[product]({ ids, release: '$5::bigint', spans });
  return product === 'hotel' ? `${quarterlyFilings('$5::bigint')}, ${past}` : past;
}

/** Months that lack quarterly filers, and the owner's hotels that file by quarter around them, by their part (SQL over a filing `f`). */
function awaited(part: string, joined = ''): string {
  return `${gaps}, ${lackingAmong('whole')}, quarterly_hotel as materialized (
    select distinct ${part} as part, gap.before, gap.after, f.property_id,
      f.responsibility_begin as begins, f.responsibility_end as ends
    from quarterly_gap gap
    join hotel_property p on p.taxpayer_number = $1
    join quarterly_filing f on f.property_id = p.id and ${isAround}
    ${joined}
  )`;
}

function selectOwnerCities(product: ProductName): string {
  const { receipts, counts, isProperty } = measures[product];
  const isHotel = product === 'hotel';
  return `${wholeMonths(product)}${isHotel ? `, ${awaited('f.city')}` : ''}
  select m.city as key, sum(${receipts})::bigint as receipts,
    count(distinct m.property_id) filter (where ${isProperty}) as properties,
    ${isHotel ? awaitedAmongLacking('q.part = m.city') : "'{}'::text[]"} as "awaitedMonths"
  from ${product}_property p
  join ${product}_month m on m.property_id = p.id and m.month = any(array(select month from whole))
  where p.taxpayer_number = $1 and m.city is not null and ${counts}
  group by m.city
  order by receipts desc, key
  limit $4`;
}

const selectOwnerBrands = `${wholeMonths('hotel')}, ${awaited(brandOfFiling, joinBrand)}
  select m.brand_id::text as key, sum(m.room_receipts_cents)::bigint as receipts,
    count(distinct m.property_id) as properties, ${awaitedAmongLacking('q.part = m.brand_id')} as "awaitedMonths"
  from hotel_property p
  join hotel_month m on m.property_id = p.id and m.month = any(array(select month from whole))
  where p.taxpayer_number = $1 and m.brand_id is not null and not m.is_left_out
  group by m.brand_id
  order by receipts desc, key
  limit $4`;

/** The same by brand, whose number is the key. */
export const ownerBrands = `/* ownerBrands */
  with ${quarterlyFilings(null)}, ${selectOwnerBrands}`;

/** The same as of a release ($5, its number). */
export const ownerBrandsAsOf = `/* ownerBrandsAsOf */
  with ${pastTwelve('hotel')}, ${selectOwnerBrands}`;
