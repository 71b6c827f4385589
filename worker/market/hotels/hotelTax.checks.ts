import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { RowCheck } from '../../import/check.ts';
import { contradictoryDates, holdAmounts, holdFuture } from '../../import/implausible.ts';
import { dropRepeats } from '../../import/repeats.ts';
import { isMarketplace } from './hotelPlacing.sql.ts';
import { filedColumns } from './hotelTax.columns.ts';

/** Checks on every staged row. */
export const rowChecks: readonly RowCheck[] = [
  {
    name: 'taxable above total',
    severity: 'flag',
    where: 's.taxable_receipts_cents > s.room_receipts_cents',
  },
  ...holdAmounts('least(s.room_receipts_cents, s.taxable_receipts_cents)', 's.room_receipts_cents'),
  { name: 'no rooms', severity: 'flag', where: 's.room_capacity < 1' },
  { name: 'marketplace', severity: 'flag', where: isMarketplace },
  ...contradictoryDates,
  holdFuture('s.period_months'),
  { name: 'no county in the file', severity: 'flag', where: 's.location_county_code is null' },
];

/** Rows that the comptroller's staff left in production while testing, under made-up taxpayers. */
export const dropTestRows = `/* hotelTax.dropTestRows */
  delete from staged_hotel where taxpayer_name ~* '\\mTEST(ING)?\\M'`;

const keyColumns = ['taxpayer_number', 'location_number', 'period_end', 'filer_type', 'period_months'];
const key = columnList(keyColumns, 's');

/** Rows that repeat a key; at most a few, and mostly none. */
export const countRepeatedKeys = `/* hotelTax.countRepeatedKeys */
  select count(*) as keys, min(line) as first_line
  from (select min(line) as line from staged_hotel s group by ${key} having count(*) > 1) repeated`;

/** A row that repeats another to the letter says nothing new. */
export const dropExactRepeats = dropRepeats(
  'hotelTax.dropExactRepeats',
  'staged_hotel',
  [...keyColumns, ...filedColumns],
  `(${key}) in (select ${key} from staged_hotel s group by ${key} having count(*) > 1)`,
);
