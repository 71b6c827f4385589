import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members and their sessions. */
export class Accounts20261120000600 implements MigrationInterface {
  name = 'Accounts20261120000600';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createAccountTables */
      create table member (
        id uuid primary key default gen_random_uuid(),
        email text not null unique check (email = lower(email)),
        first_name text not null,
        last_name text not null,
        password_hash text not null,
        is_admin boolean not null default false,
        is_free boolean not null default false,
        is_paid boolean not null default false,
        created_at timestamptz not null default now(),
        last_login_at timestamptz
      );
      create table session (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        ended_at timestamptz
      );
      create index session_member on session (member_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropAccountTables */ drop table session, member');
  }
}
