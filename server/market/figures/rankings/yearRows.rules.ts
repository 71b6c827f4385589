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

/** The bit of a month in a year row's sets of months, `months` and those of doubtful values. */
export function monthBit(month: number): number {
  return 1 << (month - 1);
}

/** Columns of amounts by month, for each tax. */
export const yearAmounts = {
  hotel: ['receipts', 'taxable', 'rooms'],
  beverage: ['receipts'],
} as const;

/** A tax whose properties are ranked. */
export type RankedProduct = keyof typeof yearAmounts;
