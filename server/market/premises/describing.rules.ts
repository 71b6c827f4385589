/** A property is described by its filings. The worker keeps today's description; as of a release it is computed on request. */

/** SQL order of a property's filings `f` of its latest period: the first one describes the property. */
const describing = {
  hotel: 'f.filer_type, f.period_months',
  beverage: 'f.total_receipts_cents desc, f.key_address',
} as const;

/** Taxes on what has an address. */
export type DescribedProduct = keyof typeof describing;

/** SQL of the day on which the period of filing `f` begins. */
const periodBegin = {
  hotel: "f.period_end - (f.period_months - 1) * interval '1 month'",
  beverage: 'f.period_end',
} as const;

/** SQL of the properties of filings (SQL of the current ones), with some columns of the latest filing of each. */
export function describedProperties(
  product: DescribedProduct,
  columns: readonly string[],
  filings: string,
): string {
  const named = columns.map((column) => `f.${column}`).join(', ');
  return `select distinct on (f.property_id) f.property_id as id, ${named},
      date_trunc('month', f.period_end)::date as last_month
    from ${filings} f
    order by f.property_id, f.period_end desc, ${describing[product]}`;
}

/** Joins to a property `p` its `latest` filing; `filings` is SQL of the current ones. */
export function joinLatest(product: DescribedProduct, filings: string): string {
  return `cross join lateral (
    select * from ${filings} f
    where f.property_id = p.id
    order by f.period_end desc, ${describing[product]}
    limit 1
  ) latest`;
}

/** SQL of the month that the earliest filing of a property `p` begins with; `filings` is SQL of the current ones. */
export function earliestMonth(product: DescribedProduct, filings: string): string {
  return `
    -- The first three, because a quarter ends after its months but starts with them.
    select date_trunc('month', min(begin))::date as month
    from (
      select ${periodBegin[product]} as begin from ${filings} f
      where f.property_id = p.id
      order by f.period_end
      limit 3
    ) first_filings`;
}

/** Joins to a property `p` its `latest` filing, and the month that its `earliest` one begins with. */
export function joinDescription(product: DescribedProduct, filings: string): string {
  return `${joinLatest(product, filings)}
  cross join lateral (${earliestMonth(product, filings)}
  ) earliest`;
}
