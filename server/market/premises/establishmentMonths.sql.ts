import type { ProductName } from '../releases/revision.sql.ts';
import { propertiesWith } from './establishment.sql.ts';

/** SQL of what counts of a month `m` of a property; rooms only if there are any. */
const measures: Record<ProductName, { receipts: string; rooms: string; counts: string; flags: string[] }> = {
  hotel: {
    receipts: 'm.room_receipts_cents',
    // The one "room" of a marketplace is none.
    rooms: 'case when not m.is_marketplace then nullif(m.room_capacity, 0) end',
    counts: 'not m.is_left_out',
    flags: ['m.receipts_flag', 'm.rooms_flag'],
  },
  beverage: { receipts: 'm.total_receipts_cents', rooms: 'null::integer', counts: 'true', flags: [] },
};

/**
 * SQL of the months of the whole hotel or bar that a property (SQL) is part of: `month`, `receipts` in cents, `rooms`
 * and `flags`; for a lateral join. `within` is a condition on months `m`. Months that two owners filed are joined as
 * `joinMonths` does for pages: receipts add up, rooms are the larger number, and who filed no receipts counts only if
 * nobody did.
 */
export function establishmentMonths(product: ProductName, property: string, within: string): string {
  return joinOwners(product, {
    property,
    months: `${propertiesWith(product, property)} part
        cross join lateral (
          select * from ${product}_month m where m.property_id = part.property_id and ${within}
          -- Kept as it is, so that the index is asked for the months of the range only.
          offset 0
        ) m`,
  });
}

/**
 * The same of every hotel or bar in a table of months as of a release, with the `property_id` that stands for each. No
 * index serves such a table, so it is read once instead of once for each property.
 */
export function pastEstablishmentMonths(product: ProductName, within: string): string {
  return joinOwners(product, {
    property: 'coalesce(part.latest_property_id, m.property_id)',
    months: `(select * from ${product}_month m where ${within}) m
        left join establishment_property part on part.product = '${product}' and part.property_id = m.property_id`,
  });
}

/** Months `m` of owners `part`, and the property (SQL) by which they are joined. */
interface OwnersMonths {
  property: string;
  months: string;
}

function joinOwners(product: ProductName, { property, months }: OwnersMonths): string {
  const { receipts, rooms, counts, flags } = measures[product];
  return `(
      select property_id, month, sum(receipts)::bigint as receipts, max(rooms) as rooms,
        array(select distinct flag from unnest(${flagsOf(flags.length)}) flag where flag is not null) as flags
      from (
        select ${property} as property_id, m.month, ${receipts} as receipts, ${rooms} as rooms,
          ${flags.map((flag, at) => `${flag} as flag_${String(at)},`).join(' ')}
          row_number() over (
            partition by ${property}, m.month order by ${receipts} > 0 desc, part.position desc
          ) as turn
        from ${months}
        where ${counts}
      ) filed
      where receipts > 0 or turn = 1
      group by property_id, month
    )`;
}

function flagsOf(count: number): string {
  const all = Array.from({ length: count }, (_, at) => `array_agg(flag_${String(at)})`);
  return ['array[]::text[]', ...all].join(' || ');
}
