import type { Queue } from 'bullmq';
import { eraseAccountsJob, tidyAccountsJob } from '../server/members/accounts/mail.jobs.ts';
import { rebuildBrandsJob } from '../server/market/brands/brandChange.jobs.ts';
import { applyDecisionsJob } from '../server/market/hotels/filingDecision.jobs.ts';
import { sweepJob } from '../server/market/releases/import.jobs.ts';

/** Scheduled jobs (UTC), as cron patterns; a new entry is a line here. */
const schedule = [
  { id: 'sweep-imports', pattern: '*/10 * * * *', job: sweepJob.name },
  { id: 'rebuild-brands', pattern: '5-59/10 * * * *', job: rebuildBrandsJob.name },
  { id: 'apply-decisions', pattern: '7-59/10 * * * *', job: applyDecisionsJob.name },
  { id: 'erase-accounts', pattern: '2-59/10 * * * *', job: eraseAccountsJob.name },
  { id: 'tidy-accounts', pattern: '20 9 * * *', job: tidyAccountsJob.name },
] as const;

/** Makes Redis' schedule the list's: entries are added or changed, and those no longer listed removed. */
export async function applySchedule(queue: Queue): Promise<void> {
  for (const { id, pattern, job } of schedule) {
    await queue.upsertJobScheduler(id, { pattern, tz: 'UTC' }, { name: job, data: {} });
  }
  const listed = new Set<string>(schedule.map(({ id }) => id));
  for (const { key } of await queue.getJobSchedulers()) {
    if (!listed.has(key)) await queue.removeJobScheduler(key);
  }
}
