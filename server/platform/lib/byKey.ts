/**
 * Loaders pass their keys to SQL as `unnest(…) with ordinality`, so every row has the `position` of its key, from 1.
 * These functions group the rows by key, in key order.
 */
export interface Positioned {
  position: number;
}

export function groupByPosition<Row extends Positioned>(rows: readonly Row[], keys: number): Row[][] {
  const groups: Row[][] = Array.from({ length: keys }, () => []);
  for (const row of rows) groups[row.position - 1]?.push(row);
  return groups;
}

/** Items under their key, keys in order of first appearance. (`Map.groupBy` needs a newer Node.) */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
