import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts to pay an unpaid renewal. */
export class Renewals20261121000430 implements MigrationInterface {
  name = 'Renewals20261121000430';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* allowRenewals */
      alter table billing_attempt drop constraint billing_attempt_kind_check;
      alter table billing_attempt add constraint billing_attempt_kind_check
        check (kind in ('SUBSCRIBE', 'UPGRADE', 'CARD', 'RENEWAL'));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* forbidRenewals */
      delete from billing_attempt where kind = 'RENEWAL';
      alter table billing_attempt drop constraint billing_attempt_kind_check;
      alter table billing_attempt add constraint billing_attempt_kind_check
        check (kind in ('SUBSCRIBE', 'UPGRADE', 'CARD'));`);
  }
}
