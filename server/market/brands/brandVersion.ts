import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { lockBrandActions } from './brandChange.sql.ts';
import * as sql from './brandVersion.sql.ts';

/** Identifies the state of rules, corrections and filings that a preview was made from. */
export async function brandVersion(db: Db): Promise<string> {
  const [found] = await db.query<{ stamp: string }[]>(sql.brandVersion);
  if (!found) throw new Error('There is no stamp.');
  return found.stamp;
}

/**
 * Starts an administrator's change after a preview with this stamp, in its transaction; other administrators wait
 * until it ends. Refused if its effect could differ from the preview. A release published after this check counts as
 * published after the change, which is then applied to it too.
 */
export async function beginBrandAction(db: Db, { stamp }: { stamp: string }): Promise<void> {
  await db.query(lockBrandActions);
  if (stamp !== (await brandVersion(db))) {
    const says =
      'Rules, corrections or filings have changed since the preview. Preview again before you apply.';
    throw refused('OUTDATED', says);
  }
}
