/** Amounts are whole cents in code and database; dollars exist only in the API. All are far below 2^53 cents. */
export function toDollars(cents: number): number;
/** Null stays null. */
export function toDollars(cents: number | null): number | null;
export function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** Whole cents of a number of dollars; a fraction of a cent is an error, not rounded away. */
export function toCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - dollars) > 1e-9) {
    throw new RangeError(`${String(dollars)} is not an amount in whole cents`);
  }
  return cents;
}

/** Cents as people read them: `$1,234.50`, `-$3.00`. */
export function formatCents(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${cents < 0 ? '-' : ''}$${dollars}`;
}
