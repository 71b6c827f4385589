import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Periods that were published although rows are missing, with the expected number of rows. */
export class IncompletePeriods20261122000510 implements MigrationInterface {
  name = 'IncompletePeriods20261122000510';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addExpectedRows */
      -- Null where nothing was missing, or nobody could know.
      alter table release_period add column expected_rows bigint;
      with accepted as (
        select p.release_id, p.product, p.series, p.period_end
        from release_period p
        join release r on r.id = p.release_id
        join import i on i.id = r.import_id
        where i.options ->> 'acceptIncomplete' = 'true'
      )
      update release_period p set expected_rows = usual.rows
      from accepted a
      cross join lateral (
        select least(
          max(near.rows) filter (where near.period_end < a.period_end),
          max(near.rows) filter (where near.period_end > a.period_end)
        ) as rows
        from release_period near
        where near.product = a.product and near.series = a.series
          and abs(near.period_end - a.period_end)
            <= case when a.series in ('quarterly', 'quarter_sum') then 280 else 95 end
      ) usual
      where (p.release_id, p.series, p.period_end) = (a.release_id, a.series, a.period_end)
        and p.rows < 0.9 * usual.rows and usual.rows - p.rows >= 100`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropExpectedRows */ alter table release_period drop column expected_rows');
  }
}
