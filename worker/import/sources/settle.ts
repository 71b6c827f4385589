import type { Pool } from 'pg';
import type { Log } from '../../../server/platform/log.ts';
import { describeReport } from '../describeReport.ts';
import type { ImportState } from '../importReports.ts';
import type { ReleaseReport } from '../report.ts';
import { fileAway } from './inbox.ts';
import type { SourceRunKind } from './sourceRun.ts';
import { endedImports, endSchedule, endRun } from './sourceRun.sql.ts';

interface EndedRow {
  id: number;
  kind: SourceRunKind;
  path: string | null;
  schedule: string | null;
  fileName: string | null;
  importState: ImportState;
  error: string | null;
  reports: ReleaseReport[];
}

type Outcome = 'done' | 'refused' | 'failed';

const outcomes: Record<ImportState, Outcome> = {
  published: 'done',
  already_published: 'done',
  checked: 'done',
  refused: 'refused',
  failed: 'failed',
  cancelled: 'refused',
};

/** Notes the outcome of imports at their runs and schedules, and files the inbox's files away. Can be repeated. */
export async function settleRuns({ pool, log }: { pool: Pool; log: Log }): Promise<void> {
  const { rows } = await pool.query<EndedRow>(endedImports);
  for (const row of rows) {
    const outcome = outcomes[row.importState];
    // A failure is ours, and the file waits for another attempt.
    if (row.kind === 'inbox' && outcome !== 'failed') await fileAwaySafely(row, outcome, log);
    await pool.query(endRun, [row.id, outcome, shortOf(row)]);
    if (row.schedule !== null) await pool.query(endSchedule, [row.schedule, outcome, shortOf(row)]);
  }
}

async function fileAwaySafely(row: EndedRow, outcome: 'done' | 'refused', log: Log): Promise<void> {
  try {
    if (row.path === null) throw new Error(`Run ${String(row.id)} of the inbox has no path.`);
    await fileAway(row.path, outcome, reportOf(row));
  } catch (error) {
    log.error({ err: error, file: row.path }, 'A file of the inbox could not be moved');
  }
}

function reportOf({ reports, error }: EndedRow): string {
  return reports.length > 0 ? reports.map(describeReport).join('\n') : (error ?? '');
}

/** The first line of each release's report, or the reason for a refusal. */
function shortOf(row: EndedRow): string {
  if (row.error !== null) return row.error;
  return row.reports.map((report) => describeReport(report).split('\n', 1)[0]).join(' ');
}
