import { eraseAccountsBody } from './members/accounts/privacy/erase.job.ts';
import { removeExpiredBody } from './members/accounts/privacy/removeExpired.job.ts';
import { rebuildBrandsBody } from './market/brands/rebuildBrands.job.ts';
import { applyDecisionsBody } from './market/hotels/applyDecisions.job.ts';
import { tidyExportsBody } from './market/figures/exports/tidyExports.job.ts';
import type { JobBody } from './jobBody.ts';
import { importReleaseJob } from './import/import.job.ts';
import { lateMonthsBody } from './import/lateMonths.job.ts';
import { sweepImportsJob } from './import/sweep.job.ts';
import { tidyReleasesBody } from './import/tidyReleases.ts';
import { dataTasksBody } from './import/tasks/dataTasks.job.ts';

/** Every job that this worker runs; a new one is a line here. */
export const jobs: readonly JobBody[] = [
  importReleaseJob,
  sweepImportsJob,
  dataTasksBody,
  rebuildBrandsBody,
  applyDecisionsBody,
  eraseAccountsBody,
  removeExpiredBody,
  lateMonthsBody,
  tidyExportsBody,
  tidyReleasesBody,
];
