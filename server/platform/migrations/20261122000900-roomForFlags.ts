import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leaves room in each page for the flags of its filings, so that no index is written when they are set. */
export class RoomForFlags20261122000900 implements MigrationInterface {
  name = 'RoomForFlags20261122000900';

  async up(db: QueryRunner): Promise<void> {
    await db.query('/* leaveRoom */ alter table hotel_filing set (fillfactor = 90)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* leaveNoRoom */ alter table hotel_filing reset (fillfactor)');
  }
}
