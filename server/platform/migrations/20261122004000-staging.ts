import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The only schema in which the product's own role may create tables, for a release during its import. */
export class Staging20261122004000 implements MigrationInterface {
  name = 'Staging20261122004000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('/* addStaging */ create schema if not exists staging');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropStaging */ drop schema staging cascade');
  }
}
