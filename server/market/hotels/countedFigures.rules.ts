import { countsTaxable } from './filingFlags.rules.ts';

/**
 * SQL of a filing's receipts that count, in cents; null if an operator left the filing out. Given the SQL of another
 * decision: the receipts that would count with it.
 */
export function countedReceipts(alias: string, decision = `${alias}.decision`): string {
  return `case when ${decision} = 'LEFT_OUT' then null
    when ${countsTaxable(`${alias}.receipts_flag`)} and ${decision} is null then ${alias}.taxable_receipts_cents
    else ${alias}.room_receipts_cents end`;
}

/** SQL of a filing's rooms that count; null if unknown, doubtful, idle or left out. `decision` as above. */
export function countedRooms(alias: string, decision = `${alias}.decision`): string {
  return `case when ${decision} = 'LEFT_OUT' or (${alias}.rooms_flag is not null and ${decision} is null)
    then null else nullif(${alias}.room_capacity, 0) end`;
}

/** SQL of the rooms of a filing `f` that count, of hotels: the one "room" of a marketplace is none. */
export const hotelRooms = `case when not f.is_marketplace then ${countedRooms('f')} end`;

/** SQL of a flag of a filing; null if an operator accepted the filing. */
export function flagInForce(alias: string, flag: 'receipts_flag' | 'rooms_flag'): string {
  return `case when ${alias}.decision is distinct from 'ACCEPTED' then ${alias}.${flag} end`;
}

/** SQL of the flags of a filing with doubtful values. Filings that an operator accepted have none. */
export function flagsInForce(alias: string): string {
  return `${flagInForce(alias, 'receipts_flag')}, ${flagInForce(alias, 'rooms_flag')},
    case when ${alias}.decision = 'LEFT_OUT' then 'LEFT_OUT' end`;
}

/**
 * SQL of the filed values and the rules that flagged them, as `WhyFlagged` in JSON. An array, since names would be a sixth of
 * what an export of all months brings from the database.
 */
export function whyDoubtful(alias: string): string {
  return `json_build_array(
      ${alias}.room_receipts_cents, ${alias}.taxable_receipts_cents, ${alias}.room_capacity, ${alias}.period_months,
      ${alias}.usual_month_cents, ${alias}.receipts_flag, ${alias}.rooms_rule
    )`;
}

/** SQL of the facts behind a filing's flags, as JSON; null if it has none. */
export function whyFlagged(alias: string): string {
  return `case when ${alias}.decision is distinct from 'ACCEPTED'
      and (${alias}.receipts_flag is not null or ${alias}.rooms_flag is not null) then ${whyDoubtful(alias)} end`;
}

/**
 * SQL: true if a filing is a sum that the source made over the quarter, and monthly filings of that quarter exist.
 * The monthly ones count then. Compared as pairs, so that only an index by property is used.
 */
export function isBesideMonthly(alias: string): string {
  return `(
    ${alias}.filer_type = 50 and ${alias}.period_months = 3 and exists (
      select from hotel_filing monthly
      where monthly.property_id = ${alias}.property_id and monthly.filer_type = 50 and monthly.period_months = 1
        and monthly.replaced_by_release_id is null
        and (monthly.property_id, monthly.period_end) between
          (${alias}.property_id, date_trunc('quarter', ${alias}.period_end)::date)
          and (${alias}.property_id, ${alias}.period_end)
    )
  )`;
}
