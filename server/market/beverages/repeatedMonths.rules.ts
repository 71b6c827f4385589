/** Months from which on an amount is repeated, as of hotels. */
const REPEATED_FROM = '3';

/**
 * SQL: true if the receipts of a month may be one of several of the same amount: of legacy releases, whose receipts follow
 * from the tax of whole dollars, at least $5,000 and not in whole hundreds. The portal marks all estimates itself.
 */
export function mayBeRepeated(month: string): string {
  return `(${month}.liquor_receipts_cents is null and not ${month}.is_estimate
    and ${month}.total_receipts_cents >= 500000 and round(${month}.total_receipts_cents / 100.0) % 100 <> 0)`;
}

/** SQL: true if the property has the amount of a month in at least three months. */
export function isRepeated(month: string): string {
  return `(${mayBeRepeated(month)} and (
      select count(*) from (
        select from beverage_month o
        where o.property_id = ${month}.property_id and o.total_receipts_cents = ${month}.total_receipts_cents
          and ${mayBeRepeated('o')}
        limit ${REPEATED_FROM}
      ) same
    ) = ${REPEATED_FROM})`;
}

/** As `isRepeated`, where many months are read: `months` is SQL of a table of all of them, read once. */
export function isRepeatedAmong(month: string, months: string): string {
  return `(${mayBeRepeated(month)} and (${month}.property_id, ${month}.total_receipts_cents) in (
      select o.property_id, o.total_receipts_cents from ${months} o
      where ${mayBeRepeated('o')}
      group by o.property_id, o.total_receipts_cents having count(*) >= ${REPEATED_FROM}
    ))`;
}

/** SQL of the months of one property (SQL of its id), each with `is_repeated`. */
export function monthsWithRepeated(property: string): string {
  return `(
      select own.*, ${mayBeRepeated('own')}
        and count(*) filter (where ${mayBeRepeated('own')}) over (partition by own.total_receipts_cents) >= ${REPEATED_FROM}
        as is_repeated
      from beverage_month own where own.property_id = ${property}
    )`;
}
