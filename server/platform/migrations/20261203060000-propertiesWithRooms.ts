import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['hotel_place_month', 'brand_month', 'parent_company_month'];

/** Counts the hotels whose rooms count. Existing months get theirs from the rebuild; until then they are unknown. */
export class PropertiesWithRooms20261203060000 implements MigrationInterface {
  name = 'PropertiesWithRooms20261203060000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* propertiesWithRooms.up ${table} */
        alter table ${table} add column properties_with_rooms integer`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* propertiesWithRooms.down ${table} */
        alter table ${table} drop column properties_with_rooms`);
    }
  }
}
