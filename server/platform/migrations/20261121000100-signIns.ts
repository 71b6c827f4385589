import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables for sign-in: named sessions, password resets, queued emails and similar. */
export class SignIns20261121000100 implements MigrationInterface {
  name = 'SignIns20261121000100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSignInTables */
      alter table session add column user_agent text;
      create table password_reset_token (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        -- sha256: who reads the table can reset nothing.
        token_hash bytea not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index password_reset_token_member on password_reset_token (member_id);
      -- Whether the recipient has an account is only found out when a mail is sent, so that asking takes as long.
      create table outbox_mail (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED')),
        recipient text not null,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        ended_at timestamptz,
        outcome text check (outcome in ('SENT', 'NOBODY', 'FAILED')),
        check ((ended_at is null) = (outcome is null))
      );
      create index outbox_mail_due on outbox_mail (next_attempt_at) where ended_at is null;
      create table client_error (
        id bigint generated always as identity primary key,
        created_at timestamptz not null default now(),
        error text not null,
        url text not null,
        user_agent text,
        member_id uuid references member on delete set null
      );
      create index client_error_member on client_error (member_id) where member_id is not null;
      create table product_flag (
        name text primary key,
        is_on boolean not null,
        changed_at timestamptz not null default now()
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropSignInTables */
      drop table product_flag, client_error, outbox_mail, password_reset_token;
      alter table session drop column user_agent;`);
  }
}
