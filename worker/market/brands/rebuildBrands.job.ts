import { rebuildBrandsJob } from '../../../server/market/brands/brandChange.jobs.ts';
import { jobBody } from '../../jobBody.ts';
import { rebuildBrands } from './rebuildBrands.ts';

/** Handles all waiting changes, so that a second job finds nothing to do. */
export const rebuildBrandsBody = jobBody(rebuildBrandsJob, async ({ pool, log }) => {
  const rebuilt = await rebuildBrands(pool);
  if (rebuilt.changes > 0) log.info(rebuilt, 'Brands rebuilt');
  return rebuilt;
});
