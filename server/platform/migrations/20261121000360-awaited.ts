import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Separates the properties of a place that are still responsible from all others, to find those that have yet to
 * file. The last filed month is in no index, because each release changes it for most properties.
 */
export class Awaited20261121000360 implements MigrationInterface {
  name = 'Awaited20261121000360';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createAwaited */
      drop index hotel_property_city, hotel_property_county, beverage_property_city, beverage_property_county;
      create index hotel_property_city on hotel_property (city, responsibility_end);
      create index hotel_property_county on hotel_property (county_code, responsibility_end);
      create index beverage_property_city on beverage_property (city, responsibility_end);
      create index beverage_property_county on beverage_property (county_code, responsibility_end)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropAwaited */
      drop index hotel_property_city, hotel_property_county, beverage_property_city, beverage_property_county;
      create index hotel_property_city on hotel_property (city);
      create index hotel_property_county on hotel_property (county_code);
      create index beverage_property_city on beverage_property (city);
      create index beverage_property_county on beverage_property (county_code)`);
  }
}
