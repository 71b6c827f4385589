import type { MigrationInterface, QueryRunner } from 'typeorm';

const unusual = `room_receipts_cents >= 5000000::bigint * period_months
          and room_receipts_cents > 600000::bigint * period_months * room_capacity`;

function mayBeFlagged(further: string): string {
  return `create index hotel_filing_may_be_flagged on hotel_filing (property_id, period_end)
        where replaced_by_release_id is null and (room_receipts_cents <= 0 or room_capacity >= 200
          or (room_receipts_cents >= 4 * taxable_receipts_cents
            and room_receipts_cents >= 1000000::bigint * period_months)
          ${further}
          or room_receipts_cents > 7000000::bigint * period_months * room_capacity)`;
}

const sums = ['hotel_place_month', 'hotel_place_year', 'brand_month', 'parent_company_month'];

function ofSums(change: string): string {
  return sums.map((table) => `alter table ${table} ${change}`).join(';\n      ');
}

/** Finds the filings whose receipts may be unusual; the worker flags them when it rebuilds the figures. */
export class UnusualReceipts20261126430000 implements MigrationInterface {
  name = 'UnusualReceipts20261126430000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* unusualReceipts.up */
      drop index hotel_filing_may_be_flagged;
      ${mayBeFlagged(`or (${unusual})`)};
      create index hotel_filing_may_be_unusual on hotel_filing (property_id)
        where replaced_by_release_id is null and ${unusual};
      ${ofSums('add column unusual_receipts_cents bigint not null default 0')}`);
  }

  /** Rules of before take each flag on receipts for one of a total that does not count. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* unusualReceipts.down */
      drop index hotel_filing_may_be_flagged, hotel_filing_may_be_unusual;
      ${mayBeFlagged('')};
      update hotel_filing set receipts_flag = null, usual_month_cents = null where receipts_flag = 'UNUSUAL_RECEIPTS';
      update hotel_month set receipts_flag = null where receipts_flag = 'UNUSUAL_RECEIPTS';
      delete from doubtful_filing where receipts_flag = 'UNUSUAL_RECEIPTS';
      ${ofSums('drop column unusual_receipts_cents')}`);
  }
}
