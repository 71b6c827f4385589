import type { Pool } from 'pg';
import { eraseAccountsJob } from '../../server/members/accounts/mail.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { eraseTraces, openErasures } from './erase.sql.ts';

/**
 * Erases what accounts that were deleted have left elsewhere. Each statement can be done again, and an account is only
 * done with when nothing is left: whatever stops this, the next run goes on.
 */
export const eraseAccountsBody = jobBody(eraseAccountsJob, async ({ pool }) => {
  await eraseAccounts(pool);
});

export async function eraseAccounts(pool: Pool): Promise<void> {
  for (let after: unknown = 0; after !== null;) {
    const { rows } = await pool.query<{ id: unknown }>(openErasures, [after]);
    after = rows.at(-1)?.id ?? null;
    for (const { id } of rows) {
      for (const statement of eraseTraces) await pool.query(statement, [id]);
    }
  }
}
