import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = ['premises_join', 'premises_doubt', 'premises_decision'];

/**
 * Joins similar addresses to one premises. The worker spells addresses, so that the SQL function that did goes; its
 * next start spells all of them again and joins them.
 */
export class JoinedPremises20261124020100 implements MigrationInterface {
  name = 'JoinedPremises20261124020100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createPremisesJoins */
      drop function normal_address(text);

      -- Pairs of addresses of a ZIP code that are one premises, and those that may be. Both follow from the filings.
      create table premises_join (
        zip text not null,
        one text not null,
        other text not null,
        one_names text not null,
        other_names text not null,
        score smallint not null,
        reason text not null,
        premises_id integer not null references premises on delete cascade,
        primary key (zip, one, other)
      );
      create index premises_join_of on premises_join (premises_id);
      create index premises_join_other on premises_join (zip, other);
      create table premises_doubt (
        zip text not null,
        one text not null,
        other text not null,
        one_names text not null,
        other_names text not null,
        score smallint not null,
        reason text not null,
        primary key (zip, one, other)
      );

      -- Of two addresses, whose order is that of their texts. In force until undone_at. The worker moves properties
      -- while a decision waits.
      create table premises_decision (
        id integer primary key generated always as identity,
        zip text not null,
        one text not null,
        other text not null,
        decision text not null check (decision in ('JOINED', 'PARTED')),
        note text not null,
        decided_by text not null,
        decided_at timestamptz not null default now(),
        undone_by text,
        undone_at timestamptz,
        undo_note text,
        waits boolean not null default true,
        failed_at timestamptz,
        error text,
        check (one collate "C" < other collate "C")
      );
      create unique index premises_decision_current on premises_decision (zip, one, other) where undone_at is null;
      create index premises_decision_waiting on premises_decision (id) where waits;
      ${facts
        .map(
          (table) => `create trigger figures_change after insert or update or delete or truncate on ${table}
        for each statement execute function note_figures_change();`,
        )
        .join('\n      ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropPremisesJoins */
      drop table ${facts.join(', ')};
      create function normal_address(address text) returns text language sql immutable parallel safe
        return upper(trim(address))`);
  }
}
