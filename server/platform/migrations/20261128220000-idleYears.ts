import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place and brand that the months of a year row count to; each may be unknown. */
const isSamePlace = ['city', 'county_code', 'zip', 'brand_id']
  .map((column) => `y.${column} is not distinct from idle.${column}`)
  .join(' and ');

/** Adds the set of months in which a hotel was idle to hotels' years, for rankings. */
export class IdleYears20261128220000 implements MigrationInterface {
  name = 'IdleYears20261128220000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* idleYears.up */
      alter table hotel_year add column idle smallint not null default 0;
      update hotel_year y set idle = idle.months
      from (
        select property_id, extract(year from month)::smallint as year, city, county_code, zip, brand_id, is_marketplace,
          bit_or(1 << (extract(month from month)::integer - 1))::smallint as months
        from hotel_month where rooms_flag = 'IDLE_ROOMS' and room_receipts_cents <= 0 and not is_left_out
        group by 1, 2, 3, 4, 5, 6, 7
      ) idle
      where y.property_id = idle.property_id and y.year = idle.year
        and y.is_marketplace = idle.is_marketplace and ${isSamePlace}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* idleYears.down */ alter table hotel_year drop column idle');
  }
}
