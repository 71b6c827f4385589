import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ins, attempts and refusals, with their origin. Rows are deleted after 90 days. */
export class SecurityLog20261122001100 implements MigrationInterface {
  name = 'SecurityLog20261122001100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSecurityLog */
      create table security_event (
        id bigint primary key generated always as identity,
        at timestamptz not null default now(),
        kind text not null,
        -- Null for whoever is not known. An account that goes takes its name from the log, and leaves the rest.
        member_id uuid references member on delete set null,
        address text not null,
        request_id uuid,
        details text not null
      );
      create index security_event_member on security_event (member_id, id);
      create index security_event_kind on security_event (kind, id);
      create index security_event_at on security_event (at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSecurityLog */ drop table security_event');
  }
}
