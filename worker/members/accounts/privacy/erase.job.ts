import type { Pool } from 'pg';
import { eraseAccountsJob } from '../../../../server/members/accounts/privacy/privacy.jobs.ts';
import { jobBody } from '../../../jobBody.ts';
import { eraseTraces, openErasures } from './erase.sql.ts';

/**
 * Erases data that deleted accounts left elsewhere. Every statement can be repeated, and an account is
 * finished only when nothing is left, so that the next run continues after an interruption.
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
