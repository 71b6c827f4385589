import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks estimates of legacy releases whose tax is rounded instead of cut; the worker rebuilds the figures. */
export class RoundedEstimates20261130230500 implements MigrationInterface {
  name = 'RoundedEstimates20261130230500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* roundedEstimates.up */
      update beverage_filing set is_estimate = true
      where source = 'legacy' and tax_cents = 299993 and not is_estimate`);
  }

  /** Rules of before take these for filed; their worker rebuilds the figures. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* roundedEstimates.down */
      update beverage_filing set is_estimate = false where source = 'legacy' and tax_cents = 299993;
      update derived_version set version = 9 where product = 'beverage'`);
  }
}
