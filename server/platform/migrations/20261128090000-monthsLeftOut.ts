import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of the few months of hotels that an operator left out: pages of places and brands look for theirs. */
export class MonthsLeftOut20261128090000 implements MigrationInterface {
  name = 'MonthsLeftOut20261128090000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* monthsLeftOut.up */
      create index hotel_month_left_out on hotel_month (month) where is_left_out`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* monthsLeftOut.down */ drop index hotel_month_left_out');
  }
}
