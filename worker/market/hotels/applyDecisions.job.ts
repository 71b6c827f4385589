import { applyDecisionsJob } from '../../../server/market/hotels/filingDecision.jobs.ts';
import { jobBody } from '../../jobBody.ts';
import { applyDecisions } from './applyDecisions.ts';

/** Handles all waiting decisions, so that a second job finds nothing to do. */
export const applyDecisionsBody = jobBody(applyDecisionsJob, async ({ pool, log }) => {
  const applied = await applyDecisions(pool);
  if (applied.decisions > 0) log.info(applied, 'Decisions about filings applied');
  return applied;
});
