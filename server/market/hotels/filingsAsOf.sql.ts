import { filingsAsOf, versionsAsOf } from '../releases/asOf.sql.ts';
import { mayBeFlagged } from './flagFacts.rules.ts';
import { columnsToJudge, judgedColumns, judgedFilings } from './judgedFilings.rules.ts';

/** Columns of a filing beside those that are judged. */
const filedColumns = [
  ...[
    'id',
    'property_id',
    'period_end',
    'period_months',
    'filer_type',
    'release_id',
    'replaced_by_release_id',
  ],
  ...[
    'location_name',
    'location_address',
    'location_city',
    'location_state',
    'location_zip',
    'location_phone',
  ],
  ...[
    'taxpayer_name',
    'taxpayer_address',
    'taxpayer_city',
    'taxpayer_state',
    'taxpayer_zip',
    'taxpayer_phone',
  ],
  ...[
    'room_capacity',
    'room_receipts_cents',
    'taxable_receipts_cents',
    'responsibility_begin',
    'responsibility_end',
  ],
  ...['is_marketplace', 'city', 'county_code', 'zip'],
];

/** Its flags by today's rules, beside the versions of that time; looked up only where its own values allow any. */
function judgedThen(release: string): string {
  const versions = versionsAsOf({ table: 'hotel_filing', columns: columnsToJudge, release, where: 'true' });
  return `left join lateral (
      select f.id as filing_id where f.decision is not null or ${mayBeFlagged}
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
  const columns = [
    ...filedColumns.map((column) => `f.${column}`),
    ...judgedColumns.map((column) => `judged.${column}`),
  ];
  return `(
    select ${columns.join(', ')}
    from ${filings} f
    ${judgedThen(release)}
  )`;
}
