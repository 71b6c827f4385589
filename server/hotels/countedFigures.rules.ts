/** Operators overrule flags: what they accept counts as filed, what they leave out counts to nothing. */
export const DECISIONS = ['ACCEPTED', 'LEFT_OUT'] as const;
export type FilingDecision = (typeof DECISIONS)[number];

/** SQL of what counts of a filing's receipts, in cents; null where an operator left it out. */
export function countedReceipts(alias: string): string {
  return `case when ${alias}.decision = 'LEFT_OUT' then null
    when ${alias}.receipts_flag is not null and ${alias}.decision is null then ${alias}.taxable_receipts_cents
    else ${alias}.room_receipts_cents end`;
}

/** SQL of what counts of a filing's rooms; null where unknown, doubtful, idle or left out. */
export function countedRooms(alias: string): string {
  return `case when ${alias}.decision = 'LEFT_OUT' or (${alias}.rooms_flag is not null and ${alias}.decision is null)
    then null else nullif(${alias}.room_capacity, 0) end`;
}

/** SQL of the flags that say why a filing's values do not count as filed; what an operator accepted has none. */
export function flagsInForce(alias: string): string {
  const doubted = `${alias}.decision is distinct from 'ACCEPTED'`;
  return `case when ${doubted} then ${alias}.receipts_flag end,
    case when ${doubted} then ${alias}.rooms_flag end,
    case when ${alias}.decision = 'LEFT_OUT' then 'LEFT_OUT' end`;
}

/** SQL of what tells why a filing has its flags, as JSON; null where it has none. */
export function whyFlagged(alias: string): string {
  return `case when ${alias}.decision is distinct from 'ACCEPTED'
      and (${alias}.receipts_flag is not null or ${alias}.rooms_flag is not null) then json_build_object(
      'roomReceipts', ${alias}.room_receipts_cents, 'taxableReceipts', ${alias}.taxable_receipts_cents,
      'roomCapacity', ${alias}.room_capacity, 'periodMonths', ${alias}.period_months,
      'usualMonth', ${alias}.usual_month_cents, 'rules', json_build_array(${alias}.receipts_flag, ${alias}.rooms_rule)
    ) end`;
}
