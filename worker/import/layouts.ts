import { stagedBeverage } from '../market/beverages/mixedBeverage.parse.ts';
import { beverageLayouts } from '../market/beverages/mixedBeverage.formats.ts';
import { hotelLayouts } from '../market/hotels/hotelTax.formats.ts';
import { hotelRowRule, stagedHotel } from '../market/hotels/hotelTax.parse.ts';
import type { Layout } from './layout.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import type { RowRule, StagedTable } from './stagedTable.ts';

/** Every form of release that is known here. */
export const layouts: readonly Layout[] = [...hotelLayouts, ...beverageLayouts];

/** The table that takes a product's rows. */
export const stagedTables: Readonly<Record<ImportedProduct, StagedTable>> = {
  hotel: stagedHotel,
  beverage: stagedBeverage,
};

const rowRules: Readonly<Record<ImportedProduct, ((layout: Layout) => RowRule) | null>> = {
  hotel: hotelRowRule,
  beverage: null,
};

/** Rules for a row as a whole, beyond readable fields. */
export function rowRuleOf(layout: Layout): RowRule | null {
  return rowRules[layout.product]?.(layout) ?? null;
}
