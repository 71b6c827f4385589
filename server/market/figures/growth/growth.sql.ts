import { isUnusual } from '../../hotels/filingFlags.rules.ts';
import { isIdle } from '../../hotels/hotelPairs.rules.ts';
import { latestPeriodEnd } from '../../releases/latestPeriod.sql.ts';
import { hasMonthlyFilers, hasQuarterlyFilers } from '../../releases/publishedMonths.rules.ts';
import { incompleteMonths } from '../../releases/incompleteMonths.rules.ts';
import { columnList } from '../../../platform/lib/columns.sql.ts';

const latestEnd = latestPeriodEnd('hotel');

export const latestHotelMonth = `/* latestHotelMonth */ select to_char(${latestEnd}, 'YYYY-MM') as month`;

/**
 * Months from $1 to $2 (dates) that are published together with the same months a year before, and whether rows are missing
 * in either.
 */
export const selectComparableMonths = `select to_char(m.later, 'YYYY-MM') as month,
    m.later = any(incomplete.months) as "isIncomplete", m.earlier = any(incomplete.months) as "isIncompleteBefore"
  from (
    select month::date as later, (month - interval '1 year')::date as earlier
    from generate_series($1::date, $2::date, '1 month') month
  ) m
  cross join (select ${incompleteMonths('hotel')} as months) incomplete
  where m.later <= ${latestEnd} and ${hasMonthlyFilers('m.later')} and ${hasMonthlyFilers('m.earlier')}
  order by m.later`;

export const comparableMonths = `/* comparableMonths */
  ${selectComparableMonths}`;

/** Scope of receipts, as SQL on months `m`; $1 is the key. */
export const scopes = {
  BRAND: 'm.brand_id = $1::int',
  PARENT_COMPANY: 'm.brand_id in (select id from brand where parent_company_id = $1::int)',
  CITY: 'm.city = $1',
  COUNTY: 'm.county_code = $1::smallint',
  ZIP: 'm.zip = $1',
} as const;

export type GrowthScopeKind = keyof typeof scopes;

/** Requested months of both years ($2: the later ones as dates), each with its later month. */
const asked = `
    select later, later as month, true as is_later from unnest($2::date[]) later
    union all
    select later, (later - interval '1 year')::date, false from unnest($2::date[]) later`;

/** A month and the month a year before, for each property in scope; null if it has none. */
const pair = `
    select property_id, month,
      sum(cents) filter (where not is_later) as earlier,
      sum(cents) filter (where is_later) as later,
      bool_or(is_marketplace) as is_marketplace,
      bool_or(is_apportioned) as is_apportioned,
      bool_or(is_idle) as is_idle
    from own group by property_id, month`;

/** Pairs with only one month: the missing month and the filed one. */
const lone = `
    select l.*, l.later is null as lacks_later,
      case when l.later is null then l.month else (l.month - interval '1 year')::date end as lacking,
      case when l.later is null then (l.month - interval '1 year')::date else l.month end as filed
    from placed l
    where not l.is_marketplace and (l.earlier is null or l.later is null)`;

const isCounted = 'not f.is_left_out and not f.is_marketplace';

/** Finds whether a property filed for a month: by an index or, as of a release, which has none, by a hash. */
const filed = {
  byIndex: `exists (
        select from hotel_month f where f.property_id = q.id and f.month = l.filed and ${isCounted}
      )`,
  byHash: `(q.id, l.filed) in (select f.property_id, f.month from hotel_month f where ${isCounted})`,
};

export type FiledLookup = keyof typeof filed;

/** `q` and the property of the missing month are one hotel under two owners: sellers keep permits open and file $0. */
const isSameHotel = `exists (
        select from establishment_property own join establishment_property part using (product, establishment_id)
        where own.product = 'hotel' and own.property_id = l.property_id and part.property_id = q.id
      )`;

/** The facts of a missing month that its reason depends on. */
const facts = columnList(
  ['address', 'earlier', 'later', 'lacks_later', 'lacking', 'is_apportioned', 'responsibility_end'],
  'l',
);

/**
 * SQL that looks, for each missing month, at its property and the others at the same address: whether they filed for that
 * month, in scope or not, and when they first and last filed. A neighbor that filed for both months explains nothing, except
 * in the month of a sale, for which both owners file (its own filings then begin or end with that month), and if it is an
 * owner of the same hotel.
 */
function near(inScope: string, lookup: FiledLookup): string {
  return `
    select ${facts}, bool_or(q.id <> l.property_id and ${inScope}) as took_over,
      bool_or(m.property_id is not null and (${inScope}) is not true) as was_elsewhere,
      min(q.first_month) as first_month, max(q.last_month) as last_month
    from (
      select lone.*, q.id from lone join hotel_property q on q.premises_id = lone.premises_id
      union all
      select lone.*, property_id from lone where premises_id is null
    ) l
    join hotel_property q on q.id = l.id
    left join hotel_month m on m.property_id = q.id and m.month = l.lacking
      and not m.is_left_out and not m.is_marketplace
    where q.id = l.property_id or m.property_id is null
      or case when l.lacks_later then q.first_month >= l.filed else q.last_month <= l.filed end
      or not ${filed[lookup]} or ${isSameHotel}
    group by l.property_id, l.month, ${facts}`;
}

/** Reason for a missing month. A quarterly filer's means nothing if no release has the quarter. */
const loneReason = `
    select address, earlier, later, false as is_idle,
      case
        when took_over then 'CHANGED_HANDS'
        when was_elsewhere then 'CONVERTED'
        when not lacks_later and first_month > lacking and (
          not is_apportioned or ${hasQuarterlyFilers('lacking')}
        ) then 'OPENED'
        when lacks_later and last_month < lacking and (
          responsibility_end < ${latestEnd}
          or last_month < date_trunc('month', ${latestEnd}) - interval '3 months'
        ) then 'CLOSED'
        else 'GAP'
      end as kind
    from near`;

/** Receipts of two years by reason for the change. $1: key of the scope, $2: later months as dates. */
export function growthParts(scope: GrowthScopeKind): string {
  return `/* growthParts ${scope} */
  with ${selectGrowthParts(scope, 'byIndex')}`;
}

/** A query fragment after WITH, so that CTEs may precede it. */
export function selectGrowthParts(scope: GrowthScopeKind, lookup: FiledLookup): string {
  return `asked as (${asked}
  ), own as (
    select m.property_id, asked.later as month, asked.is_later, m.room_receipts_cents as cents, m.is_marketplace,
      m.apportioned_cents <> 0 as is_apportioned, ${isUnusual('m.receipts_flag')} as is_unusual,
      ${isIdle('m')} as is_idle
    from hotel_month m join asked using (month)
    where m.month = any(array(select month from asked)) and ${scopes[scope]} and not m.is_left_out
  ), pair as (${pair}
  ), placed as (
    select pair.*, coalesce(p.premises_id, -p.id) as address, p.premises_id, p.responsibility_end
    from pair join hotel_property p on p.id = pair.property_id
  ), lone as materialized (${lone}
  ), near as (${near(scopes[scope], lookup)}
  ), reason as (${loneReason}
    union all
    select address, earlier, later, is_idle, case when is_marketplace then 'MARKETPLACE' else 'EXISTING' end
    from placed where is_marketplace or (earlier is not null and later is not null)
  )
  select kind, count(distinct address) as properties,
    coalesce(sum(earlier), 0)::bigint as earlier, coalesce(sum(later), 0)::bigint as later,
    sum(earlier) filter (where later is not null)::bigint as "alikeEarlier",
    sum(later) filter (where earlier is not null)::bigint as "alikeLater",
    coalesce(sum(earlier) filter (where is_idle and later is not null), 0)::bigint as "idleEarlier",
    coalesce(sum(later) filter (where is_idle and earlier is not null), 0)::bigint as "idleLater",
    (select count(*)::integer from own where is_unusual) as unusual
  from reason group by kind`;
}
