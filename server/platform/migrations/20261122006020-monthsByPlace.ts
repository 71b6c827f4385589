import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  ['hotel_month_city', 'hotel_month (city, month)'],
  ['hotel_month_county', 'hotel_month (county_code, month)'],
  ['hotel_month_zip', 'hotel_month (zip, month)'],
  ['hotel_month_brand', 'hotel_month (brand_id, month) where brand_id is not null'],
  ['beverage_month_city', 'beverage_month (city, month)'],
  ['beverage_month_county', 'beverage_month (county_code, month)'],
  ['beverage_month_zip', 'beverage_month (zip, month)'],
] as const;

/**
 * Lets growth, year-to-date comparisons and a place's brands read only the months of the place instead of the whole
 * state's.
 */
export class MonthsByPlace20261122006020 implements MigrationInterface {
  name = 'MonthsByPlace20261122006020';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addMonthsByPlace */
      ${indexes.map(([name, on]) => `create index ${name} on ${on};`).join('\n      ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropMonthsByPlace */ drop index ${indexes.map(([name]) => name).join(', ')}`);
  }
}
