import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Points of addresses, as a geocoder found them. Empty until one is configured. */
export class AddressPoints20261124110001 implements MigrationInterface {
  name = 'AddressPoints20261124110001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createAddressPoints */
      -- Of an address in one spelling, as premises have it. Not of premises themselves: these come and go with joins.
      -- Without a point, the geocoder does not know the address, or not well enough.
      create table address_point (
        address text not null,
        zip text not null,
        quality text not null check (quality in ('EXACT', 'SIMILAR', 'NONE')),
        latitude double precision,
        longitude double precision,
        matched_address text,
        source text not null check (source in ('census', 'google')),
        asked_at timestamptz not null default now(),
        primary key (address, zip),
        check ((quality = 'NONE') = (latitude is null) and (latitude is null) = (longitude is null))
      );
      create trigger figures_change after insert or update or delete or truncate on address_point
        for each statement execute function note_figures_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropAddressPoints */ drop table address_point');
  }
}
