import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table of sums: counted receipts, filed receipts, and receipts for RevPAR. */
const sums = ['hotel_place_month', 'brand_month', 'parent_company_month'] as const;

/** Until its figures are rebuilt, a database has the earlier value for both counted and filed receipts. */
function addReadings(table: (typeof sums)[number]): string {
  const marketplace = table === 'hotel_place_month' ? '- marketplace_cents' : '';
  return `
      alter table ${table}
        add column filed_receipts_cents bigint not null default 0,
        add column revpar_receipts_cents bigint not null default 0,
        add column filed_rooms bigint not null default 0,
        add column flagged_filings integer not null default 0;
      update ${table} set filed_receipts_cents = room_receipts_cents, filed_rooms = rooms,
        revpar_receipts_cents = room_receipts_cents ${marketplace};`;
}

function dropReadings(table: (typeof sums)[number]): string {
  return `
      alter table ${table} drop column filed_receipts_cents, drop column revpar_receipts_cents,
        drop column filed_rooms, drop column flagged_filings;`;
}

/** Cents of a quarter that belong to one of its months: differences of running totals, rounded as given. */
function apportioned(total: (days: string) => string): string {
  return `
      create or replace function apportioned_cents(whole bigint, days_before integer, days integer, days_in_all integer)
        returns bigint language sql immutable parallel safe
        return ${total('(days_before + days)')} - ${total('days_before')};`;
}

/**
 * Adds flags for filed values that must not count as filed, operators' decisions on them, and counted values besides
 * the filed ones. Deletes test rows of the comptroller's staff. The worker's rebuild at its next start fills in flags
 * and sums, because the rules have a newer version.
 */
export class SoundFigures20261122000200 implements MigrationInterface {
  name = 'SoundFigures20261122000200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createFilingFlags */
      alter table hotel_filing
        add column receipts_flag text,
        add column usual_month_cents bigint,
        add column rooms_flag text,
        add column rooms_rule text,
        add column decision text check (decision in ('ACCEPTED', 'LEFT_OUT'));
      -- Operators' decisions about the values of filings; undone ones stay.
      create table filing_decision (
        id integer primary key generated always as identity,
        property_id integer not null,
        period_end date not null,
        filer_type smallint not null,
        period_months smallint not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        room_capacity integer not null,
        decision text not null check (decision in ('ACCEPTED', 'LEFT_OUT')),
        note text not null default '',
        decided_by text not null,
        decided_at timestamptz not null default now(),
        undone_by text,
        undone_at timestamptz
      );
      create unique index filing_decision_current on filing_decision (property_id, period_end, filer_type,
        period_months, room_receipts_cents, taxable_receipts_cents, room_capacity) where undone_at is null;
      insert into filing_decision (property_id, period_end, filer_type, period_months, room_receipts_cents,
        taxable_receipts_cents, room_capacity, decision, decided_by, decided_at)
      select distinct on (property_id, period_end, filer_type, period_months, room_receipts_cents,
          taxable_receipts_cents, room_capacity)
        property_id, period_end, filer_type, period_months, room_receipts_cents, taxable_receipts_cents,
        room_capacity, 'ACCEPTED', 'operator', suspect_accepted_at
      from hotel_filing where suspect_accepted_at is not null
      order by property_id, period_end, filer_type, period_months, room_receipts_cents, taxable_receipts_cents,
        room_capacity, suspect_accepted_at;
      alter table hotel_filing drop column is_suspect, drop column suspect_accepted_at;
      delete from hotel_filing where taxpayer_name ~* '\\mTEST(ING)?\\M';
      create index hotel_filing_may_have_extra_digit on hotel_filing (property_id)
        where replaced_by_release_id is null and taxable_receipts_cents > 0
          and room_receipts_cents >= 4 * taxable_receipts_cents
          and room_receipts_cents >= 1000000::bigint * period_months;
      create index hotel_filing_may_be_flagged on hotel_filing (property_id, period_end)
        where replaced_by_release_id is null and (room_receipts_cents <= 0 or room_capacity >= 200
          or (room_receipts_cents >= 4 * taxable_receipts_cents
            and room_receipts_cents >= 1000000::bigint * period_months)
          or room_receipts_cents > 7000000::bigint * period_months * room_capacity);
      create index hotel_filing_flagged on hotel_filing (receipts_flag, period_end)
        where replaced_by_release_id is null and receipts_flag is not null;`);
    await db.query(`/* createReadings */
      ${apportioned((days) => `(2 * whole * ${days} + sign(whole)::bigint * days_in_all) / (2 * days_in_all)`)}
      alter table hotel_month rename column is_suspect to is_left_out;
      alter table hotel_month add column filed_receipts_cents bigint not null default 0,
        add column filed_rooms integer, add column receipts_flag text, add column rooms_flag text;
      update hotel_month set filed_receipts_cents = room_receipts_cents, filed_rooms = room_capacity;
      alter table hotel_place_month drop column suspects_left_out;
      ${sums.map(addReadings).join('\n')}
      alter table hotel_place_year
        add column filed_receipts_cents bigint not null default 0,
        add column revpar_receipts_cents bigint not null default 0,
        add column filed_room_nights bigint not null default 0,
        add column flagged_filings integer not null default 0;
      update hotel_place_year set filed_receipts_cents = room_receipts_cents, filed_room_nights = room_nights,
        revpar_receipts_cents = room_receipts_cents - marketplace_cents;`);
    await db.query(`/* createDerivedVersion */
      -- By which version of the rules a tax's figures were computed; no row while there are none.
      create table derived_version (
        product text primary key check (product in ('hotel', 'beverage')),
        version integer not null,
        computed_at timestamptz not null default now()
      );
      insert into derived_version (product, version)
      select product, 0 from release group by product;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropSoundFigures */
      drop table derived_version;
      alter table hotel_place_year drop column filed_receipts_cents, drop column revpar_receipts_cents,
        drop column filed_room_nights, drop column flagged_filings;
      ${sums.map(dropReadings).join('\n')}
      alter table hotel_place_month add column suspects_left_out integer not null default 0;
      alter table hotel_month drop column filed_receipts_cents, drop column filed_rooms,
        drop column receipts_flag, drop column rooms_flag;
      alter table hotel_month rename column is_left_out to is_suspect;
      ${apportioned((days) => `whole * ${days} / days_in_all`)}
      drop index hotel_filing_flagged, hotel_filing_may_be_flagged, hotel_filing_may_have_extra_digit;
      alter table hotel_filing add column is_suspect boolean not null default false,
        add column suspect_accepted_at timestamptz;
      update hotel_filing f set suspect_accepted_at = d.decided_at
      from filing_decision d
      where d.undone_at is null and d.decision = 'ACCEPTED'
        and (d.property_id, d.period_end, d.filer_type, d.period_months)
          = (f.property_id, f.period_end, f.filer_type, f.period_months)
        and (d.room_receipts_cents, d.taxable_receipts_cents, d.room_capacity)
          = (f.room_receipts_cents, f.taxable_receipts_cents, f.room_capacity);
      update hotel_filing set is_suspect = true where room_capacity > 3000 or (
        room_receipts_cents > 20 * taxable_receipts_cents
        and room_receipts_cents > 500000000::bigint * period_months
      );
      alter table hotel_filing drop column receipts_flag, drop column usual_month_cents, drop column rooms_flag,
        drop column rooms_rule, drop column decision;
      drop table filing_decision;`);
  }
}
