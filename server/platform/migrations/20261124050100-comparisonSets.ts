import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' comparison sets, a hotel and its competitors, and their notes on properties of portfolios. */
export class ComparisonSets20261124050100 implements MigrationInterface {
  name = 'ComparisonSets20261124050100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createComparisonSets */
      create table comparison_set (
        id integer primary key generated always as identity,
        member_id uuid not null references member on delete cascade,
        name text not null,
        subject_id integer not null,
        created_at timestamptz not null default now(),
        unique (member_id, name)
      );
      -- The competitors, hotels in the order in which the member chose them.
      create table comparison_set_hotel (
        set_id integer not null references comparison_set on delete cascade,
        property_id integer not null,
        position smallint not null,
        primary key (set_id, property_id)
      );
      alter table portfolio_property add column note text not null default ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropComparisonSets */
      drop table comparison_set_hotel, comparison_set;
      alter table portfolio_property drop column note`);
  }
}
