import { establishmentMonths } from '../../premises/establishmentMonths.sql.ts';
import { isWholeMonth } from '../../releases/publishedMonths.rules.ts';
import { keptOnce } from './portfolio.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Rows as columns, ordered by month. */
function arrays(from: string): string {
  return `
    array_agg(to_char(${from}.month, 'YYYY-MM') order by ${from}.month) as months,
    array_agg(${from}.receipts order by ${from}.month) as receipts,
    array_agg(${from}.roomed order by ${from}.month) as roomed,
    array_agg(${from}.nights order by ${from}.month) as nights`;
}

const within = "m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')";

/**
 * $1: portfolio ids, $2 and $3: first and last month as dates, null for no bound, $4: number of lines. Place 0 is all
 * of a portfolio's hotels or bars together, each through all its owners, in the months that the releases have in full: the
 * late filings of a few would look like a total; from place 1 on, those with the most receipts.
 * Each row has its months as arrays of equal length. `roomed` is the part of the receipts with room-nights. Of all
 * together, `flags` are months with a flag of any of them, and `properties` are how many have receipts of each month, and
 * room-nights, and how many of these have them also for the month a year earlier, and `hotels` are the ids of all of them.
 */
export function portfolioChart(product: ProductName): string {
  return `/* portfolioChart ${product} */
  with ${selectChart(
    product,
    `
      select each.* from ${keptOnce(product, 'k.portfolio_id')} kept
      cross join lateral ${establishmentMonths(product, 'kept.property_id', within)} each
    `,
  )}`;
}

/** All properties together, in the months that the releases have in full. */
const together = `
    select c.position, c.month, sum(c.receipts)::bigint as receipts, sum(c.nights)::bigint as nights,
      sum(c.receipts) filter (where c.nights is not null)::bigint as roomed,
      json_build_array(
        count(*), count(c.nights), count(before.month), count(c.nights) filter (where before.nights is not null)
      ) as properties
    from counted c join whole using (month)
    left join counted before on before.position = c.position and before.property_id = c.property_id
      and before.month = (c.month - interval '1 year')::date
    group by c.position, c.month`;

/** A query fragment after WITH, so that CTEs may precede it. `months` is SQL of the months of a portfolio `k`. */
export function selectChart(product: ProductName, months: string): string {
  return `asked as (
    select * from unnest($1::int[], $2::date[], $3::date[], $4::int[])
      with ordinality as k(portfolio_id, first_month, last_month, lines, position)
  ), charted as materialized (
    select k.position, k.lines, m.property_id, m.month, m.receipts, m.flags,
      m.rooms * ((m.month + interval '1 month')::date - m.month) as nights
    from asked k cross join lateral (${months}) m
  ), noted as materialized (
    select position, json_agg(json_build_array(to_char(month, 'YYYY-MM'), flag)) as flags
    from (select distinct position, month, flag from charted cross join unnest(flags) flag) each
    group by position
  ), counted as (
    select * from charted where receipts is not null
  ), whole as materialized (
    select known.month from (select distinct month from counted) known where ${isWholeMonth[product]('known.month')}
  ), together as (${together}
  ), largest as (
    select position, lines, property_id,
      row_number() over (partition by position order by sum(receipts) desc, property_id) as place
    from counted group by position, lines, property_id
  ), line as (
    select position, place, property_id, month, receipts, nights,
      case when nights is not null then receipts end as roomed
    from counted join largest using (position, property_id)
    where place <= largest.lines
  )
  select position, 0 as place, null as "propertyId", ${arrays('together')},
    (select noted.flags from noted where noted.position = together.position) as flags,
    json_agg(together.properties order by together.month) as properties,
    (select json_agg(kept.property_id) from asked cross join lateral ${keptOnce(product, 'asked.portfolio_id')} kept
      where asked.position = together.position) as hotels
  from together group by position
  union all
  select position, place, property_id, ${arrays('line')}, null, null, null
  from line group by position, place, property_id
  order by position, place`;
}
