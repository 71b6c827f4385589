import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what the status of every property depends on. Finding it among all periods took most of the time of searches and
 * of short lists.
 */
export class LatestPeriods20261127100000 implements MigrationInterface {
  name = 'LatestPeriods20261127100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createLatestPeriods */
      -- The latest published period of a tax, and those stated for months to come, which are not published before.
      -- six_months_back: the earliest of the latest six published months up to it.
      create table latest_period (
        product text not null,
        is_quarterly boolean not null,
        period_end date not null,
        six_months_back date not null,
        primary key (product, is_quarterly, period_end)
      );
      create trigger figures_change after insert or update or delete or truncate on latest_period
        for each statement execute function note_figures_change();`);
    await db.query(fill);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropLatestPeriods */ drop table latest_period');
  }
}

/** Fills the table by the rules of 2026-11-27. The worker has its own copy, whose later changes must not change this. */
const fill = `/* fillLatestPeriods */
  with whole as (
    select distinct product, filers = 'quarterly' as is_quarterly, period_end
    from (
      select product, period_end, filers, max(rows) as rows,
        max(max(rows)) over (
          partition by product, filers order by period_end rows between 12 preceding and 1 preceding
        ) as usual
      from release_period
      cross join lateral (select case series when 'quarter_sum' then 'monthly' else series end as filers) its
      group by product, period_end, filers
    ) period
    where rows * 2 >= coalesce(usual, 0)
  ), latest as (
    select distinct on (product) product, period_end
    from whole where period_end < date_trunc('month', now()) + interval '1 month'
    order by product, is_quarterly, period_end desc
  )
  insert into latest_period (product, is_quarterly, period_end, six_months_back)
  select w.product, w.is_quarterly, w.period_end, back.month
  from whole w left join latest l on l.product = w.product
  cross join lateral (
    select min(month)::date as month from (
      select distinct month
      from release_period r
      cross join lateral generate_series(
        case when r.series in ('quarterly', 'quarter_sum') then date_trunc('quarter', r.period_end::timestamp)
          else date_trunc('month', r.period_end::timestamp) end,
        r.period_end::timestamp, interval '1 month'
      ) month
      where r.product = w.product and r.period_end <= w.period_end
      order by month desc
      limit 6
    ) latest
  ) back
  where w.period_end >= coalesce(l.period_end, '-infinity')`;
