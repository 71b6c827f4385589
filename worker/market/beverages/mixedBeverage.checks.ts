import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { RowCheck } from '../../import/check.ts';
import { contradictoryDates, holdAmounts, holdFuture } from '../../import/implausible.ts';
import { dropRepeats } from '../../import/repeats.ts';
import { isEstimate } from './estimates.sql.ts';
import { filedColumns } from './mixedBeverage.columns.ts';

const sumOfParts = `s.liquor_receipts_cents + s.wine_receipts_cents + s.beer_receipts_cents
  + coalesce(s.cover_charge_receipts_cents, 0)`;

/** Checks on every staged row. */
export const rowChecks: readonly RowCheck[] = [
  {
    name: 'parts do not add up to the total',
    severity: 'flag',
    where: `${sumOfParts} <> s.total_receipts_cents and ${sumOfParts} <> 0`,
  },
  { name: 'estimate', severity: 'flag', where: isEstimate },
  ...holdAmounts(
    'least(s.total_receipts_cents, s.tax_cents)',
    'coalesce(s.total_receipts_cents, s.tax_cents)',
  ),
  ...contradictoryDates,
  holdFuture('1'),
  { name: 'no county in the file', severity: 'flag', where: 's.location_county_code is null' },
];

/** Rows that the comptroller's staff left in production while testing. */
export const dropTestRows = `/* mixedBeverage.dropTestRows */
  delete from staged_beverage where permit in ('MB9999999899', 'MB1234567891')`;

const keyColumns = ['taxpayer_number', 'location_number', 'period_end'];
const key = columnList(keyColumns, 's');

export const countRepeatedKeys = `/* mixedBeverage.countRepeatedKeys */
  select count(*) as keys, min(line) as first_line
  from (
    select min(line) as line from staged_beverage s
    where source = 'portal' group by ${key} having count(*) > 1
  ) repeated`;

const wholeRow = [...filedColumns, ...keyColumns];

/** A row that repeats another to the letter says nothing new. */
export const dropExactRepeats = dropRepeats(
  'mixedBeverage.dropExactRepeats',
  'staged_beverage',
  wholeRow,
  `s.source = 'portal' and (${key}) in (
    select ${key} from staged_beverage s where s.source = 'portal' group by ${key} having count(*) > 1
  )`,
);

/** Legacy releases repeat a key with other amounts, which are summed: only exact repeats must go before that. */
export const dropLegacyRepeats = dropRepeats(
  'mixedBeverage.dropLegacyRepeats',
  'staged_beverage',
  wholeRow,
  "s.source = 'legacy'",
);
