import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  'hotel_place_month',
  'hotel_place_like_for_like',
  'beverage_place_month',
  'beverage_place_like_for_like',
] as const;

/** Lets an import replace the months that it sums without reading those of all other years. */
export class PlacesByMonth20261122210000 implements MigrationInterface {
  name = 'PlacesByMonth20261122210000';

  async up(db: QueryRunner): Promise<void> {
    const statements = tables.map((table) => `create index ${table}_of_month on ${table} (month);`);
    await db.query(`/* addPlacesByMonth */ ${statements.join('\n')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `/* dropPlacesByMonth */ drop index ${tables.map((table) => `${table}_of_month`).join(', ')}`,
    );
  }
}
