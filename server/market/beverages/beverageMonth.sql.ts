import { rankAmong } from '../figures/ranks.ts';
import { daysOfMonth } from '../premises/responsibleDays.sql.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { standingFor } from '../premises/establishment.sql.ts';
import { isIncomplete } from '../releases/incompleteMonths.rules.ts';
import { hasMixedBeverages } from '../releases/publishedMonths.rules.ts';
import { isRepeated, isRepeatedAmong, monthsWithRepeated } from './repeatedMonths.rules.ts';
import { anyDiffers } from '../../platform/lib/columns.sql.ts';

/** Receipts of `m`, a month or a filing, by category. */
export function receiptColumns(alias: string): string {
  return `
    ${alias}.total_receipts_cents as "totalReceipts", ${alias}.liquor_receipts_cents as "liquorReceipts",
    ${alias}.wine_receipts_cents as "wineReceipts", ${alias}.beer_receipts_cents as "beerReceipts",
    ${alias}.cover_charge_receipts_cents as "coverChargeReceipts"`;
}

/** SQL: true if a filing has other receipts than the one that it replaces; legacy filings have no categories. */
export function revises(filing: string, replaced: string): string {
  const receipts = ['total', 'liquor', 'wine', 'beer', 'cover_charge'].map(
    (name) => `${name}_receipts_cents`,
  );
  return anyDiffers(receipts, filing, replaced);
}

/** True if a current filing still has the receipts of `f`, an earlier one of the same month. */
const isStillFiled = `exists (
          select from beverage_filing now
          where now.replaced_by_release_id is null
            and (now.property_id, now.period_end) = (f.property_id, f.period_end) and not (${revises('now', 'f')})
        )`;

/**
 * SQL of the days of a month `m` from the begin to the end of the responsibility of its property or filing (`dates`), if these are fewer
 * than all of them: its receipts are of a part of it. Null for all other months, and for estimates, which are of no days.
 */
export function responsibleDays(m: string, dates = 'p'): string {
  return `case when ${m}.total_receipts_cents > 0 and not ${m}.is_estimate then ${daysOfMonth(`${m}.month`, dates)} end`;
}

interface MonthFacts {
  /** SQL of whether a legacy filing that the month consists of was revised. */
  isLegacyRevised: string;
  /** SQL of whether its receipts are repeated. */
  isRepeated: string;
}

/** SQL of the flags of the property's month `m`. */
function flagsOfMonth(facts: MonthFacts): string {
  return `
  array_remove(array[
    case when m.is_estimate then 'ESTIMATED' end,
    case when ${facts.isRepeated} then 'REPEATED_RECEIPTS' end,
    case when exists (
      select from beverage_filing f
      where f.replaced_by_release_id = m.release_id and f.property_id = m.property_id
        and f.period_end = (m.month + interval '1 month - 1 day')::date and not ${isStillFiled}
    ) or ${facts.isLegacyRevised} then 'REVISED' end
  ], null)`;
}

/** Joins to a link of a legacy filing the one that its release replaced: both are under their permit's own property. */
const joinReplaced = `join beverage_filing now on now.id = link.filing_id
      join beverage_filing old on (old.property_id, old.period_end, old.replaced_by_release_id)
        = (now.property_id, now.period_end, now.release_id) and ${revises('now', 'old')}`;

/** Flags of the property's month `m`. */
export const monthFlags = flagsOfMonth({
  isLegacyRevised: `exists (
      select from beverage_legacy_link link
      ${joinReplaced}
      where link.property_id = m.property_id and link.month = m.month
    )`,
  isRepeated: isRepeated('m'),
});

/** The same where all months are read: the few that are revised or repeated are looked up once. */
export const allMonthFlags = flagsOfMonth({
  isLegacyRevised: `(m.property_id, m.month) in (
      select link.property_id, link.month from beverage_legacy_link link
      ${joinReplaced}
    )`,
  isRepeated: isRepeatedAmong('m', 'beverage_month'),
});

/** The same as of a release, of a row that says `is_revised` of its legacy filings; `months` is SQL of a table of all of then. */
export function pastMonthFlags(months: string): string {
  return flagsOfMonth({ isLegacyRevised: 'm.is_revised', isRepeated: isRepeatedAmong('m', months) });
}

/** $1: property ids, $2 and $3: first and last month as dates, null for no bound. */
export const selectBeverageMonths = (
  flags: string,
): string => `select k.position, to_char(m.month, 'YYYY-MM') as month, m.release_id as "releaseId", ${receiptColumns('m')},
    before.total_receipts_cents as "receiptsBefore", ${isIncomplete('beverage', 'm.month')} as "isIncomplete",
    ${flags} as flags, ${responsibleDays('m')} as "responsibleDays",
    ${responsibleDays('before')} as "responsibleDaysBefore"
  from unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(property_id, first_month, last_month, position)
  join beverage_month m on m.property_id = k.property_id
    and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
  left join beverage_property p on p.id = m.property_id
  left join beverage_month before
    on before.property_id = m.property_id and before.month = (m.month - interval '1 year')::date
  order by k.position, m.month`;

export const beverageMonths = `/* beverageMonths */ /* prepared */
  ${selectBeverageMonths(monthFlags)}`;

/** All months of each property ($1: property ids) as one value, for headlines, with facts about the latest. */
export const beverageHeadlines = `/* beverageHeadlines */ /* prepared */
  select k.position, k.property_id as "propertyId", own.months, m.release_id as "releaseId",
    ${isIncomplete('beverage', 'm.month')} as "isIncomplete", ${monthFlags} as flags,
    ${responsibleDays('m')} as "responsibleDays"
  from unnest($1::int[]) with ordinality as k(property_id, position)
  cross join lateral (
    select * from beverage_month m where m.property_id = k.property_id order by m.month desc limit 1
  ) m
  left join beverage_property p on p.id = k.property_id
  cross join lateral (
    select json_agg(
        json_build_array(
          to_char(each.month, 'YYYY-MM'), each.total_receipts_cents, each.is_estimate, each.is_repeated,
          ${responsibleDays('each')} is not null
        )
        order by each.month
      ) as months
    from ${monthsWithRepeated('k.property_id')} each
  ) own`;

/**
 * Ranks of the bars that properties ($1: ids) are part of, by total receipts of the property's latest month, among the bars
 * of its city and county. A bar counts once, with the receipts of all of its owners. The others are found by their filings,
 * which are indexed by period and place. A month's receipts are the portal's filing or, from legacy releases, the sum of
 * the filings that count there.
 */
export const beverageRanks = `/* beverageRanks */
  with asked as (
    select k.position, ${standingFor('beverage', 'k.property_id')} as bar_id, own.month, own.county_code,
      nullif(own.city, '${NO_CITY}') as city
    from unnest($1::int[]) with ordinality as k(property_id, position)
    cross join lateral (
      select * from beverage_month m where m.property_id = k.property_id order by m.month desc limit 1
    ) own
    where ${hasMixedBeverages('own.month')}
  ), bar as (
    select asked.position, standing.id = asked.bar_id as is_own,
      sum(found.total_receipts_cents) filter (where found.city = asked.city) as in_city,
      sum(found.total_receipts_cents) filter (where found.county_code = asked.county_code) as in_county
    from asked
    cross join lateral (
      select f.property_id, f.city, f.county_code, f.total_receipts_cents from beverage_filing f
      where f.source = 'portal' and f.replaced_by_release_id is null
        and f.period_end = (asked.month + interval '1 month - 1 day')::date
        and (f.county_code = asked.county_code or f.city = asked.city)
      union all
      select property_id, city, county_code, total_receipts_cents from beverage_legacy_link link
      where link.month = asked.month and (link.county_code = asked.county_code or link.city = asked.city)
    ) found
    left join establishment_property e on e.product = 'beverage' and e.property_id = found.property_id
    cross join lateral (select coalesce(e.latest_property_id, found.property_id) as id) standing
    group by asked.position, asked.bar_id, standing.id
  )
  ${rankAmong('bar')}`;
