import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place and brand that the months of a year row count to; each may be unknown. */
const isSamePlace = ['city', 'county_code', 'zip', 'brand_id']
  .map((column) => `y.${column} is not distinct from flagged.${column}`)
  .join(' and ');

/** Adds the set of months with unusual receipts to hotels' years, for rankings and maps. */
export class UnusualInYears20261126440000 implements MigrationInterface {
  name = 'UnusualInYears20261126440000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* unusualInYears.up */
      alter table hotel_year add column unusual_receipts smallint not null default 0;
      update hotel_year y set unusual_receipts = flagged.months
      from (
        select property_id, extract(year from month)::smallint as year, city, county_code, zip, brand_id, is_marketplace,
          bit_or(1 << (extract(month from month)::integer - 1))::smallint as months
        from hotel_month where receipts_flag = 'UNUSUAL_RECEIPTS' and not is_left_out
        group by 1, 2, 3, 4, 5, 6, 7
      ) flagged
      where y.property_id = flagged.property_id and y.year = flagged.year
        and y.is_marketplace = flagged.is_marketplace and ${isSamePlace}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* unusualInYears.down */ alter table hotel_year drop column unusual_receipts');
  }
}
