/** The portal states whole dollars; a legacy release the tax in cents, which makes the receipts uncertain by a few cents. */
const SAME_CENTS = 100;

/** SQL of the house number of an address. Legacy releases cut addresses short, so the rest tells little. */
function houseNumber(address: string): string {
  return `split_part(upper(${address}), ' ', 1)`;
}

/**
 * SQL: a filing of the portal states the receipts of a legacy one again. The portal names the permit of today, and a
 * permit may have been renewed under another number since: the two have no permit in common, but the month, the ZIP code,
 * the house number and the receipts.
 */
export function isStatedAgain(legacy: string, portal: string): string {
  return `${portal}.period_end = ${legacy}.period_end and ${portal}.location_zip = ${legacy}.location_zip
      and ${houseNumber(`${portal}.location_address`)} = ${houseNumber(`${legacy}.key_address`)}
      and ${legacy}.total_receipts_cents > 0
      and abs(${portal}.total_receipts_cents - ${legacy}.total_receipts_cents) < ${String(SAME_CENTS)}`;
}
