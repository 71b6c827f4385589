import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives brands a chain scale. The reference file fills it in when the server starts. */
export class ChainScales20261126410000 implements MigrationInterface {
  name = 'ChainScales20261126410000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addChainScales */
      alter table brand
        -- Null if no class is certain.
        add column chain_scale text check (
          chain_scale in ('LUXURY', 'UPPER_UPSCALE', 'UPSCALE', 'UPPER_MIDSCALE', 'MIDSCALE', 'ECONOMY')
        ),
        add column chain_scale_source text,
        -- First day of the month.
        add column chain_scale_checked date,
        -- True if an operator set it, so that the reference file does not.
        add column is_chain_scale_edited boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropChainScales */
      alter table brand drop column chain_scale, drop column chain_scale_source, drop column chain_scale_checked,
        drop column is_chain_scale_edited`);
  }
}
