import { brandOfFiling, joinBrand } from '../brands/brandOfFiling.rules.ts';
import { filingsAsOf } from '../releases/asOf.sql.ts';
import { hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';

/**
 * A month lacks quarterly filers while no release has their quarter. Every place has some of them. Most brands, companies and
 * owners have none, so for these the statements below look for hotels that file by quarter around the month.
 */

/** Description of the field of a brand's, a company's or an owner's month. */
export const AWAITS_SOME_QUARTERLY_FILERS =
  'Coverage: true if receipts of quarterly filers are missing, because no release has their filings for the month. At least ' +
  'one of the hotels has no figure for the month, filed by quarter for the nearest quarter in the releases, before or ' +
  'after, and was open in the month by the dates of that filing.';

/** Description of the list of such months of several hotels together, or of one: those that lack its part. */
export const AWAITED_MONTHS_OF_HOTELS =
  'Lodging only: months without the receipts of at least one hotel that files by quarter, because no release has its filing; ' +
  'empty if no month lacks any.';

/** Description of the headline's list of such months. */
export const AWAITED_MONTHS =
  'Months among the 12 that end with `month` for which `awaitsQuarterlyFilers` is true, oldest first.';

/**
 * Common table expression of the filings by quarter that are current, or were as of a release (SQL of its number). It must
 * come before those that shadow the table of filings.
 */
export function quarterlyFilings(release: string | null): string {
  return `quarterly_filing as not materialized (
    select property_id, period_end, location_name, room_capacity, is_marketplace, city, county_code, zip,
      responsibility_begin, responsibility_end
    from ${filingsAsOf('hotel_filing', release)} filed where filer_type = 60
  )`;
}

/** The spans between quarters that the releases have of quarterly filers: last days of the quarters, null for none. */
export const gaps = `quarterly_gap as materialized (
    select before, after from (
      select last_day as before, lead(last_day) over (order by last_day nulls first) as after
      from (
        select distinct period_end as last_day from release_period where product = 'hotel' and series = 'quarterly'
        union all select null
      ) quarter
    ) spans
    where before is null or after is null or after > before + interval '4 months'
  )`;

/** Hotels are joined to the keys `k` by filings `f` of the quarters around a gap, `isAround`. */
function hotelsAround(keys: string, joined: string): string {
  return `${gaps}, quarterly_hotel as materialized (
    select distinct k.key, gap.before, gap.after, f.property_id, f.responsibility_begin as begins, f.responsibility_end as ends
    from (select distinct unnest(${keys}) as key) k
    cross join quarterly_gap gap
    ${joined}
  )`;
}

export const isAround = 'f.period_end in (gap.before, gap.after)';

/**
 * Common table expressions, up to `quarterly_hotel`, of the hotels of brands (SQL of their ids), or of companies, that file by
 * quarter around a gap. By the names of each brand: an index has quarterly filings by quarter and name.
 */
export function quarterlyHotelsOfBrands(grain: 'brand' | 'parentCompany', ids = '$1::int[]'): string {
  const keyOf = (brand: string): string => (grain === 'brand' ? `${brand}.id` : `${brand}.parent_company_id`);
  return hotelsAround(
    ids,
    `join brand own on ${keyOf('own')} = k.key
    join (
      select brand_id, location_name from brand_name_match where brand_id is not null
      union
      select brand_id, location_name from hotel_brand_correction where ended_at is null and brand_id is not null
    ) named on named.brand_id = own.id
    join quarterly_filing f on f.location_name = named.location_name and ${isAround}
    ${joinBrand}
    where ${brandOfFiling} = own.id`,
  );
}

/** The same of the properties of owners ($1: taxpayer numbers), whatever they are. */
export const quarterlyHotelsOfOwners = hotelsAround(
  '$1::text[]',
  `join hotel_property p on p.taxpayer_number = k.key
    join quarterly_filing f on f.property_id = p.id and ${isAround}`,
);

/** SQL: true if the month (SQL of its first day) of a brand, a company or an owner (SQL of the key) lacks such hotels. */
export function awaitsQuarterlyHotels(key: string, month: string): string {
  return `(not ${hasQuarterlyFilers(month)} and exists (
      select from quarterly_hotel q
      where q.key = ${key} and ${isOpenIn(month)}
        and not exists (select from hotel_month filed where filed.property_id = q.property_id and filed.month = ${month})
    ))`;
}

/** Common table expression `lacking` of those months of another one (its name) that lack quarterly filers. */
export function lackingAmong(months: string): string {
  return `lacking as materialized (
    select month from ${months} where not ${hasQuarterlyFilers('month')}
  )`;
}

/** SQL of the `lacking` months, in order, for which a quarterly hotel `q` that meets the condition has no figure. */
export function awaitedAmongLacking(condition: string): string {
  return `array(
      select to_char(l.month, 'YYYY-MM') from lacking l where exists (
        select from quarterly_hotel q
        where ${condition} and ${isOpenIn('l.month')}
          and not exists (
            select from hotel_month filed where filed.property_id = q.property_id and filed.month = l.month
          )
      ) order by l.month
    )`;
}

/** SQL: the month (SQL of its first day) is in the gap of a quarterly hotel `q`, which was open then by its filing. */
export function isOpenIn(month: string): string {
  return `${month} > coalesce(q.before, '-infinity') and ${month} < coalesce(q.after, 'infinity')
        and coalesce(q.begins, '-infinity') < ${month} + interval '1 month'
        and coalesce(q.ends, 'infinity') >= ${month}`;
}
