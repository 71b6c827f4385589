import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets payments have alerts that no daily check found, such as a lost dispute. */
export class PaymentAlerts20261128050000 implements MigrationInterface {
  name = 'PaymentAlerts20261128050000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('/* paymentAlerts.up */ alter table billing_alert alter column check_id drop not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* paymentAlerts.down */
      delete from billing_alert where check_id is null;
      alter table billing_alert alter column check_id set not null`);
  }
}
