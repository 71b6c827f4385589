import { responsibleDays as daysOfBars } from '../../beverages/beverageMonth.sql.ts';
import { responsibleDays as daysOfHotels } from '../../hotels/responsibleDays.sql.ts';
import { expectHalf } from '../../releases/asOf.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { FILED_BY } from './yearSource.sql.ts';

/** True if rows are of single hotels or bars, whose responsibility may begin or end within a month. */
export function mayBePartial({ kind, isTotal }: Pick<RankingSpec, 'kind' | 'isTotal'>): boolean {
  return kind === 'PROPERTY' && isTotal !== true;
}

const days = "extract(day from m.month + interval '1 month - 1 day')::integer";

/** SQL of the condition that a month may be a part: of hotels, whose filings may be of quarters, any of the quarter. */
function isNear({ product }: RankingSpec): string {
  const unit = product === 'hotel' ? 'quarter' : 'month';
  const isOfSame = (date: string): string =>
    `date_trunc('${unit}', m.month::timestamp) = date_trunc('${unit}', p.responsibility_${date}::timestamp)`;
  return `(e.property_id is not null or ${isOfSame('begin')} or ${isOfSame('end')})`;
}

function monthsOf({ months, earlier }: RankingSpec): string {
  const dates = [...months, ...earlier].flatMap(({ year, months: own }) =>
    own.map((month) => `'${String(year)}-${String(month).padStart(2, '0')}-01'::date`),
  );
  return dates.length === 0 ? 'null::date' : [...new Set(dates)].join(', ');
}

/** SQL of the condition on properties `p` that they are of rows with some keys, SQL of an array. */
function isOf({ product }: RankingSpec, keys: string): string {
  return `p.id in (
      select unnest(${keys}::integer[])
      union select e.property_id from establishment_property e
      where e.product = '${product}' and e.latest_property_id = any(${keys}::integer[])
    )`;
}

/** SQL of the months with receipts, as year rows `y` are filtered: only those of single owners that may be a part, but all of several. */
function months(spec: RankingSpec): string {
  const { product, isPast, keys } = spec;
  const isHotel = product === 'hotel';
  const filtered = ['city', 'county_code', 'zip', ...(isHotel ? ['brand_id', 'is_marketplace'] : [])];
  const conditions = [
    `m.month in (${monthsOf(spec)})`,
    isHotel
      ? 'm.room_receipts_cents > 0 and not m.is_left_out and not m.is_marketplace'
      : 'm.total_receipts_cents > 0',
    ...(keys === undefined ? [] : [isOf(spec, keys)]),
  ];
  return `select coalesce(e.latest_property_id, p.id) as property_id, p.id as ${FILED_BY}, m.month, ${days} as days,
      ${isHotel ? daysOfHotels('m') : daysOfBars('m')} as responsible_days, ${filtered.map((name) => `m.${name}`).join(', ')}
    from ${product}_property p
    left join establishment_property e on e.product = '${product}' and e.property_id = p.id
    join ${isHotel ? 'hotel_month' : isPast ? 'counted' : 'beverage_month'} m on m.property_id = p.id
    where ${[isNear(spec), ...conditions].map((each) => (isPast ? expectHalf(each) : each)).join(' and ')}`;
}

/**
 * Common table expression, `part`, of the months of both periods in which all owners of a hotel or bar together were
 * responsible for fewer than all days, by key: `partial_months`. As of a release, by the dates of the latest filing then.
 */
export function partialMonths(spec: RankingSpec): string {
  return `part as (
    select property_id as key, array_agg(to_char(month, 'YYYY-MM') order by month) as partial_months
    from (
      select own.property_id, own.month from (
        select y.property_id, y.month, y.days, max(coalesce(y.responsible_days, y.days)) as own_days
        from (${months(spec)}) y where ${spec.filter} group by y.property_id, y.${FILED_BY}, y.month, y.days
      ) own
      group by own.property_id, own.month, own.days having sum(own.own_days) < own.days
    ) partial
    group by property_id
  )`;
}
