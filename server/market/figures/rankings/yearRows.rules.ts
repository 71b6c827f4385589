import { isUnusual } from '../../hotels/filingFlags.rules.ts';
import { isIdle } from '../../hotels/hotelPairs.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

/**
 * A year row has the twelve months of a property's calendar year side by side: `receipts_01` to `receipts_12`. The
 * worker keeps them beside the property's months; rankings read them, since a statement about all of Texas then reads a
 * twelfth of the rows. A property whose place or brand changed within the year has a row for each.
 */

export const calendarMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The column of a month, 1 to 12. */
export function yearColumn(name: string, month: number): string {
  return `${name}_${String(month).padStart(2, '0')}`;
}

/** The bit of a month in a year row's sets of months, `months` and those of doubtful, unusual, apportioned or no receipts. */
export function monthBit(month: number): number {
  return 1 << (month - 1);
}

/** Columns of amounts by month, for each tax. */
export const yearAmounts = {
  hotel: ['receipts', 'taxable', 'rooms'],
  beverage: ['receipts'],
} as const;

/** Columns of the property, the year, and the place and brand that the months of a year row count toward. */
export const yearKey = {
  hotel: ['property_id', 'year', 'city', 'county_code', 'zip', 'brand_id', 'is_marketplace'],
  beverage: ['property_id', 'year', 'city', 'county_code', 'zip'],
} as const;

/** SQL of the sets of months with their conditions on the months `m` of properties. */
const monthSets = {
  hotel: {
    months: 'true',
    doubtful_receipts: 'm.room_receipts_cents <> m.filed_receipts_cents',
    doubtful_rooms: "m.rooms_flag = 'ROOMS_DOUBTFUL' and m.room_capacity is null",
    unusual_receipts: isUnusual('m.receipts_flag'),
    apportioned: 'm.apportioned_cents <> 0',
    idle: isIdle('m'),
  },
  beverage: { months: 'true', estimated: 'm.is_estimate' },
} as const;

/** SQL of each amount of a month. A bar may have filed from several addresses at one place. */
const amounts: Record<string, string> = {
  'hotel receipts': 'max(m.room_receipts_cents)',
  'hotel taxable': 'max(m.taxable_receipts_cents)',
  'hotel rooms': 'max(case when not m.is_marketplace then m.room_capacity end)',
  'beverage receipts': 'sum(m.total_receipts_cents)',
};

/** The columns of a year row beside its key, with the SQL that makes them of months `m`, grouped by that key. */
export function yearValues(product: ProductName): [column: string, sql: string][] {
  const sets = Object.entries(monthSets[product]).map(([name, condition]): [string, string] => [
    name,
    `coalesce(bit_or(1 << (at.month - 1)) filter (where ${condition}), 0)::smallint`,
  ]);
  const byMonth = yearAmounts[product].flatMap((name) =>
    calendarMonths.map((month): [string, string] => [
      yearColumn(name, month),
      `${amounts[`${product} ${name}`] ?? ''} filter (where at.month = ${String(month)})`,
    ]),
  );
  return [...sets, ...byMonth];
}

/** SQL that joins to each month `m` its number. Not merged into the query, or else it would be extracted for each of forty conditions. */
export const joinMonthNumber =
  'cross join lateral (select extract(month from m.month)::integer as month offset 0) at';
