import { isMarketplace } from '../../hotels/owners/owner.sql.ts';
import { isAwaited } from '../../places/placeStanding.sql.ts';
import { establishmentMonths } from '../../premises/establishmentMonths.sql.ts';
import { keptOnce } from './portfolio.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const placeReceipts = { hotel: 'room_receipts_cents', beverage: 'total_receipts_cents' } as const;

/** SQL of the condition on months `m`: two years that end with a month (SQL of a date). */
export function withinTwoYears(month: string): string {
  return `m.month > ${month} - interval '2 years' and m.month <= ${month}`;
}

/** SQL of the months `m` of a hotel or bar as one value. */
export const monthsAsOne =
  "json_agg(json_build_array(to_char(m.month, 'YYYY-MM'), m.receipts, m.rooms, m.flags, m.is_partial) order by m.month) as months";

/** Joins of facts about a hotel or bar to `kept`, the portfolio's property. */
interface Joined {
  /** `p`: the description by its filings. */
  description: string;
  /** `own`: its months as one value. */
  months: string;
  /** `market`: the receipts of its city. */
  market: string;
}

/**
 * $1: portfolio ids, $2: a month as a date, for each. Each hotel or bar once, as its latest owner's property,
 * with the months of two years of all its owners, receipts in cents, rooms that count, flags and whether they are partial, the receipts of its city in the
 * month, and the member's note.
 */
export function portfolioFigures(product: ProductName): string {
  return `/* portfolioFigures ${product} */
  ${selectFigures(product, {
    description: `join ${product}_property p on p.id = kept.property_id`,
    months: `left join lateral (
    select ${monthsAsOne} from ${establishmentMonths(product, 'kept.property_id', withinTwoYears('k.month'))} m
  ) own on true`,
    market: `left join lateral (
    select m.${placeReceipts[product]} as receipts from ${product}_place_month m
    where m.kind = 'CITY' and m.place_key = p.city and m.county_code = 0 and m.month = k.month
  ) market on true`,
  })}`;
}

/** A query fragment without its WITH clause: the as-of version prepends CTEs that shadow these tables. */
export function selectFigures(product: ProductName, { description, months, market }: Joined): string {
  return `select k.position, kept.property_id as "propertyId", kept."earlierId", kept.note,
    nullif(p.city, '') as city, to_char(p.last_month, 'YYYY-MM') as "lastMonth",
    (${isMarketplace(product)}) is true as "isMarketplace",
    (${isAwaited(product)}) is true as "isAwaited", market.receipts as "cityReceipts",
    coalesce(own.months, '[]') as months
  from (
    select * from unnest($1::int[], $2::date[]) with ordinality as asked(id, month, position)
  ) k
  cross join lateral ${keptOnce(product, 'k.id')} kept
  join ${product}_property named on named.id = kept.property_id
  ${description}
  ${months}
  ${market}
  order by k.position, named.location_name, named.id`;
}
