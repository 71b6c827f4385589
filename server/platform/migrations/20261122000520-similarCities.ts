import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the known city with the name most similar to a misspelled one. */
export class SimilarCities20261122000520 implements MigrationInterface {
  name = 'SimilarCities20261122000520';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      '/* indexCityNames */ create index city_similar on city using gist (name gist_trgm_ops (siglen = 64))',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropCityNames */ drop index city_similar');
  }
}
