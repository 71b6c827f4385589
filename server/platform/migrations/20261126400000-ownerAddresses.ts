import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mailing addresses of taxpayers. Filled by the rebuild that the next start of the worker makes, since the rules have
 * a newer version; until then no owner has a suggestion.
 */
export class OwnerAddresses20261126400000 implements MigrationInterface {
  name = 'OwnerAddresses20261126400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createOwnerAddresses */
      -- Name and mailing address of the latest filing under each taxpayer number of a tax. The address is in one
      -- spelling, as that of premises, and beside it as filed. Taxpayers without a street, box or ZIP code have no row.
      create table owner_address (
        product text not null check (product in ('hotel', 'beverage')),
        taxpayer_number text not null,
        name text not null,
        address text not null,
        zip text not null,
        filed_address text not null,
        filed_city text not null,
        primary key (product, taxpayer_number)
      );
      create index owner_address_at on owner_address (zip, address);
      create index owner_address_number on owner_address (taxpayer_number);
      create trigger figures_change after insert or update or delete or truncate on owner_address
        for each statement execute function note_figures_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropOwnerAddresses */ drop table owner_address');
  }
}
