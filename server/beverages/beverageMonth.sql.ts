/** The receipts of `m`, a month or a filing, by what was sold. */
export function receiptColumns(alias: string): string {
  return `
    ${alias}.total_receipts_cents as "totalReceipts", ${alias}.liquor_receipts_cents as "liquorReceipts",
    ${alias}.wine_receipts_cents as "wineReceipts", ${alias}.beer_receipts_cents as "beerReceipts",
    ${alias}.cover_charge_receipts_cents as "coverChargeReceipts"`;
}

/** What to know before using the property's month `m`. */
export const monthFlags = `
  array_remove(array[
    case when m.is_estimate then 'ESTIMATED' end,
    case when exists (
      select from beverage_filing f
      where f.replaced_by_release_id = m.release_id and f.property_id = m.property_id
        and f.period_end = (m.month + interval '1 month - 1 day')::date
    ) then 'REVISED' end
  ], null)`;

/** $1: property ids, $2 and $3: first and last month as dates, null for no bound. */
export const beverageMonths = `/* beverageMonths */
  select k.position, to_char(m.month, 'YYYY-MM') as month, m.release_id as "releaseId", ${receiptColumns('m')},
    before.total_receipts_cents as "receiptsBefore", ${monthFlags} as flags
  from unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(property_id, first_month, last_month, position)
  join beverage_month m on m.property_id = k.property_id
    and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
  left join beverage_month before
    on before.property_id = m.property_id and before.month = (m.month - interval '1 year')::date
  order by k.position, m.month`;
