import { joinBrand, brandOfFiling } from '../brands/brandOfFiling.rules.ts';
import { versionsAsOf, type Span } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { hasMonthlyFilers } from '../releases/publishedMonths.rules.ts';
import { isBesideMonthly } from './countedFigures.rules.ts';
import { firstDay, isRepeatedAmong, repeatedAmounts } from './flagFacts.rules.ts';
import { hotelPair, hotelPairColumns } from './hotelPairs.rules.ts';
import { columnsToJudge, judgedFilings } from './judgedFilings.rules.ts';
import { joinMonths, monthOfFilings, placeOfFilings } from './monthOfFilings.rules.ts';
import { selectList } from '../../platform/lib/columns.sql.ts';

/** Columns of a filing that its month, its brand and the rules are made of. */
const columns = [
  ...columnsToJudge,
  ...['city', 'county_code', 'zip', 'location_name', 'responsibility_begin', 'responsibility_end'],
];

const isAsked = 'property_id = any(array(select id from asked_property))';

/** Columns of filings that months are made of, besides those that the rules set. */
const further = [...columns.slice(1), 'release_id', 'replaced_by_release_id'].map((column) => `f.${column}`);

/** Dates of responsibility as filed for the month: nobody knew of an end that was filed later. */
const datesOfFilings = {
  responsibility_begin: 'max(f.responsibility_begin)',
  responsibility_end: 'max(f.responsibility_end)',
};

/** Many properties' months as of a release; all values are SQL. */
export interface PastHotels {
  /** Ids of the properties, an array; null for every property. */
  ids: string | null;
  /** The release's number. */
  release: string;
  /** The months to know. */
  spans: readonly Span[];
}

/**
 * Common table expressions of the months of many properties as of a release, under the names of the tables that a
 * statement reads: it finds what these tables held then. `whole_month` are those that its releases have whole. The
 * rules look up the filings around each filing by an index, so the versions are not materialized before. They are not
 * limited to the properties either: PostgreSQL would sort the ids of all of them anew for each such look-up.
 */
export function pastHotelMonths({ ids, release, spans }: PastHotels): string {
  const versions = versionsAsOf({ table: 'hotel_filing', columns, release, where: 'true' });
  const isNear = spans.map(
    ({ first, last }) =>
      `f.period_end >= ${first} and f.period_end < ${last} + interval '3 months' and ${firstDay('f')} <= ${last}`,
  );
  const isOf = ids === null ? '' : ` and f.${isAsked}`;
  const current = `f.replaced_by_release_id is null${isOf} and (${isNear.join(' or ')})
      and not ${isBesideMonthly('f')}`;
  return `${pastPeriods(release)},
  ${ids === null ? '' : `asked_property as materialized (select unnest(${ids}) as id),`}
  hotel_filing as materialized (
    with hotel_filing as not materialized (
      ${versions}
    ), repeated_amount as materialized (
      ${repeatedAmounts(ids === null ? 'true' : `o.${isAsked}`)}
    )
    ${judgedFilings(current, further, isRepeatedAmong('repeated_amount'))}
  ), hotel_month as materialized (
    select f.property_id, c.month, max(${brandOfFiling}) as brand_id,
      ${selectList({ ...placeOfFilings, ...monthOfFilings, ...datesOfFilings })}
    from hotel_filing f
    ${joinBrand}
    ${joinMonths}
    group by f.property_id, c.month
  ), whole_month as materialized (
    select known.month from (select distinct month from hotel_month) known where ${hasMonthlyFilers('known.month')}
  )`;
}

/** Common table expression of their pairs a year apart, for months that were fully published as of the release. */
export const pastHotelPairs = `hotel_pair(${hotelPairColumns.join(', ')}) as materialized (
    ${hotelPair}
    where now.month in (select month from whole_month) and before.month in (select month from whole_month)
  )`;
