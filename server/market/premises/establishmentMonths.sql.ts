import { isRepeated, isRepeatedAmong } from '../beverages/repeatedMonths.rules.ts';
import { responsibleDays as daysOfBars } from '../beverages/beverageMonth.sql.ts';
import { responsibleDays as daysOfHotels } from '../hotels/responsibleDays.sql.ts';
import { propertiesWith } from './establishment.sql.ts';
import type { ProductName } from '../productName.rules.ts';

interface Measures {
  receipts: string;
  rooms: string;
  isLeftOut: string;
  flags: readonly string[];
  /** Days that its receipts are of, by the dates of an alias; null of all. */
  responsibleDays: (dates: string) => string;
}

/** SQL of a month `m` of a property, by tax; rooms only if there are any. */
const measures: Record<ProductName, Measures> = {
  hotel: {
    receipts: 'm.room_receipts_cents',
    // The one "room" of a marketplace is none.
    rooms: 'case when not m.is_marketplace then nullif(m.room_capacity, 0) end',
    isLeftOut: 'm.is_left_out',
    responsibleDays: (dates) => daysOfHotels('m', dates),
    flags: ['m.receipts_flag', 'm.rooms_flag', "case when m.apportioned_cents <> 0 then 'APPORTIONED' end"],
  },
  beverage: {
    receipts: 'm.total_receipts_cents',
    rooms: 'null::integer',
    isLeftOut: 'false',
    responsibleDays: (dates) => daysOfBars('m', dates),
    flags: [
      "case when m.is_estimate then 'ESTIMATED' end",
      "case when m.is_repeated then 'REPEATED_RECEIPTS' end",
    ],
  },
};

/**
 * SQL of the months of the whole hotel or bar that a property (SQL) is part of: `month`, `receipts` in cents, `rooms`,
 * `release_id` (the latest of its filings' releases), `flags`, of which some may be there twice, and `is_partial`, true if all
 * owners together were responsible for a part of the month; for a lateral join. `within` is a condition on months `m`. Months
 * that two owners filed are joined as `joinMonths` does for pages: receipts add up, rooms are the larger number, and who filed
 * no receipts counts only if nobody did. A month that an operator left out has no receipts (null) and the flag LEFT_OUT. With `isPast`,
 * months are those as of a release under the table's name: of hotels with the dates filed for them, of bars without dates.
 */
export function establishmentMonths(
  product: ProductName,
  property: string,
  within: string,
  { isPast = false } = {},
): string {
  return joinOwners(product, {
    property,
    isPast,
    months: `${propertiesWith(product, property)} part
        cross join lateral (
          select m.*${alsoRepeated(product, isRepeated('m'))} from ${product}_month m
          where m.property_id = part.property_id and ${within}
          -- Kept as it is, so that the index is asked for the months of the range only.
          offset 0
        ) m`,
  });
}

/**
 * The same of every hotel or bar in a table of months as of a release, with the `property_id` that represents each.
 * Such a table has no index, so it is read once instead of once for each property.
 */
export function pastEstablishmentMonths(product: ProductName, within: string): string {
  return joinOwners(product, {
    property: 'coalesce(part.latest_property_id, m.property_id)',
    isPast: true,
    months: `(
          select m.*${alsoRepeated(product, isRepeatedAmong('m', 'beverage_month'))} from ${product}_month m where ${within}
        ) m
        left join establishment_property part on part.product = '${product}' and part.property_id = m.property_id`,
  });
}

/** Hotels keep the flag with their months. */
function alsoRepeated(product: ProductName, condition: string): string {
  return product === 'hotel' ? '' : `, ${condition} as is_repeated`;
}

/** Months `m` of owners `part`, and the property (SQL) by which they are joined. */
interface OwnersMonths {
  property: string;
  months: string;
  isPast: boolean;
}

const DAYS = "extract(day from m.month + interval '1 month - 1 day')::integer";

/** SQL of the days of a month that its receipts are of; dates are looked up only by statements that ask. */
function daysOf(product: ProductName, isPast: boolean): string {
  const { responsibleDays } = measures[product];
  if (isPast) return product === 'hotel' ? `coalesce(${responsibleDays('m')}, ${DAYS})` : DAYS;
  return `coalesce((select ${responsibleDays('p')} from ${product}_property p where p.id = m.property_id), ${DAYS})`;
}

function joinOwners(product: ProductName, { property, months, isPast }: OwnersMonths): string {
  const { receipts, rooms, isLeftOut, flags } = measures[product];
  const ofCounted = (value: string): string => `case when not ${isLeftOut} then ${value} end`;
  const columns = [`case when ${isLeftOut} then 'LEFT_OUT' end`, ...flags.map(ofCounted)];
  return `(
      select property_id, month, sum(receipts)::bigint as receipts, max(rooms) as rooms, max(release_id) as release_id,
        array_remove(${columns.map((_, at) => `array_agg(flag_${String(at)})`).join(' || ')}, null) as flags,
        coalesce(sum(own_days) filter (where not is_left_out) < max(days), false) as is_partial
      from (
        select ${property} as property_id, m.month, m.release_id, ${isLeftOut} as is_left_out, ${ofCounted(receipts)} as receipts,
          ${ofCounted(rooms)} as rooms, ${DAYS} as days, ${daysOf(product, isPast)} as own_days, ${columns.map((flag, at) => `${flag} as flag_${String(at)},`).join(' ')}
          row_number() over (
            partition by ${property}, m.month order by ${isLeftOut}, ${receipts} > 0 desc, part.position desc
          ) as turn
        from ${months}
      ) filed
      where receipts > 0 or is_left_out or turn = 1
      group by property_id, month
    )`;
}
