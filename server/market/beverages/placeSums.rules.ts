/** Receipts by category, of a filing, a month or a place's month; legacy releases state none of them. */
export const partColumns = [
  'liquor_receipts_cents',
  'wine_receipts_cents',
  'beer_receipts_cents',
  'cover_charge_receipts_cents',
] as const;

/** SQL of a place column of a month of legacy filings `link`: that of the one with the highest receipts of several places. */
export function mainPlace(column: string): string {
  return `(array_agg(link.${column} order by link.total_receipts_cents desc, link.zip, link.city))[1]`;
}

/** A part is unknown for a place if it is unknown for one of its properties: a partial sum would be wrong. */
function sumOfKnown(column: string): [string, string] {
  return [column, `case when bool_and(${column} is not null) then sum(${column})::bigint end`];
}

/** Columns of a place's month, but its number of properties, with the SQL that sums them over the rows that count there. */
export const placeSums: Readonly<Record<string, string>> = {
  ...Object.fromEntries(partColumns.map(sumOfKnown)),
  total_receipts_cents: 'sum(total_receipts_cents)::bigint',
  estimated_cents: 'coalesce(sum(total_receipts_cents) filter (where is_estimate), 0)::bigint',
  release_id: 'max(release_id)',
};

/** Counts a property once even if it filed twice; counting distinct ones by sorting takes seconds. */
const countProperties = `count(*) filter (where is_whole) + (
      select count(distinct id)
      from unnest(array_agg(property_id) filter (where not is_whole)) id
    )`;

/** The same with the number of properties, of rows that say whether they are a property's whole month. */
export const placeMonthSums: Readonly<Record<string, string>> = { ...placeSums, properties: countProperties };

/** Columns of a place's year, with the SQL that sums them over its months. */
export const placeYearSums: Readonly<Record<string, string>> = {
  ...Object.fromEntries(partColumns.map(sumOfKnown)),
  total_receipts_cents: 'sum(total_receipts_cents)::bigint',
  estimated_cents: 'sum(estimated_cents)::bigint',
  months: 'count(*)',
  release_id: 'max(release_id)',
};
