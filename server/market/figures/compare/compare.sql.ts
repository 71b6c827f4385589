import { establishmentMonths } from '../../premises/establishmentMonths.sql.ts';

const within = 'm.month between $2::date and $3::date';

/**
 * Months of hotels ($1: ids of properties) through all their owners, from $2 to $3 (dates). Months without rooms have
 * only receipts.
 */
export const comparedMonths = `/* comparedMonths */
  select k.position, to_char(m.month, 'YYYY-MM') as month, m.receipts, m.rooms, m.flags
  from unnest($1::int[]) with ordinality as k(property_id, position)
  cross join lateral ${establishmentMonths('hotel', 'k.property_id', within)} m
  order by k.position, m.month`;
