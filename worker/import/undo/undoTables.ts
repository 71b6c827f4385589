import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import { placing as beveragePlacing } from '../../market/beverages/beveragePlacing.sql.ts';
import { filedColumns as beverageColumns } from '../../market/beverages/mixedBeverage.columns.ts';
import { placing as hotelPlacing } from '../../market/hotels/hotelPlacing.sql.ts';
import { filedColumns as hotelColumns, seriesOf } from '../../market/hotels/hotelTax.columns.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/** Facts about a tax's filings that an undo needs. */
interface FilingTable {
  /** Columns that tell the filings of one property apart. */
  key: readonly string[];
  /** Columns as filed: if one differs, the filing was revised. */
  filed: readonly string[];
  /** Columns with flags and decisions, which are judged again as long as a filing is current. */
  judged: readonly string[];
  /** Columns that follow from the filed ones. */
  derived: readonly string[];
  /** Column that the tax's table of changes has beyond the property and the period. */
  kind: string;
  /** SQL of the series that filing `f` belongs to, as in release_period. */
  series: string;
  /** Amount that the tax is about, in cents. */
  receipts: string;
}

export const filingTables: Readonly<Record<ImportedProduct, FilingTable>> = {
  hotel: {
    key: ['period_end', 'filer_type', 'period_months'],
    filed: hotelColumns,
    judged: ['receipts_flag', 'usual_month_cents', 'rooms_flag', 'rooms_rule', 'decision'],
    derived: Object.keys(hotelPlacing),
    kind: 'period_months',
    series: seriesOf('f'),
    receipts: 'room_receipts_cents',
  },
  beverage: {
    key: ['period_end', 'key_address'],
    filed: beverageColumns,
    judged: [],
    derived: ['source', 'is_estimate', ...Object.keys(beveragePlacing)],
    kind: 'source',
    series: 'f.source',
    receipts: 'total_receipts_cents',
  },
};

/** All columns of a tax's filings, for a table and its copy. */
export function filingColumns(product: ImportedProduct): string[] {
  const { key, filed, judged, derived } = filingTables[product];
  const validity = ['release_id', 'replaced_by_release_id'];
  return ['id', 'property_id', ...key, ...filed, ...judged, ...derived, ...validity];
}

/** SQL: two aliases are filings of one property and period. */
export function isSameKey(product: ImportedProduct, left: string, right: string): string {
  const columns = ['property_id', ...filingTables[product].key];
  return `(${columnList(columns, left)}) = (${columnList(columns, right)})`;
}
