import { tidyAccountsJob } from '../../../../server/members/accounts/privacy/privacy.jobs.ts';
import { jobBody } from '../../../platform/kit.ts';
import { tidyAccounts } from './tidy.sql.ts';
import { tidyFiles } from './tidyFiles.ts';

export const tidyAccountsBody = jobBody(tidyAccountsJob, async ({ pool, dataDir }) => {
  for (const statement of tidyAccounts) await pool.query(statement);
  await tidyFiles(dataDir);
});
