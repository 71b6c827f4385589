import { isAwaited } from '../../places/placeStanding.sql.ts';
import { establishmentMonths } from '../../premises/establishmentMonths.sql.ts';
import type { ProductName } from '../../releases/revision.sql.ts';
import { keptOnce } from './portfolio.sql.ts';

const placeReceipts = { hotel: 'room_receipts_cents', beverage: 'total_receipts_cents' } as const;

/**
 * $1: portfolio ids, $2: latest published month as a date. Each hotel or bar once, as its latest owner's property,
 * with the months of two years of all its owners, receipts in cents and rooms that count, the receipts of its city in the
 * latest month, and the member's note.
 */
export function portfolioFigures(product: ProductName): string {
  const within = "m.month > k.month - interval '2 years' and m.month <= k.month";
  return `/* portfolioFigures ${product} */
  select k.position, p.id as "propertyId", kept."earlierId", kept.note, nullif(p.city, '') as city,
    to_char(p.last_month, 'YYYY-MM') as "lastMonth", (${isAwaited(product)}) is true as "isAwaited",
    market.receipts as "cityReceipts", coalesce(own.months, '[]') as months
  from (
    select id, position, $2::date as month from unnest($1::int[]) with ordinality as asked(id, position)
  ) k
  cross join lateral ${keptOnce(product, 'k.id')} kept
  join ${product}_property p on p.id = kept.property_id
  left join lateral (
    select json_agg(json_build_array(to_char(m.month, 'YYYY-MM'), m.receipts, m.rooms) order by m.month) as months
    from ${establishmentMonths(product, 'p.id', within)} m
  ) own on true
  left join lateral (
    select m.${placeReceipts[product]} as receipts from ${product}_place_month m
    where m.kind = 'CITY' and m.place_key = p.city and m.county_code = 0 and m.month = k.month
  ) market on true
  order by k.position, p.location_name, p.id`;
}
