import { describedProperties } from '../premises/describing.rules.ts';
import { versionsAsOf } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { selectHotelMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { isBesideMonthly } from './countedFigures.rules.ts';
import { selectHotelMonths } from './hotelMonth.sql.ts';
import { columnsToJudge, judgedColumns, judgedFilings } from './judgedFilings.rules.ts';
import { joinMonths, monthOfFilings } from './monthOfFilings.rules.ts';
import { columnList, selectList } from '../../platform/lib/columns.sql.ts';

const ids = '$1::int[]';
const release = '$4::bigint';

/** The properties and, because their receipts make rooms idle, the others at their addresses. */
const reach = `array(
        select unnest(${ids})
        union
        select q.id from hotel_property own join hotel_property q using (premises_id) where own.id = any(${ids})
      )`;

const dates = ['responsibility_begin', 'responsibility_end'] as const;

/** All versions of their filings by the release; today's rules judge those that were current then. */
const filings = `with hotel_filing as (
      ${versionsAsOf({
        table: 'hotel_filing',
        columns: [...columnsToJudge, ...dates],
        release,
        where: `property_id = any(${reach}) and (property_id = any(${ids}) or room_receipts_cents > 0)`,
      })}
    ), judged as (
      ${judgedFilings(`f.replaced_by_release_id is null and f.property_id = any(${ids})`)}
    )
    select f.*, ${columnList(judgedColumns, 'judged')}
    from hotel_filing f left join judged using (id)`;

const months = `select f.property_id, c.month,
      ${selectList(monthOfFilings)}
    from hotel_filing f
    ${joinMonths}
    where f.replaced_by_release_id is null and f.property_id = any(${ids}) and not ${isBesideMonthly('f')}
    group by f.property_id, c.month`;

/** With the dates of responsibility as they were filed then: nobody knew of an end that was filed later. */
const properties = describedProperties(
  'hotel',
  dates,
  `(select * from hotel_filing where replaced_by_release_id is null and property_id = any(${ids}))`,
);

/**
 * Common table expressions under the names of the tables that a statement reads: it finds what these tables held as of a
 * release ($4, its number).
 */
const tables = `with ${pastPeriods(release)},
  hotel_filing as (
    ${filings}
  ), hotel_month as (
    ${months}
  ), hotel_property as (
    ${properties}
  )`;

/** Months as of a release, otherwise as `hotelMonths`. */
export const hotelMonthsAsOf = `/* hotelMonthsAsOf */
  ${tables}
  ${selectHotelMonths}`;

/** As `hotelMonthsLeftOut`. */
export const hotelMonthsLeftOutAsOf = `/* hotelMonthsLeftOutAsOf */
  ${tables}
  ${selectHotelMonthsLeftOut}`;
