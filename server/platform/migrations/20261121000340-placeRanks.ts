import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ranks a place among all of its kind in one month without reading every month of every place. */
export class PlaceRanks20261121000340 implements MigrationInterface {
  name = 'PlaceRanks20261121000340';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createPlaceRanks */
      create index hotel_place_month_by_month on hotel_place_month (month, kind) include (room_receipts_cents)
        where county_code = 0;
      create index beverage_place_month_by_month on beverage_place_month (month, kind)
        include (total_receipts_cents) where county_code = 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      '/* dropPlaceRanks */ drop index hotel_place_month_by_month, beverage_place_month_by_month',
    );
  }
}
