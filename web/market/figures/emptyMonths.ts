/** A month of a figure, and the one that its change compares it with. */
interface MonthPair {
  later: string;
  earlier: string;
}

/** Months of $0 of which the other year's month has receipts: the hotel or bar was closed, or had yet to open. */
export function emptyInOne(
  pairs: readonly MonthPair[],
  isEmpty: (month: string) => boolean,
): { later: string[]; earlier: string[] } {
  const only = pairs.filter(({ later, earlier }) => isEmpty(later) !== isEmpty(earlier));
  return {
    later: only.flatMap(({ later }) => (isEmpty(later) ? [later] : [])),
    earlier: only.flatMap(({ earlier }) => (isEmpty(earlier) ? [earlier] : [])),
  };
}
