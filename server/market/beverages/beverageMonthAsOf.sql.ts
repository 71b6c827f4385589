import { periodsAsOf, versionsAsOf } from '../releases/asOf.sql.ts';
import { selectBeverageMonths } from './beverageMonth.sql.ts';
import { holdsFirst } from './legacyOwner.rules.ts';

const parts = ['liquor', 'wine', 'beer', 'cover_charge'].map((part) => `${part}_receipts_cents`);
const columns = [
  ...['id', 'property_id', 'source', 'permit', 'location_zip', 'period_end', 'key_address'],
  ...['responsibility_begin', 'responsibility_end', ...parts, 'total_receipts_cents', 'is_estimate'],
];

/** The properties, and those that had the same permits: legacy filings may count to one or to another of them. */
const reach = (ids: string): string => `array(
        with held as (
          select permit from beverage_permit where property_id = any(${ids})
          union
          -- A property of legacy releases has its permit as its number.
          select taxpayer_number from beverage_property where id = any(${ids})
        )
        select unnest(${ids})
        union
        select id from beverage_property where taxpayer_number in (select permit from held)
        union
        select property_id from beverage_permit where permit in (select permit from held)
      )`;

/**
 * The links that the worker keeps of legacy filings, as it would have made them at that time; see `legacyLinks.sql.ts`
 * of the worker. The portal's properties of that time own the permits under which they had filed by then.
 */
const links = `held as (
    select distinct permit, location_zip, property_id from beverage_filing where source = 'portal'
  ), described as (
    select distinct on (f.property_id) f.property_id as id, f.responsibility_begin, f.responsibility_end,
      p.taxpayer_number, p.location_number
    from beverage_filing f join beverage_property p on p.id = f.property_id
    where f.source = 'portal' and f.replaced_by_release_id is null
    order by f.property_id, f.period_end desc, f.total_receipts_cents desc, f.key_address
  ), legacy as (
    select * from beverage_filing where source = 'legacy' and replaced_by_release_id is null
  ), owner as (
    select l.id, p.id as portal_id,
      row_number() over (partition by l.id order by ${holdsFirst('p', 'l.period_end')}) as preference,
      bool_or(covering.property_id is not null) over (partition by l.id) as is_covered
    from legacy l
    join held using (permit, location_zip)
    join described p on p.id = held.property_id
    left join beverage_filing covering on (covering.property_id, covering.period_end) = (p.id, l.period_end)
      and covering.source = 'portal' and covering.replaced_by_release_id is null
  ), link as (
    select coalesce(o.portal_id, l.property_id) as property_id, l.period_end, l.total_receipts_cents, l.is_estimate,
      l.release_id
    from legacy l left join owner o on o.id = l.id and o.preference = 1
    where o.is_covered is not true
  )`;

const firstDay = "date_trunc('month', period_end)::date";

const months = (
  ids: string,
): string => `select property_id, ${firstDay} as month, ${parts.join(', ')}, total_receipts_cents, is_estimate,
      release_id
    from beverage_filing
    where source = 'portal' and replaced_by_release_id is null and property_id = any(${ids})
    union all
    select property_id, ${firstDay}, ${parts.map(() => 'null').join(', ')}, sum(total_receipts_cents)::bigint,
      bool_or(is_estimate), max(release_id)
    from link where property_id = any(${ids})
    group by property_id, ${firstDay}`;

/** Properties (SQL of an array of ids) as of a release (SQL of its number). */
interface PastBars {
  ids: string;
  release: string;
}

/**
 * Common table expressions of the properties' months as of a release, under the names of the tables that a statement
 * reads: it finds what these tables held then.
 */
export function pastBeverageMonths({ ids, release }: PastBars): string {
  return `release_period as (${periodsAsOf(release)}),
  beverage_filing as (
    ${versionsAsOf({ table: 'beverage_filing', columns, release, where: `property_id = any(${reach(ids)})` })}
  ), ${links},
  beverage_month as (
    ${months(ids)}
  )`;
}

/** Months as of a release ($4, its number), otherwise as `beverageMonths`. */
export const beverageMonthsAsOf = `/* beverageMonthsAsOf */
  with ${pastBeverageMonths({ ids: '$1::int[]', release: '$4::bigint' })}
  ${selectBeverageMonths}`;
