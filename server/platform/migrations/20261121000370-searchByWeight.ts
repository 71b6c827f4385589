import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries in the order of suggestions: for a word in thousands of names, such as INN, the first ten are found by
 * reading a few instead of sorting all.
 */
export class SearchByWeight20261121000370 implements MigrationInterface {
  name = 'SearchByWeight20261121000370';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSearchByWeight */
      create index search_entry_weight on search_entry (product, kind, weight desc, search_text, property_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSearchByWeight */ drop index search_entry_weight');
  }
}
