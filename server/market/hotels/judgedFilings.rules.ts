import { isInForce } from './filingDecision.rules.ts';
import { countsTaxable, receiptsRules, roomsRules, type FilingRule } from './filingFlags.rules.ts';
import { isRepeated, usualQuarter } from './flagFacts.rules.ts';

/** Columns of a filing that the rules and operators' decisions set. */
export const judgedColumns = [
  'receipts_flag',
  'usual_month_cents',
  'rooms_flag',
  'rooms_rule',
  'decision',
] as const;

/** Columns of a filing that the rules read. */
export const columnsToJudge = [
  'id',
  'property_id',
  'period_end',
  'period_months',
  'filer_type',
  'room_capacity',
  'room_receipts_cents',
  'taxable_receipts_cents',
  'is_marketplace',
] as const;

/** The name of the first rule that holds. */
function firstOf(rules: readonly FilingRule[]): string {
  return `case
      ${rules.map((rule) => `when ${rule.condition} then '${rule.name}'`).join('\n      ')}
    end`;
}

function flagOf(rules: readonly FilingRule[], name: string): string {
  return `case ${name} ${rules.map((rule) => `when '${rule.name}' then '${rule.flag}'`).join(' ')} end`;
}

/**
 * SQL that judges the filings `f` of a condition by the rules: their ids and judged columns, and `further` columns
 * of `f`. An operator's decision holds for the same values of the same period. `repeated` is the condition of
 * `REPEATED_RECEIPTS`.
 */
export function judgedFilings(where: string, further: readonly string[] = [], repeated = isRepeated): string {
  return `select f.id, ${flagOf(receiptsRules, 'receipts.rule')} as receipts_flag,
      case when receipts.rule in ('EXTRA_DIGIT', 'UNUSUAL_RECEIPTS') then round(usual_quarter / 3)::bigint end
        as usual_month_cents,
      ${flagOf(roomsRules, 'rooms.rule')} as rooms_flag, ${['rooms.rule as rooms_rule', 'd.decision', ...further].join(', ')}
    from hotel_filing f
    cross join lateral (
      select ${usualQuarter} as usual_quarter, ${repeated} as is_repeated
      offset 0
    ) fact
    cross join lateral (
      select case when not f.is_marketplace then ${firstOf(receiptsRules)} end as rule
      offset 0
    ) receipts
    cross join lateral (
      select case when ${countsTaxable('receipts.rule')} then f.taxable_receipts_cents else f.room_receipts_cents end
        as counted_receipts_cents
    ) counted
    cross join lateral (
      select case when not f.is_marketplace then ${firstOf(roomsRules)} end as rule
      offset 0
    ) rooms
    left join filing_decision d on ${isInForce('d', 'f')}
    where ${where}`;
}
