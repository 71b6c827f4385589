import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Actions of administrators. Rows are only added, never changed or deleted. */
export class Audit20261121000320 implements MigrationInterface {
  name = 'Audit20261121000320';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createAuditLog */
      -- Ids and addresses are copies: an entry outlives the account.
      create table audit_log (
        id bigint primary key generated always as identity,
        at timestamptz not null default now(),
        actor_id uuid,
        actor_email text not null,
        action text not null,
        member_id uuid,
        member_email text,
        details jsonb not null default '{}'
      );
      create index audit_log_member on audit_log (member_id, id);
      create function refuse_audit_change() returns trigger language plpgsql as $$
        begin
          raise exception 'The audit log only grows.';
        end $$;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_audit_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropAuditLog */ drop table audit_log; drop function refuse_audit_change()');
  }
}
