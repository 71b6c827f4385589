import { tidyAccountsJob } from '../../server/members/accounts/mail.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { tidyAccounts } from './outbox.sql.ts';

export const tidyAccountsBody = jobBody(tidyAccountsJob, async ({ pool }) => {
  for (const statement of tidyAccounts) await pool.query(statement);
});
