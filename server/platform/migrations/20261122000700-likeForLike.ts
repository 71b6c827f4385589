import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns of lodging: receipts, and receipts for RevPAR, of the month and of the month a year earlier. */
const lodging = `
        month date not null,
        properties integer not null,
        receipts_cents bigint not null,
        receipts_before_cents bigint not null,
        revpar_receipts_cents bigint not null,
        revpar_receipts_before_cents bigint not null,
        rooms bigint not null,
        rooms_before bigint not null,`;

const place = `
        kind text not null,
        place_key text not null,
        county_code smallint not null default 0,`;

/**
 * Stores, for places and brands, the receipts of properties with figures in a month and in the same month a year
 * earlier, because only these are compared. The worker's rebuild at its next start fills them in, because the rules
 * have a newer version.
 */
export class LikeForLike20261122000700 implements MigrationInterface {
  name = 'LikeForLike20261122000700';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createLikeForLike */
      create table hotel_place_like_for_like (${place}${lodging}
        primary key (kind, place_key, county_code, month)
      );
      create table beverage_place_like_for_like (${place}
        month date not null,
        properties integer not null,
        receipts_cents bigint not null,
        receipts_before_cents bigint not null,
        primary key (kind, place_key, county_code, month)
      );
      create table brand_like_for_like (
        brand_id integer not null,${lodging}
        primary key (brand_id, month)
      );
      create table parent_company_like_for_like (
        parent_company_id integer not null,${lodging}
        primary key (parent_company_id, month)
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropLikeForLike */
      drop table parent_company_like_for_like, brand_like_for_like, beverage_place_like_for_like,
        hotel_place_like_for_like`);
  }
}
