/** Percentage of a month's receipts from which on estimates may make a change another one than it seems. */
export const ESTIMATED_PERCENT = 5;

/** True if so much of a month is estimated. Amounts are cents; `estimated` is null for hotels, which the comptroller does not estimate. */
export function isMuchEstimated(receipts: number, estimated: number | null): boolean {
  return estimated !== null && estimated > 0 && estimated * 100 >= receipts * ESTIMATED_PERCENT;
}

/** Description, for the API, of the months of a headline that are estimated to such a part. */
export const MUCH_ESTIMATED_MONTHS =
  `Months with at least ${String(ESTIMATED_PERCENT)}% of their receipts estimated by the comptroller, as taxpayers did not ` +
  'file, among the 24 that end with `month` and those that `yearToDate` is compared with: changes against one of them ' +
  'may be too low or too high.';
