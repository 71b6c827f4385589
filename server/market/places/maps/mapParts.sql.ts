import { toMonth } from '../../../platform/lib/month.ts';
import { daysOfMonth, daysOfQuartersMonth } from '../../premises/responsibleDays.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Columns of `filed` that say of a month what its receipts are. */
interface Filed {
  receipts: string;
  isApportioned: string;
  isDoubtful: string;
}

const now: Filed = { receipts: 'f.receipts', isApportioned: 'f.is_apportioned', isDoubtful: 'f.is_doubtful' };
const before: Filed = {
  receipts: 'f.earlier',
  isApportioned: 'f.is_apportioned_before',
  isDoubtful: 'f.is_doubtful_before',
};

/**
 * SQL of whether the receipts of the month, and of the same a year earlier, are of a part of it, for each row shown: all
 * its owners together were responsible for fewer days. `join` joins the property `p` of a row `f` of `filed`.
 */
export function partsOfMonths(
  { product }: { product: ProductName },
  { year, month }: { year: number; month: number },
  join: string,
): string {
  return `select f.latest_id, ${isPartial(product, now, toMonth(year, month))} as is_partial,
      ${isPartial(product, before, toMonth(year - 1, month))} as is_partial_before
    from shown s join filed f on f.latest_id = s.latest_id ${join}
    group by 1`;
}

function isPartial(product: ProductName, filed: Filed, month: string): string {
  const day = `'${month}-01'::date`;
  const all = `extract(day from ${day} + interval '1 month - 1 day')::integer`;
  // What a bar estimates is of no days.
  const responsible =
    product === 'hotel'
      ? `case when ${filed.isApportioned} then ${daysOfQuartersMonth(day)} else ${daysOfMonth(day)} end`
      : `case when ${filed.isDoubtful} is not true then ${daysOfMonth(day)} end`;
  return `coalesce(sum(coalesce(${responsible}, ${all})) filter (where ${filed.receipts} > 0) < ${all}, false)`;
}
