import { nextRun } from '../../../server/market/releases/sources/cron.rules.ts';
import type { ScheduleSource } from '../../../server/market/releases/sources/schedule.rules.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { lookIntoInbox } from './inbox.ts';
import type { SourceDeps } from './source.ts';
import * as sql from './sourceRun.sql.ts';

interface Times {
  name: string;
  pattern: string;
  timeZone: string;
}

interface Due extends Times {
  source: ScheduleSource;
  isOn: boolean;
  monthsBack: number | null;
  address: string | null;
  by: string;
}

/**
 * Begins every run that is due. However many were missed, it is one run, and however many workers look, one of them
 * begins it. Returns the names of the schedules.
 */
export async function runDue(deps: SourceDeps): Promise<string[]> {
  const { pool } = deps;
  const unplanned = await pool.query<Times>(sql.unplannedSchedules);
  for (const times of unplanned.rows) await pool.query(sql.planSchedule, [times.name, nextOf(times)]);
  const begun: string[] = [];
  for (const due of (await pool.query<Due>(sql.dueSchedules)).rows) {
    if (await begin(deps, due)) begun.push(due.name);
  }
  return begun;
}

function nextOf({ pattern, timeZone }: Times): Date | null {
  return nextRun(pattern, timeZone, new Date());
}

async function begin(deps: SourceDeps, due: Due): Promise<boolean> {
  const isClaimed = await inTransaction(deps.pool, async (client) => {
    const claimed = await client.query(sql.claimSchedule, [due.name, due.isOn ? nextOf(due) : null]);
    if (claimed.rows.length === 0) return false;
    if (due.source !== 'inbox') {
      const { source, name, monthsBack, address, by } = due;
      // The run keeps the address that it began with.
      await client.query(sql.addRun, [source, null, address, monthsBack, name, by]);
    }
    return true;
  });
  if (isClaimed && due.source === 'inbox') await look(deps, due.name);
  return isClaimed;
}

async function look({ pool, settings, log }: SourceDeps, name: string): Promise<void> {
  try {
    await pool.query(sql.endSchedule, [name, 'done', await lookIntoInbox(pool, settings.inboxDir)]);
  } catch (error) {
    log.warn({ err: error }, 'The inbox could not be read; its next look tries again');
    const reason = error instanceof Error ? error.message : String(error);
    await pool.query(sql.endSchedule, [name, 'failed', `The inbox could not be read: ${reason}`]);
  }
}
