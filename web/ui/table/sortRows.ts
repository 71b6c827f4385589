export type SortValue = string | number | null;

const text = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return text.compare(String(a), String(b));
}

/** A sorted copy. Unknown values come last, whichever way it is sorted. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  return [...rows].sort((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return descending ? compare(b, a) : compare(a, b);
  });
}
