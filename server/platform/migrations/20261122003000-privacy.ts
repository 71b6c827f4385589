import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS_BEFORE = `'PASSWORD_RESET', 'PASSWORD_CHANGED', 'WELCOME', 'SUBSCRIPTION_STARTED', 'RECEIPT',
  'RENEWAL_FAILED', 'RENEWAL_REMINDER', 'CARD_EXPIRING', 'PLAN_CHANGED', 'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_ENDED', 'HELP_MESSAGE'`;

/**
 * Confirmed e-mail addresses, the links that confirm them, and deletion of accounts except for data that the law
 * requires to keep.
 */
export class Privacy20261122003000 implements MigrationInterface {
  name = 'Privacy20261122003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addConfirmedAddresses */
      alter table member add column email_confirmed_at timestamptz;
      -- The address that a link is to prove before it takes the place of the present one. It reserves nothing.
      alter table member add column pending_email text check (pending_email = lower(pending_email));
      -- Mails about passwords and payments went to these addresses so far, and must not stop.
      update member set email_confirmed_at = created_at;
      create table email_link (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        -- The address that it proves: the member's, or the one that is to be.
        email text not null,
        -- sha256: who reads the table can confirm nothing.
        token_hash bytea not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index email_link_member on email_link (member_id);
      -- True until Stripe has been told of another address.
      alter table subscription add column is_email_due boolean not null default false;
      create index subscription_email_due on subscription (source) where is_email_due;`);
    await db.query(`/* openMailKinds */
      -- The kinds are listed in the code, with who may be sent them.
      alter table outbox_mail drop constraint outbox_mail_kind_check;
      alter table outbox_mail add constraint outbox_mail_kind_check check (kind ~ '^[A-Z_]+$');
      alter table outbox_mail drop constraint outbox_mail_outcome_check;
      alter table outbox_mail add constraint outbox_mail_outcome_check
        check (outcome in ('SENT', 'NOBODY', 'FAILED', 'UNCONFIRMED'));
      create index outbox_mail_recipient on outbox_mail (recipient);`);
    await db.query(`/* createErasures */
      create table erasure (
        id bigint primary key generated always as identity,
        member_id uuid not null unique,
        -- By which the last traces are found; null once they are gone.
        email text,
        asked_at timestamptz not null default now(),
        asked_by text not null check (asked_by in ('MEMBER', 'OPERATOR')),
        ended_at timestamptz,
        check ((ended_at is null) = (email is not null))
      );
      create index erasure_open on erasure (id) where ended_at is null;
      -- Customers at Stripe of members who are gone. A row goes with its customer.
      create table erased_customer (
        customer_id text primary key,
        source text not null,
        member_id uuid not null
      );
      -- Keeps payments without the payer's name.
      alter table invoice drop constraint invoice_member_id_fkey, alter column member_id drop not null;
      alter table invoice add constraint invoice_member_id_fkey
        foreign key (member_id) references member on delete set null;
      alter table payment_note drop constraint payment_note_member_id_fkey, alter column member_id drop not null;
      alter table payment_note add constraint payment_note_member_id_fkey
        foreign key (member_id) references member on delete set null;`);
    await db.query(`/* letAddressesGo */
      drop trigger audit_log_only_grows on audit_log;
      create trigger audit_log_only_grows before delete or truncate on audit_log
        for each statement execute function refuse_audit_change();
      -- The only change: the address of an account that is gone.
      create function refuse_audit_update() returns trigger language plpgsql as $$
        begin
          if (new.id, new.at, new.action, new.details) is distinct from (old.id, old.at, old.action, old.details)
            or new.actor_id is distinct from old.actor_id or new.member_id is distinct from old.member_id
            or not (new.member_email is null or new.member_email is not distinct from old.member_email)
            or new.actor_email not in (old.actor_email, 'deleted account')
          then raise exception 'The audit log only grows.';
          end if;
          return new;
        end $$;
      create trigger audit_log_stays before update on audit_log
        for each row execute function refuse_audit_update();
      create index audit_log_actor on audit_log (actor_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropErasures */
      drop index audit_log_actor;
      drop trigger audit_log_stays on audit_log;
      drop function refuse_audit_update();
      drop trigger audit_log_only_grows on audit_log;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_audit_change();
      delete from payment_note where member_id is null;
      alter table payment_note drop constraint payment_note_member_id_fkey, alter column member_id set not null;
      alter table payment_note add constraint payment_note_member_id_fkey
        foreign key (member_id) references member on delete cascade;
      delete from invoice where member_id is null;
      alter table invoice drop constraint invoice_member_id_fkey, alter column member_id set not null;
      alter table invoice add constraint invoice_member_id_fkey
        foreign key (member_id) references member on delete cascade;
      drop table erased_customer, erasure;`);
    await db.query(`/* dropConfirmedAddresses */
      drop index outbox_mail_recipient;
      delete from outbox_mail where kind not in (${KINDS_BEFORE}) or outcome = 'UNCONFIRMED';
      alter table outbox_mail drop constraint outbox_mail_kind_check;
      alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (${KINDS_BEFORE}));
      alter table outbox_mail drop constraint outbox_mail_outcome_check;
      alter table outbox_mail add constraint outbox_mail_outcome_check
        check (outcome in ('SENT', 'NOBODY', 'FAILED'));
      alter table subscription drop column is_email_due;
      drop table email_link;
      alter table member drop column email_confirmed_at, drop column pending_email;`);
  }
}
