import { tidyAccountsBody } from './accounts/tidy.job.ts';
import { rebuildBrandsBody } from './brands/rebuildBrands.job.ts';
import { applyDecisionsBody } from './hotels/applyDecisions.job.ts';
import type { JobBody } from './kit.ts';
import { importReleaseJob } from './releases/import.job.ts';
import { sweepImportsJob } from './releases/sweep.job.ts';

/** Every job that this worker runs; a new one is a line here. */
export const jobs: readonly JobBody[] = [
  importReleaseJob,
  sweepImportsJob,
  rebuildBrandsBody,
  applyDecisionsBody,
  tidyAccountsBody,
];
