import { planOfCode } from '../rules/plan.rules.ts';
import type { Db } from '../../platform/lib/db.ts';
import { businessMonths, latestCancellations } from './business.sql.ts';
import type { BusinessMonth, Cancellation } from './business.type.ts';

/** `lost` counts the `endedMembers` who were members when the month began. */
type MonthRow = Omit<BusinessMonth, 'churnPct'> & { lost: number };

export async function readBusinessMonths(db: Db, months: number): Promise<BusinessMonth[]> {
  const rows = await db.query<MonthRow[]>(businessMonths, [months]);
  return rows.map(({ lost, ...row }) => ({
    ...row,
    churnPct: row.membersAtStart === 0 ? null : (100 * lost) / row.membersAtStart,
  }));
}

type CancellationRow = Omit<Cancellation, 'plan'> & { planCode: number | null };

export async function readCancellations(db: Db, most: number): Promise<Cancellation[]> {
  const rows = await db.query<CancellationRow[]>(latestCancellations, [most]);
  return rows.map(({ planCode, ...row }) => ({ ...row, plan: planOfCode(planCode)?.plan ?? null }));
}
