import type { Queue } from 'bullmq';
import type { Pool } from 'pg';
import { eraseAccountsJob, removeExpiredJob } from '../server/members/accounts/privacy/privacy.jobs.ts';
import { rebuildBrandsJob } from '../server/market/brands/brandChange.jobs.ts';
import { tidyExportsJob } from '../server/market/figures/exports/prepared/export.jobs.ts';
import { applyDecisionsJob } from '../server/market/hotels/filingDecision.jobs.ts';
import { lateMonthsJob } from '../server/market/releases/lateMonths.jobs.ts';
import { sweepJob } from '../server/market/releases/import.jobs.ts';
import { tidyReleasesJob } from '../server/market/releases/tidyReleases.jobs.ts';
import { listSchedules, type ScheduleRow } from '../server/market/releases/sources/schedule.rules.ts';

/** Scheduled jobs (UTC), as cron patterns; a new entry is a line here. */
const schedule = [
  { id: 'sweep-imports', pattern: '*/10 * * * *', job: sweepJob.name },
  { id: 'rebuild-brands', pattern: '5-59/10 * * * *', job: rebuildBrandsJob.name },
  { id: 'apply-decisions', pattern: '7-59/10 * * * *', job: applyDecisionsJob.name },
  { id: 'erase-accounts', pattern: '2-59/10 * * * *', job: eraseAccountsJob.name },
  { id: 'tidy-exports', pattern: '4-59/10 * * * *', job: tidyExportsJob.name },
  // Each hour rather than once a day: what waits behind an import is lost if Redis loses everything.
  { id: 'remove-expired', pattern: '20 * * * *', job: removeExpiredJob.name },
  { id: 'tidy-releases', pattern: '40 * * * *', job: tidyReleasesJob.name },
  // Hourly from the morning in Texas, when operators read email. Each late month is reported once.
  { id: 'late-months', pattern: '10 14-23 * * *', job: lateMonthsJob.name },
] as const;

/** The operators' schedules only wake the sweep, which reads in Postgres what is due. */
const PREFIX = 'schedule-';

/** Makes Redis' schedule what this list and Postgres say: entries are added or changed, and others removed. */
export async function applySchedule(queue: Queue, pool: Pool): Promise<void> {
  const { rows } = await pool.query<ScheduleRow>(listSchedules);
  const wanted = [
    ...schedule.map((entry) => ({ ...entry, tz: 'UTC' })),
    ...rows.filter(({ isOn }) => isOn).map(wakeOf),
  ];
  const known = new Map((await queue.getJobSchedulers()).map((entry) => [entry.key, entry]));
  for (const { id, pattern, tz, job } of wanted) {
    const has = known.get(id);
    known.delete(id);
    // Written again, an entry would lose the run that is due and waits behind an import.
    if (has?.pattern === pattern && has.tz === tz && has.name === job) continue;
    await queue.upsertJobScheduler(
      id,
      { pattern, tz },
      { name: job, data: {}, opts: { removeOnComplete: true } },
    );
  }
  for (const key of known.keys()) await queue.removeJobScheduler(key);
}

function wakeOf({ name, pattern, timeZone }: ScheduleRow) {
  return { id: `${PREFIX}${name}`, pattern, tz: timeZone, job: sweepJob.name };
}
