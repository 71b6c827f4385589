import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what the next renewal will charge, and when: a coupon, credit or tax that was set in Stripe's dashboard makes it
 * another amount than the price. Null until a subscription is read again.
 */
export class RenewalAmounts20261202060000 implements MigrationInterface {
  name = 'RenewalAmounts20261202060000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* renewalAmounts.up */
      alter table subscription add column renews_at timestamptz, add column renewal_cents bigint`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* renewalAmounts.down */
      alter table subscription drop column renews_at, drop column renewal_cents`);
  }
}
