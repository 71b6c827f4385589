import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place and brand that the months of a year row count to; each may be unknown. */
const isSamePlace = ['city', 'county_code', 'zip', 'brand_id']
  .map((column) => `y.${column} is not distinct from apportioned.${column}`)
  .join(' and ');

/** Adds the set of months whose receipts are parts of quarterly filings to hotels' years, for rankings. */
export class ApportionedInYears20261127110000 implements MigrationInterface {
  name = 'ApportionedInYears20261127110000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* apportionedInYears.up */
      alter table hotel_year add column apportioned smallint not null default 0;
      update hotel_year y set apportioned = apportioned.months
      from (
        select property_id, extract(year from month)::smallint as year, city, county_code, zip, brand_id, is_marketplace,
          bit_or(1 << (extract(month from month)::integer - 1))::smallint as months
        from hotel_month where apportioned_cents <> 0 and not is_left_out
        group by 1, 2, 3, 4, 5, 6, 7
      ) apportioned
      where y.property_id = apportioned.property_id and y.year = apportioned.year
        and y.is_marketplace = apportioned.is_marketplace and ${isSamePlace}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* apportionedInYears.down */ alter table hotel_year drop column apportioned');
  }
}
