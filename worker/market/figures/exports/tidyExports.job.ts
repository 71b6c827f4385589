import { tidyExportsJob } from '../../../../server/market/figures/exports/prepared/export.jobs.ts';
import { jobBody } from '../../../jobBody.ts';
import { tidyExports } from './tidyExports.ts';

export const tidyExportsBody = jobBody(tidyExportsJob, async ({ pool, dataDir }) => ({
  deleted: await tidyExports(pool, dataDir),
}));
