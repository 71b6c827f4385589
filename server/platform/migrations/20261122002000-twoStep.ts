import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'SECOND_STEP_ADDED', 'SECOND_STEP_REMOVED', 'RECOVERY_CODE_USED'`;

/** Kinds that the outbox already accepts, from any feature, with or without these. */
const allowMails = (change: string): string => `
  do $$
  declare kinds text;
  begin
    select string_agg(quote_literal(part[1]), ', ') into kinds
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g') part
    where conname = 'outbox_mail_kind_check' and part[1] not in (${KINDS});
    alter table outbox_mail drop constraint outbox_mail_kind_check;
    execute 'alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (' || kinds || ${change} || '))';
  end $$;`;

/** Authenticator apps, passkeys and recovery codes, and the sign-ins that wait for one of them. */
export class TwoStep20261122002000 implements MigrationInterface {
  name = 'TwoStep20261122002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* twoStep.up */
      -- The sample's own administrator, and nobody else, does without a second step.
      alter table member add column is_demonstration boolean not null default false;
      update member set is_demonstration = true
      where email = 'admin@example.com' and last_name = 'Demonstration' and is_admin
        and exists (select from release where synthetic);
      create table second_step (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        kind text not null check (kind in ('AUTHENTICATOR', 'PASSKEY')),
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        -- Of an authenticator app: encrypted, and the latest 30 seconds of which a code was used.
        secret bytea,
        last_period bigint,
        -- Of a passkey.
        credential_id text unique,
        public_key bytea,
        sign_count bigint,
        transports text[],
        check ((kind = 'AUTHENTICATOR') = (secret is not null and last_period is not null)),
        check ((kind = 'PASSKEY') =
          (credential_id is not null and public_key is not null and sign_count is not null))
      );
      create index second_step_member on second_step (member_id);
      create table recovery_code (
        member_id uuid not null references member on delete cascade,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (member_id, code_hash)
      );
      create table second_step_challenge (
        token_hash bytea primary key,
        purpose text not null check (purpose in ('SIGN_IN', 'PASSKEY_SIGN_IN', 'ADD_AUTHENTICATOR', 'ADD_PASSKEY')),
        -- Null where the passkey is to say who it is.
        member_id uuid references member on delete cascade,
        -- Of the password that was right.
        password_hash text,
        passkey_challenge text,
        -- Of the authenticator app that is to be added, encrypted.
        secret bytea,
        name text,
        tries smallint not null default 0,
        expires_at timestamptz not null,
        check ((purpose = 'PASSKEY_SIGN_IN') = (member_id is null))
      );
      create index second_step_challenge_member on second_step_challenge (member_id);
      create index second_step_challenge_expiry on second_step_challenge (expires_at);
      ${allowMails(`', ' || ${quoted(KINDS)}`)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* twoStep.down */
      delete from outbox_mail where kind in (${KINDS});
      ${allowMails(`''`)}
      drop table second_step_challenge, recovery_code, second_step;
      alter table member drop column is_demonstration`);
  }
}

function quoted(sql: string): string {
  return `'${sql.replaceAll("'", "''")}'`;
}
