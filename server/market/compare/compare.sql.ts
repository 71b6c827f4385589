import { hasMonthlyFilers, hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';

/** Months from $1 to $2 (dates) that a release has rows of. */
export const comparedPublished = `/* comparedPublished */
  select to_char(m.month, 'YYYY-MM') as month
  from (select month::date as month from generate_series($1::date, $2::date, '1 month') month) m
  where ${hasMonthlyFilers('m.month')} or ${hasQuarterlyFilers('m.month')}
  order by m.month`;

/**
 * Months of properties ($1: ids) from $2 to $3 (dates). The one "room" of a marketplace does not count; months
 * without rooms have only receipts.
 */
export const comparedMonths = `/* comparedMonths */
  select k.position, to_char(m.month, 'YYYY-MM') as month, m.room_receipts_cents as receipts,
    case when not m.is_marketplace then m.room_capacity end as rooms, array_remove(array[m.receipts_flag, m.rooms_flag], null) as flags
  from unnest($1::int[]) with ordinality as k(property_id, position)
  join hotel_month m on m.property_id = k.property_id and m.month between $2::date and $3::date
    and not m.is_left_out
  order by k.position, m.month`;
