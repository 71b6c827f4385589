import { removeExpiredJob } from '../../../../server/members/accounts/privacy/privacy.jobs.ts';
import { jobBody } from '../../../jobBody.ts';
import { removeExpired } from './removeExpired.sql.ts';
import { removeExpiredFiles } from './removeExpiredFiles.ts';

export const removeExpiredBody = jobBody(removeExpiredJob, async ({ pool, dataDir }) => {
  for (const statement of removeExpired) await pool.query(statement);
  await removeExpiredFiles(dataDir);
});
