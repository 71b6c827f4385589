import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' own lists: portfolios of properties, and recently viewed properties. */
export class MemberLists20261121000200 implements MigrationInterface {
  name = 'MemberLists20261121000200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createMemberLists */
      create table portfolio (
        id integer primary key generated always as identity,
        member_id uuid not null references member on delete cascade,
        product text not null check (product in ('hotel', 'beverage')),
        name text not null,
        created_at timestamptz not null default now(),
        unique (member_id, product, name)
      );
      -- property_id is of hotel_property or of beverage_property, as the portfolio's product says.
      create table portfolio_property (
        portfolio_id integer not null references portfolio on delete cascade,
        property_id integer not null,
        added_at timestamptz not null default now(),
        primary key (portfolio_id, property_id)
      );
      create table recent_view (
        member_id uuid not null references member on delete cascade,
        product text not null check (product in ('hotel', 'beverage')),
        property_id integer not null,
        viewed_at timestamptz not null default now(),
        primary key (member_id, product, property_id)
      );
      create index recent_view_latest on recent_view (member_id, viewed_at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropMemberLists */ drop table recent_view, portfolio_property, portfolio');
  }
}
