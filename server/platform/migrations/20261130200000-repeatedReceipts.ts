import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the filings of one amount; the worker flags them when it rebuilds the figures. */
export class RepeatedReceipts20261130200000 implements MigrationInterface {
  name = 'RepeatedReceipts20261130200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* repeatedReceipts.up */
      create index hotel_filing_may_be_repeated on hotel_filing (property_id, room_receipts_cents)
        where replaced_by_release_id is null and room_receipts_cents = taxable_receipts_cents
          and room_receipts_cents >= 500000::bigint * period_months and room_receipts_cents % 100 <> 0`);
  }

  /** Rules of before take each flag on receipts for one of a total that does not count. Their worker rebuilds the sums. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* repeatedReceipts.down */
      drop index hotel_filing_may_be_repeated;
      update hotel_filing set receipts_flag = null where receipts_flag = 'REPEATED_RECEIPTS';
      update hotel_month set receipts_flag = null where receipts_flag = 'REPEATED_RECEIPTS';
      delete from doubtful_filing where receipts_flag = 'REPEATED_RECEIPTS';
      update derived_version set version = 15 where product = 'hotel'`);
  }
}
