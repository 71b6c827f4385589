import { filingsAsOf, versionsAsOf } from '../releases/asOf.sql.ts';
import { mayBeFlagged, mayBeRepeated } from './flagFacts.rules.ts';
import { columnsToJudge, judgedColumns, judgedFilings } from './judgedFilings.rules.ts';
import { columnList } from '../../platform/lib/columns.sql.ts';

/** Columns of a filing `f` beside those that are judged. */
const filedColumns = `
  f.id, f.property_id, f.period_end, f.period_months, f.filer_type, f.release_id, f.replaced_by_release_id,
  f.location_name, f.location_address, f.location_city, f.location_state, f.location_zip, f.location_phone,
  f.taxpayer_name, f.taxpayer_address, f.taxpayer_city, f.taxpayer_state, f.taxpayer_zip, f.taxpayer_phone,
  f.room_capacity, f.room_receipts_cents, f.taxable_receipts_cents, f.responsibility_begin, f.responsibility_end,
  f.is_marketplace, f.city, f.county_code, f.zip`;

/** Its flags by today's rules, beside the versions of that time; looked up only where its own values allow any. */
function judgedThen(release: string): string {
  const versions = versionsAsOf({ table: 'hotel_filing', columns: columnsToJudge, release, where: 'true' });
  return `left join lateral (
      select f.id as filing_id where f.decision is not null or ${mayBeFlagged} or ${mayBeRepeated('f')}
    ) doubted on true
    left join lateral (
      with hotel_filing as not materialized (
        ${versions}
      )
      ${judgedFilings('f.id = doubted.filing_id')}
    ) judged on true`;
}

/**
 * SQL of the filings that are current, or that were as of a release (SQL of its number). The stored flags of those that
 * are still current follow from later filings too, so those of an earlier time are judged anew, as months are.
 */
export function hotelFilingsAsOf(release: string | null): string {
  const filings = filingsAsOf('hotel_filing', release);
  if (release === null) return filings;
  return `(
    select ${filedColumns}, ${columnList(judgedColumns, 'judged')}
    from ${filings} f
    ${judgedThen(release)}
  )`;
}
