import type { Span } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { pastMonthFlags, selectBeverageMonths } from './beverageMonth.sql.ts';
import { pastFilingsOf } from './pastFilingsOf.sql.ts';
import { latestFirst, links, versionsOf } from './pastLinks.sql.ts';
import { mainPlace, partColumns } from './placeSums.rules.ts';

/**
 * Common table expressions of the properties (SQL of an array of ids), and of those that had the same permits as well:
 * legacy filings may count toward one or another of them. The latter pass through a text: of an array PostgreSQL expects
 * ten ids, and joins the filings of Houston's thousands by nested loops for minutes; of a text, a thousand.
 */
const reach = (ids: string): string => `asked_bar as materialized (select unnest(${ids}) as id),
  reached_bar as materialized (
    with asked_permit as (
      select permit from beverage_permit where property_id in (select id from asked_bar)
      union
      -- A property of legacy releases has its permit as its number.
      select taxpayer_number from beverage_property where id in (select id from asked_bar)
    ), reached as (
      select id from asked_bar
      union
      select id from beverage_property where taxpayer_number in (select permit from asked_permit)
      union
      select property_id from beverage_permit where permit in (select permit from asked_permit)
    )
    select string_to_table((select string_agg(id::text, ',') from reached), ',')::integer as property_id
  )`;

const placeColumns = ['city', 'county_code', 'zip'] as const;

/** Tables by which `links` finds the owner and the place of a legacy filing, made of all filings that were read. */
const ofAllTime = `held as (
    select distinct permit, location_zip, property_id from beverage_filing where is_portal
  ), described as (
    select distinct on (f.property_id) f.property_id as id, f.responsibility_begin, f.responsibility_end,
      p.taxpayer_number, p.location_number, f.city, f.county_code, f.zip
    from beverage_filing f join beverage_property p on p.id = f.property_id
    where f.is_portal and f.is_current
    order by f.property_id, ${latestFirst}
  ), holder as (
    select held.permit, held.location_zip, p.* from held join described p on p.id = held.property_id
  ), legacy as (
    select * from beverage_filing where not is_portal and is_current
  ), permit_place as (
    select distinct on (permit, location_zip) permit, location_zip, city, county_code, zip
    from legacy order by permit, location_zip, ${latestFirst}
  )`;

const firstDay = "date_trunc('month', period_end)::date";

const months = `select property_id, ${firstDay} as month, ${partColumns.join(', ')}, total_receipts_cents, is_estimate,
      release_id, false as is_revised, ${placeColumns.join(', ')}
    from beverage_filing
    where is_portal and is_current and property_id in (select id from asked_bar)
    union all
    select property_id, ${firstDay}, ${partColumns.map(() => 'null').join(', ')}, sum(total_receipts_cents)::bigint,
      bool_or(is_estimate), max(release_id), bool_or(is_revised), ${placeColumns.map(mainPlace).join(', ')}
    from link where property_id in (select id from asked_bar)
    group by property_id, ${firstDay}`;

/** Properties (SQL of an array of ids; null for every property) as of a release (SQL of its number). */
interface PastBars<Ids extends string | null = string> {
  ids: Ids;
  release: string;
  /** Of every property, only these months are read: those of 20 years would take a minute. */
  spans?: readonly Span[];
}

/** Common table expressions of what the properties had filed by a release: portal filings, and links of legacy ones. */
function pastFilings({ ids, release, spans }: PastBars<string | null>): string {
  if (ids === null && spans) return pastFilingsOf(release, spans);
  const where = ids === null ? 'true' : 'property_id in (select property_id from reached_bar)';
  const reached = ids === null ? '' : `${reach(ids)},`;
  return `${reached}
  ${pastPeriods(release)},
  beverage_filing as (
    ${versionsOf(release, where)}
  ), ${ofAllTime}, ${links}`;
}

/**
 * Common table expressions of the properties' months as of a release, under the names of the tables that a statement
 * reads: it finds what these tables held then.
 */
export function pastBeverageMonths(past: PastBars): string {
  return `${pastFilings(past)},
  -- Materialized, or else a condition on the months would have the planner join them by nested loops.
  beverage_month as materialized (
    ${months}
  )`;
}

/**
 * The same of what the months of places are made of: the portal's filings and single legacy filings, each at its place.
 * `property_id` is once in a month for each address that a permit files for.
 */
export function pastCountedBeverages(past: PastBars<string | null>): string {
  const shared = `id, property_id, ${firstDay} as month, city, county_code, zip, total_receipts_cents, is_estimate, release_id`;
  return `${pastFilings(past)},
  counted as (
    select ${shared}, ${partColumns.join(', ')}, true as is_whole, false as is_revised
    from beverage_filing where is_portal and is_current
    union all
    select ${shared}, ${partColumns.map(() => 'null').join(', ')}, count(*) over (partition by property_id, ${firstDay}) = 1,
      is_revised
    from link
  )`;
}

/** Months as of a release ($4, its number), otherwise as `beverageMonths`. */
export const beverageMonthsAsOf = `/* beverageMonthsAsOf */
  with ${pastBeverageMonths({ ids: '$1::int[]', release: '$4::bigint' })},
  -- The dates of responsibility as they were filed then.
  beverage_property as (select id, responsibility_begin, responsibility_end from described)
  ${selectBeverageMonths(pastMonthFlags('beverage_month'))}`;
