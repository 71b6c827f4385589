import type { ReleaseProduct } from './product.ts';

/**
 * Periods ($1 product) with under 90% of the rows of their neighbours in the same series, or of the published
 * rows of the period itself, and at least 100 fewer. Neighbours are the fullest of the three periods before and
 * of the three after, in the release or published, so that adjacent short months do not excuse each other. The
 * smaller of the two sides is used, because a new marketplace raises all months from one on. If nothing comes
 * before, only the next period is used. A side after with less than half of the side before is itself
 * incomplete and is ignored. If nothing comes after, the middle one of those before is used, the fuller of two:
 * quarterly filers fell from 6,713 in March 2019 to 5,704 in December, each quarter a little, and the fullest would
 * make December incomplete. A single month after is ignored too, so that the last two months do not excuse each other.
 *
 * A month is also compared with those farther off: after a gap, with all within a year, and one of the portal, which
 * takes the place of legacy releases, with theirs. That counts only where they have more than twice its rows, because
 * much changes in a year, and the portal lists permits in another way. On 21 November 2017 it had 882 of 14,753 rows
 * of October.
 */
export const findIncompletePeriods = `/* completeness.findIncompletePeriods */
  insert into incomplete_period (series, period_end, rows, neighbour_rows, published_rows, expected_rows)
  with published as (
    select distinct on (series, period_end) series, period_end, rows
    from release_period where product = $1
    order by series, period_end, release_id desc
  ), known as (
    select series, period_end, rows from staged_period
    union all
    select p.series, p.period_end, p.rows from published p
    where not exists (select from staged_period s where s.series = p.series and s.period_end = p.period_end)
  ), reach as (
    select s.*, case when s.series in ('quarterly', 'quarter_sum') then interval '9 months 3 days'
      else interval '3 months 3 days' end as distance,
      case when s.series in ('monthly', 'portal') then 2 else 1 end as fewest_after
    from staged_period s
  )
  select s.series, s.period_end, s.rows, greatest(neighbour.rows, far.rows), own.rows, expected.rows
  from reach s
  cross join lateral (
    select case when after.periods < s.fewest_after and before.rows is not null then before.middle_rows
      when after.rows < before.rows / 2 then before.rows
      else least(before.rows, after.rows) end as rows
    from (
      select max(k.rows) as rows, percentile_disc(0.5) within group (order by k.rows desc) as middle_rows
      from known k where k.series = s.series
        and k.period_end < s.period_end and k.period_end >= s.period_end - s.distance
    ) before
    cross join lateral (
      select case when before.rows is null then (array_agg(k.rows order by k.period_end))[1] else max(k.rows) end as rows,
        count(*) as periods
      from known k where k.series = s.series
        and k.period_end > s.period_end and k.period_end <= s.period_end + s.distance
    ) after
  ) neighbour
  left join published own on own.series = s.series and own.period_end = s.period_end
  cross join lateral (
    select max(k.rows) as rows from known k
    -- Nearer ones come first in what is said.
    where coalesce(greatest(neighbour.rows, own.rows), 0) <= 2 * s.rows
      and k.rows > 2 * s.rows and k.period_end <= s.period_end + interval '1 year'
      and k.period_end >= s.period_end - interval '1 year'
      and (
        (s.series in ('monthly', 'portal') and k.series = s.series and neighbour.rows is null)
        or (s.series = 'portal' and k.series = 'legacy')
      )
  ) far
  cross join lateral (select greatest(neighbour.rows, own.rows, far.rows) as rows) expected
  where s.rows < 0.9 * expected.rows and expected.rows - s.rows >= 100
  order by s.series, s.period_end
  returning series, period_end, rows, neighbour_rows, published_rows`;

/** Periods with too few rows in the release; if the operator accepts them, they are published as such. */
export const createIncompletePeriods = `/* completeness.createIncompletePeriods */
  create temporary table incomplete_period (
    series text, period_end date, rows bigint, neighbour_rows bigint, published_rows bigint, expected_rows bigint
  ) on commit drop`;

/** Rows of a period whose turn has not come: the comptroller is still receiving them. */
export const dropStagedPeriods = (table: string): string => `/* completeness.dropStagedPeriods */
  delete from ${table} where period_end = any($1::date[])`;

export const dropCountedPeriods = `/* completeness.dropCountedPeriods */
  delete from staged_period where period_end = any($1::date[])`;

/** A newer issue ($2, its date) of every period ($1 product) of the release is already published. */
export const findNewerIssue = `/* completeness.findNewerIssue */
  select min(newer.file_name) as file_name
  from staged_period s
  left join lateral (
    select r.file_name, r.issued_on
    from release_period p join release r on r.id = p.release_id
    where p.product = $1 and p.series = s.series and p.period_end = s.period_end
    order by p.release_id desc limit 1
  ) newer on newer.issued_on > $2::date
  having count(*) = count(newer.issued_on) and count(*) > 0`;

/**
 * Size of the change, beside the current filings that the release restates and those that would remain: null
 * for legacy releases, which restate no period but amend single filings of many.
 */
export const countChanges = ({
  product,
  isRestated,
}: ReleaseProduct): string => `/* completeness.countChanges */
  select count(*) filter (where kind = 'added') as added,
    count(*) filter (where kind = 'changed') as changed,
    count(*) filter (where kind = 'retired') as retired,
    case when not exists (select from staged_period where series = 'legacy') then (
      select count(*) from ${product}_filing f
      where f.period_end = any(array(select period_end from staged_period)) and f.replaced_by_release_id is null
        and ${isRestated}
    ) end as published
  from ${product}_change`;
