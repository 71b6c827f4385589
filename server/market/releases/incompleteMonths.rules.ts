import { isIncomplete } from './publishedMonths.sql.ts';

/** SQL: true if rows are missing of the month that starts on the day `first`, for the files that the worker writes. */
export function lacksRows(product: 'hotel' | 'beverage', first: string): string {
  return isIncomplete(product, first);
}
