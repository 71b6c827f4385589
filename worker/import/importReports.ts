import type { HoldOption } from './options.ts';
import type { ReleaseRefused } from './refusal.ts';
import { MONTH_LEFT_OUT } from './releases.sql.ts';
import { emptyReport, type ReleaseReport } from './report.ts';

/** Result of an import: the worst result of its releases. */
export type ImportState = 'published' | 'already_published' | 'checked' | 'refused' | 'failed' | 'cancelled';

export interface ImportResult {
  importId: number;
  state: ImportState;
  reports: ReleaseReport[];
  /** The option that publishes what was held back; null if nothing was. */
  hold: HoldOption | null;
}

/** The result of an import whose file was published before: the reports of that time, with nothing to change. */
export function alreadyPublished(importId: number, earlier: ReleaseReport[]): ImportResult {
  const reports = earlier.map((report): ReleaseReport => {
    const nothing = { added: 0, changed: 0, retired: 0, unchanged: report.accepted, seconds: {} };
    return {
      ...report,
      ...nothing,
      outcome: report.outcome === 'published' ? 'already_published' : report.outcome,
    };
  });
  return { importId, state: 'already_published', reports, hold: null };
}

/** One refused release holds back the others of its file: a file is published completely or not at all. */
export function refuseAll(reports: ReleaseReport[], fileName: string, error: ReleaseRefused): void {
  const refused = reports.at(-1) ?? emptyReport(fileName);
  if (reports.length === 0) reports.push(refused);
  for (const report of reports) {
    report.outcome = 'refused';
    report.releaseId = null;
    report.message =
      report === refused ? error.message : `Not published, because ${refused.file} was refused.`;
  }
  if (error.refusals.length > 0) refused.refusals = [...error.refusals];
}

/** The worst outcome of an import's releases. */
export function stateOf(reports: readonly ReleaseReport[]): ImportState {
  const outcomes = new Set(reports.map((report) => report.outcome));
  for (const state of ['failed', 'refused', 'published', 'checked'] as const)
    if (outcomes.has(state)) return state;
  return 'already_published';
}

/** Why a release was refused or failed; null if none was. */
export function messageOf({ reports }: ImportResult): string | null {
  return reports.find((report) => report.message !== null)?.message ?? null;
}

/** True if months of the release were left out as incomplete. */
export function leavesMonthsOut({ flagged }: ReleaseReport): boolean {
  return MONTH_LEFT_OUT in flagged;
}
