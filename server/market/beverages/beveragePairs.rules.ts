/**
 * SQL of a bar's months a year apart, which changes like for like are made of: kept by the worker for today's figures,
 * computed on request as of a release.
 */

/** SQL of a value that two months have alike, else null. */
function same(column: string): string {
  return `case when now.${column} = before.${column} then now.${column} end as ${column}`;
}

const placeColumns = ['city', 'county_code', 'zip'] as const;

/** Months that a property filed from one address, a year apart. */
const ofOneAddress = `
    select now.month, ${placeColumns.map(same).join(', ')},
      now.total_receipts_cents as receipts, before.total_receipts_cents as receipts_before
    from now join before on before.property_id = now.property_id
      and before.month = (now.month - interval '1 year')::date
    where now.is_whole and before.is_whole`;

/**
 * A legacy permit may have filed from several addresses in one of the months: its filings in each city, county
 * and ZIP code are compared there. Each row has one of the three, so that no place counts it twice.
 */
const ofSeveralAddresses = `
    select month, city, county_code, zip, sum(receipts)::bigint, sum(receipts_before)::bigint
    from (
      select property_id, month, city, county_code, zip, total_receipts_cents as receipts, null as receipts_before
      from now
      union all
      select property_id, (month + interval '1 year')::date, city, county_code, zip, null, total_receipts_cents
      from before
    ) either
    where (property_id, month) in (
      select property_id, month from now where not is_whole
      union
      select property_id, (month + interval '1 year')::date from before where not is_whole
    )
    group by grouping sets (${placeColumns.map((column) => `(property_id, month, ${column})`).join(', ')})
    having count(receipts) > 0 and count(receipts_before) > 0`;

/** SQL of the pairs of two tables of rows that count: of months, and of those a year earlier. */
export function pairsOf(now: string, before: string): string {
  return `(
    with now as (select * from ${now}),
    before as (select * from ${before})
    ${ofOneAddress}
    union all
    ${ofSeveralAddresses}
  ) pair`;
}

/**
 * SQL: true if a bar filed $0 for a month `m`: permits are granted months before a bar opens, and end months after it
 * closes. Beside receipts in the same month of another year, it was not open in one of the two.
 */
export const isEmptyBar = (month: string): string => `(${month}.total_receipts_cents <= 0)`;

function ofEmpty(column: string): string {
  return `coalesce(sum(${column}) filter (where receipts <= 0 or receipts_before <= 0), 0)::bigint`;
}

/** Columns of places with the SQL that sums them over the pairs. */
export const beveragePairMeasures = {
  properties: 'count(*)',
  receipts_cents: 'sum(receipts)::bigint',
  receipts_before_cents: 'sum(receipts_before)::bigint',
  idle_receipts_cents: ofEmpty('receipts'),
  idle_before_cents: ofEmpty('receipts_before'),
};
