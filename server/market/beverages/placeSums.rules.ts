/** Receipts by category, of a filing, a month or a place's month; legacy releases state none of them. */
export const partColumns = [
  'liquor_receipts_cents',
  'wine_receipts_cents',
  'beer_receipts_cents',
  'cover_charge_receipts_cents',
] as const;

/** A part is unknown for a place if it is unknown for one of its properties: a partial sum would be wrong. */
export function sumOfKnown(column: string): [string, string] {
  return [column, `case when bool_and(${column} is not null) then sum(${column})::bigint end`];
}

/** Columns of a place's month, but its number of properties, with the SQL that sums them over the rows that count there. */
export const placeSums: Readonly<Record<string, string>> = {
  ...Object.fromEntries(partColumns.map(sumOfKnown)),
  total_receipts_cents: 'sum(total_receipts_cents)::bigint',
  estimated_cents: 'coalesce(sum(total_receipts_cents) filter (where is_estimate), 0)::bigint',
  release_id: 'max(release_id)',
};

/** The same as a list for `select`. */
export const selectedPlaceSums = Object.entries(placeSums)
  .map(([name, sql]) => `${sql} as ${name}`)
  .join(', ');
