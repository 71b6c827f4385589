import type { PoolClient } from 'pg';
import type { ChangeCounts, LeftOut } from './completeness.ts';
import { findReleaseBySha, MONTH_LEFT_OUT } from './releases.sql.ts';
import type { ReleaseReport } from './report.ts';

/** An earlier release of the same bytes. */
export interface KnownRelease {
  id: number;
  undone_at: Date | null;
  /** A later release in force states periods of it. */
  is_restated: boolean;
  /** Its last months were incomplete and not published. */
  left_months_out: boolean;
}

export async function knownRelease(client: PoolClient, sha256: string | null): Promise<KnownRelease | null> {
  const { rows } = await client.query<KnownRelease>(findReleaseBySha, [sha256]);
  return rows[0] ?? null;
}

interface Compared {
  counts: ChangeCounts;
  accepted: boolean;
}

/**
 * True if the file need not be published: it is in force and its values are current, or a later release has other values.
 * An undone file is published again, and so is one whose last months were left out, if it would bring them now. Before
 * the file is compared, this is true only for a release that no other restates and that left nothing out.
 */
export function isAnsweredByKnown(
  known: KnownRelease | null,
  report: ReleaseReport,
  compared?: Compared,
): boolean {
  if (known?.undone_at !== null) return false;
  if (compared === undefined && (known.is_restated || known.left_months_out)) return false;
  const { added = 0, changed = 0, retired = 0 } = compared?.counts ?? {};
  const differences = added + changed + retired;
  if (differences > 0 && compared?.accepted) return false;
  if (added > 0 && added === differences && known.left_months_out && !known.is_restated) return false;
  Object.assign(report, { outcome: 'already_published', releaseId: known.id });
  if (differences === 0) return true;
  report.outcome = 'superseded';
  report.message =
    `This file is published as release ${String(known.id)}, and later releases say otherwise of ` +
    `${String(differences)} filings; nothing was changed. If a later one is wrong, undo it (npm run releases -- list). ` +
    'To publish this file as the newest, import it again and accept its changes (--accept-changes).';
  Object.assign(report, { added: 0, changed: 0, retired: 0 });
  return true;
}

/** Tells the operator which months are not published, and why. */
export function noteLeftOut(leftOut: LeftOut | null, report: ReleaseReport): void {
  if (leftOut === null) return;
  report.flagged[MONTH_LEFT_OUT] = leftOut.rows;
  report.message = leftOut.message;
}

/** Tells the operator that the file was published again. */
export function noteRepublished(known: KnownRelease | null, report: ReleaseReport): void {
  if (!known?.undone_at) return;
  const day = known.undone_at.toISOString().slice(0, 10);
  const undone = `Release ${String(known.id)} of the same file was undone on ${day}; this publishes it anew.`;
  report.message = [undone, report.message].filter(Boolean).join(' ');
}
