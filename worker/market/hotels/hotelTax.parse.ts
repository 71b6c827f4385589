import { isQuarterEnd } from '../../import/days.ts';
import type { Layout } from '../../import/layout.ts';
import { columnIndex, type RowRule, type StagedTable } from '../../import/stagedTable.ts';

/** One release's hotel rows, typed, before they are merged. */
export const stagedHotel: StagedTable = {
  product: 'hotel',
  name: 'staged_hotel',
  columns: [
    ['line', 'bigint'],
    ['taxpayer_number', 'text'],
    ['location_number', 'integer'],
    ['period_end', 'date'],
    ['period_months', 'smallint'],
    ['filer_type', 'smallint'],
    ['taxpayer_name', 'text'],
    ['taxpayer_address', 'text'],
    ['taxpayer_city', 'text'],
    ['taxpayer_state', 'text'],
    ['taxpayer_zip', 'text'],
    ['taxpayer_county_code', 'smallint'],
    ['taxpayer_phone', 'text'],
    ['location_name', 'text'],
    ['location_address', 'text'],
    ['location_city', 'text'],
    ['location_state', 'text'],
    ['location_zip', 'text'],
    ['location_county_code', 'smallint'],
    ['location_phone', 'text'],
    ['room_capacity', 'integer'],
    ['responsibility_begin', 'date'],
    ['responsibility_end', 'date'],
    ['room_receipts_cents', 'bigint'],
    ['taxable_receipts_cents', 'bigint'],
  ],
};

const QUARTERLY_FILER = 60;

/** Number of months of a row; a quarterly filer's row must end with a quarter. */
export function hotelRowRule(layout: Layout): RowRule {
  const periodEnd = columnIndex(stagedHotel, 'period_end');
  const periodMonths = columnIndex(stagedHotel, 'period_months');
  const filerType = columnIndex(stagedHotel, 'filer_type');
  return (values) => {
    const isQuarterly = values[filerType] === QUARTERLY_FILER;
    if (isQuarterly && !isQuarterEnd(values[periodEnd] ?? NaN)) {
      return { column: 'period_end', reason: 'is a quarterly filer’s (60) but does not end a quarter' };
    }
    values[periodMonths] = layout.covers === 'quarter' || isQuarterly ? 3 : 1;
    return null;
  };
}
