import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hotels, bars and places that an administrator opened to everybody, for charts on other people's pages. */
export class PublicSamples20261125100000 implements MigrationInterface {
  name = 'PublicSamples20261125100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createPublicSamples */
      create table public_sample (
        -- The id that the API has: hotel:32049649729-00022 or city:AUSTIN.
        subject_id text primary key,
        marked_at timestamptz not null default now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropPublicSamples */ drop table public_sample');
  }
}
