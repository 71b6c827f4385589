import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which members' programs read the API, and how much they use them. */
export class ApiKeys20261123120000 implements MigrationInterface {
  name = 'ApiKeys20261123120000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* apiKeys.up */
      create table api_key (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        name text not null,
        key_hash bytea not null unique,
        -- The first characters of the key, to tell keys apart.
        key_start text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz
      );
      create index api_key_member on api_key (member_id);
      create index api_key_expiry on api_key (expires_at);
      create table api_key_day (
        key_id uuid not null references api_key on delete cascade,
        day date not null,
        requests integer not null,
        points integer not null,
        primary key (key_id, day)
      );
      create index api_key_day_day on api_key_day (day)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* apiKeys.down */
      delete from outbox_mail where kind = 'API_KEY_CREATED';
      drop table api_key_day, api_key`);
  }
}
