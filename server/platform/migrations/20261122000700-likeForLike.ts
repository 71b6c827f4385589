import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of lodging: receipts, and what RevPAR is of, of the month and of the one a year earlier. */
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
 * Keeps of places and brands what properties with a figure in a month and in the same month a year earlier took in,
 * since only they are compared. The rebuild that the worker does at its next start fills it, as the rules are newer.
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
