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

interface MapMonth {
  year: number;
  month: number;
}

/**
 * SQL of the days on which properties' responsibility began and ended, by `id`. As of a release, they are as
 * filed for the months read; a bar that filed before the portal has those of its owner in the portal.
 */
export function datesOf(
  { product, past }: { product: ProductName; past: object | null },
  { year, month }: MapMonth,
): string {
  if (past === null) return `${product}_property`;
  const months = [year, year - 1].map((each) => `'${toMonth(each, month)}-01'::date`);
  const asFiled =
    product === 'hotel'
      ? `select property_id as id, responsibility_begin, responsibility_end from hotel_month
        where month in (${months.join(', ')})`
      : `select property_id as id, responsibility_begin, responsibility_end from beverage_filing
        where is_portal and is_current
        union all select id, responsibility_begin, responsibility_end from holder`;
  return `(
      select id, max(responsibility_begin) as responsibility_begin, max(responsibility_end) as responsibility_end
      from (${asFiled}) filed group by id
    )`;
}

/**
 * SQL of aggregates of rows `f` of `filed`: whether the receipts of the month, and of the same a year earlier, are of a part of
 * it, because all owners together were responsible for fewer days.
 */
export function partsOfMonths(
  product: ProductName,
  { year, month }: MapMonth,
): { now: string; before: string } {
  return {
    now: isPartial(product, now, toMonth(year, month)),
    before: isPartial(product, before, toMonth(year - 1, month)),
  };
}

function isPartial(product: ProductName, filed: Filed, month: string): string {
  const day = `'${month}-01'::date`;
  const all = `extract(day from ${day} + interval '1 month - 1 day')::integer`;
  // The comptroller estimates the receipts of a bar that did not file, whatever its dates of responsibility are.
  const responsible =
    product === 'hotel'
      ? `case when ${filed.isApportioned} then ${daysOfQuartersMonth(day, 'f')} else ${daysOfMonth(day, 'f')} end`
      : `case when ${filed.isDoubtful} is not true then ${daysOfMonth(day, 'f')} end`;
  return `coalesce(sum(coalesce(${responsible}, ${all})) filter (where ${filed.receipts} > 0) < ${all}, false)`;
}
