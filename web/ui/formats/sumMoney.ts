/** A sum of dollars, added in whole cents so that it does not drift. */
export function sumMoney<Row>(rows: readonly Row[], dollarsOf: (row: Row) => number): number {
  return rows.reduce((cents, row) => cents + Math.round(dollarsOf(row) * 100), 0) / 100;
}
