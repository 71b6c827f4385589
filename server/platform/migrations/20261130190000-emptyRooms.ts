import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['hotel_place_month', 'brand_month', 'parent_company_month'];

/** Sums the rooms of hotels that filed $0. Existing months get theirs from the rebuild; until then they are unknown. */
export class EmptyRooms20261130190000 implements MigrationInterface {
  name = 'EmptyRooms20261130190000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* emptyRooms.up ${table} */
        alter table ${table} add column empty_rooms integer`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* emptyRooms.down ${table} */ alter table ${table} drop column empty_rooms`);
    }
  }
}
