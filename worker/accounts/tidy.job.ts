import { tidyAccountsJob } from '../../server/accounts/mail.jobs.ts';
import { jobBody } from '../kit.ts';
import { tidyAccounts } from './outbox.sql.ts';

export const tidyAccountsBody = jobBody(tidyAccountsJob, async ({ pool }) => {
  for (const statement of tidyAccounts) await pool.query(statement);
});
