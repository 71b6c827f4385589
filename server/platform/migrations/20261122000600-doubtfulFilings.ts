import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets administrators decide on doubtful filings: pending decisions are stored, undoing has a note too, and the
 * effect of each doubtful filing on its place and brand is stored and indexed by size. The worker fills in the
 * effects at its next start, because the rules have a newer version.
 */
export class DoubtfulFilings20261122000600 implements MigrationInterface {
  name = 'DoubtfulFilings20261122000600';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createDoubtfulFilings */
      -- A decision waits from when it is made, or undone, until figures follow.
      alter table filing_decision
        add column undo_note text not null default '',
        add column waits boolean not null default false,
        add column failed_at timestamptz,
        add column error text;
      create index filing_decision_waiting on filing_decision (id) where waits;
      create index filing_decision_of on filing_decision (property_id, period_end);

      -- Current filings with a flag or a decision, and the size of what that changes: receipts and room-nights of the
      -- filing, and hundredths of a percent of its city's (else county's) and brand's receipts or RevPAR, whichever
      -- is more.
      create table doubtful_filing (
        filing_id bigint primary key,
        period_end date not null,
        city text,
        county_code smallint,
        zip text,
        brand_id integer,
        release_id bigint not null,
        receipts_flag text,
        rooms_flag text,
        is_idle boolean not null,
        receipts_at_stake_cents bigint not null,
        room_nights_at_stake bigint not null,
        place_effect bigint not null,
        brand_effect bigint not null
      );
      create index doubtful_filing_period on doubtful_filing (period_end);
      create index doubtful_filing_by_receipts on doubtful_filing
        (is_idle, receipts_at_stake_cents, room_nights_at_stake, filing_id);
      create index doubtful_filing_by_place on doubtful_filing (is_idle, place_effect, filing_id);
      create index doubtful_filing_by_brand on doubtful_filing (is_idle, brand_effect, filing_id);
      create index doubtful_filing_by_period on doubtful_filing (is_idle, period_end, filing_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropDoubtfulFilings */
      drop table doubtful_filing;
      drop index filing_decision_of, filing_decision_waiting;
      alter table filing_decision drop column undo_note, drop column waits, drop column failed_at, drop column error`);
  }
}
