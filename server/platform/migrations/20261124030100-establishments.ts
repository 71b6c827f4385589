import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Properties of one premises that follow one another under several owners. Filled by the rebuild that the next start of
 * the worker makes, since the rules have a newer version; until then every property is an establishment of its own.
 */
export class Establishments20261124030100 implements MigrationInterface {
  name = 'Establishments20261124030100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createEstablishments */
      -- Only establishments of several properties have rows. The id is that of the first property, position 1. The
      -- months are the first and last with receipts. How each of the others follows the one before it is beside it,
      -- for a sentence that explains it.
      create table establishment_property (
        product text not null check (product in ('hotel', 'beverage')),
        property_id integer not null,
        premises_id integer not null,
        establishment_id integer not null,
        latest_property_id integer not null,
        position smallint not null,
        first_month date not null,
        last_month date not null,
        gap_months smallint,
        shared_months smallint,
        is_same_name boolean,
        is_same_brand boolean,
        rooms_before integer,
        rooms_after integer,
        primary key (product, property_id)
      );
      create index establishment_property_of on establishment_property (product, establishment_id, position);
      create index establishment_property_premises on establishment_property (premises_id);
      create trigger figures_change after insert or update or delete or truncate on establishment_property
        for each statement execute function note_figures_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropEstablishments */ drop table establishment_property');
  }
}
