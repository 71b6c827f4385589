import type { ListSql } from '../../platform/lib/list.sql.ts';
import { isIncomplete } from '../releases/incompleteMonths.rules.ts';
import { hasMixedBeverages } from '../releases/publishedMonths.rules.ts';
import { pastCountedBeverages } from './beverageMonthAsOf.sql.ts';
import { placeSums } from './placeSums.rules.ts';
import {
  allMonthFlags,
  monthFlags,
  pastMonthFlags,
  receiptColumns,
  responsibleDays,
} from './beverageMonth.sql.ts';
import { selectList } from '../../platform/lib/columns.sql.ts';

/** `dates` is whose dates of responsibility hold: the property's or, as of a release, the filing's. */
const columns = (isShort: string, flags: string, dates: 'p' | 'f' = 'p'): string => `
  m.property_id as "propertyId", m.release_id as "releaseId",
  (m.month + interval '1 month - 1 day')::date as "periodEnd", ${receiptColumns('m')}, ${flags} as flags,
  ${isShort} as "isIncomplete", ${responsibleDays('m', dates)} as "responsibleDays",
  f.location_name as "locationName", f.location_address as "locationAddress", f.location_zip as "locationZip", m.city, county.name as county,
  p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber"`;

/**
 * A month's receipts in the places: the portal's months and the sums of legacy filings. Months are found by their
 * filings, because only those are indexed by period and place. Each has the filing that names it; of several, the
 * largest.
 */
function countedMonths(month: string, places: (alias: string) => string): string {
  return `
      select m.*, filed.id as filing_id
      from beverage_filing filed
      join beverage_month m on m.property_id = filed.property_id and m.month = ${month}
      where filed.source = 'portal' and filed.replaced_by_release_id is null
        and filed.period_end = (${month} + interval '1 month - 1 day')::date and ${places('filed')}
      union all
      select largest.property_id, largest.month, null, null, null, null, summed.receipts, summed.is_estimate, 'legacy',
        largest.city, largest.county_code, largest.zip, summed.release_id, largest.filing_id
      from (
        select property_id, sum(total_receipts_cents)::bigint as receipts, bool_or(is_estimate) as is_estimate,
          max(release_id) as release_id,
          (array_agg(filing_id order by total_receipts_cents desc, filing_id))[1] as filing_id
        from beverage_legacy_link link
        where link.month = ${month} and ${places('link')}
        group by property_id
      ) summed
      join beverage_legacy_link largest using (filing_id)`;
}

const joins = `join beverage_filing f on f.id = m.filing_id
      join beverage_property p on p.id = m.property_id
      left join county on county.code = m.county_code`;

/** The receipts of all months between two placeholders, by property, as the results of each month. */
export function beverageMonthList(from: string, to: string, places: (alias: string) => string): ListSql {
  return {
    name: 'beverageMonthList',
    columns: `${columns(isIncomplete('beverage', 'm.month'), allMonthFlags)}, to_char(m.month, 'YYYY-MM') as month, p.permit, f.taxpayer_name as taxpayer,
  release.file_name as "releaseFile", asked.has_late_filings_only as "hasLateFilingsOnly"`,
    // Offset 0, so that each month is looked up once, and not once for each of its bars.
    from: `(
      select each::date as month, not ${hasMixedBeverages('each::date')} as has_late_filings_only from generate_series(
        coalesce(${from}, (select min(month) from beverage_month)),
        coalesce(${to}, (select max(month) from beverage_month)), interval '1 month'
      ) each offset 0
    ) asked
    cross join lateral (${countedMonths('asked.month', places)}) m
      join beverage_filing f on f.id = m.filing_id
      join beverage_property p on p.id = m.property_id
      left join release on release.id = m.release_id
      left join county on county.code = m.county_code`,
    where: 'true',
  };
}

/**
 * A month's receipts by property, under the name filed at the time. `month` is a placeholder; `places` makes a
 * condition on a row of an alias.
 */
export function beverageResultList(month: string, places: (alias: string) => string): ListSql {
  return {
    name: 'beverageResultList',
    columns: columns(isIncomplete('beverage', 'm.month'), monthFlags),
    from: `(${countedMonths(month, places)}) m ${joins}`,
    where: 'true',
  };
}

/** A column of the filing with the highest receipts of several. */
function largestFirst(column: string): string {
  return `(array_agg(${column} order by total_receipts_cents desc, id))[1]`;
}

/** The same as of a release, a placeholder of its number. */
export function beverageResultListAsOf(
  month: string,
  release: string,
  places: (alias: string) => string,
): ListSql {
  // Joining the largest filing instead would read all of them for each property: the planner expects one.
  const ofLargest = ['city', 'county_code', 'zip'].map((column) => `${largestFirst(column)} as ${column}`);
  const ids = `array(
        select distinct filed.property_id from beverage_filing filed
        where ${places('filed')} and filed.release_id <= ${release}
      )`;
  const months = `(
        select property_id, ${selectList(placeSums)}, bool_or(is_estimate) as is_estimate
        from counted group by property_id, month
      )`;
  return {
    name: 'beverageResultListAsOf',
    columns: columns('m.is_incomplete', 'm.flags', 'f'),
    from: `(
      with ${pastCountedBeverages({ ids, release })}
      select m.*, ${isIncomplete('beverage', 'm.month')} as is_incomplete, ${pastMonthFlags(months)} as flags
      from (
        select property_id, month, ${selectList(placeSums)},
          bool_or(is_estimate) as is_estimate, bool_or(is_revised) as is_revised, ${largestFirst('id')} as filing_id, ${ofLargest.join(', ')}
        from counted where month = ${month} and ${places('counted')}
        group by property_id, month
      ) m
    ) m ${joins}`,
    where: 'true',
  };
}
