import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { allPropertiesWith, standingFor } from '../../premises/establishment.sql.ts';
import { establishmentMonths, pastEstablishmentMonths } from '../../premises/establishmentMonths.sql.ts';

const within = 'm.month between $2::date and $3::date';

/** SQL of months `m`, joined to the hotels `k`. */
function selectMonths(joinMonths: string): string {
  return `select k.position, to_char(m.month, 'YYYY-MM') as month, m.receipts, m.rooms, m.flags, m.is_partial as "isPartial",
    m.release_id as "releaseId"
  from unnest($1::int[]) with ordinality as k(property_id, position)
  ${joinMonths}
  order by k.position, m.month`;
}

/**
 * Months of hotels ($1: ids of properties) through all their owners, from $2 to $3 (dates). Months without rooms have
 * only receipts.
 */
export const comparedMonths = `/* comparedMonths */
  ${selectMonths(`cross join lateral ${establishmentMonths('hotel', 'k.property_id', within)} m`)}`;

/** The same as of a release ($4, its number): of the filings that were current then. */
export const comparedMonthsAsOf = `/* comparedMonthsAsOf */
  with ${pastHotelMonths({
    ids: allPropertiesWith('hotel', 'unnest($1::int[]) listed(id)'),
    release: '$4::bigint',
    spans: [{ first: '$2::date', last: '$3::date' }],
  })}
  ${selectMonths(`join ${pastEstablishmentMonths('hotel', within)} m
    on m.property_id = ${standingFor('hotel', 'k.property_id')}`)}`;
