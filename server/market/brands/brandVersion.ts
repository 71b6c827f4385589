import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { lockBrandActions } from './brandChange.sql.ts';
import * as sql from './brandVersion.sql.ts';

/** Says of which state of rules, corrections and filings a preview is. */
export async function brandVersion(db: Db): Promise<string> {
  const [found] = await db.query<{ stamp: string }[]>(sql.brandVersion);
  if (!found) throw new Error('There is no stamp.');
  return found.stamp;
}

/**
 * Begins, in its transaction, what an administrator does after a preview with this stamp; other administrators wait
 * until it ends. Refused where it could do something else than the preview said. A release that is published after
 * this has looked counts as published after the act, whose figures follow then as well.
 */
export async function beginBrandAction(db: Db, { stamp }: { stamp: string }): Promise<void> {
  await db.query(lockBrandActions);
  if (stamp !== (await brandVersion(db))) {
    const says =
      'Rules, corrections or filings have changed since the preview. Preview again, and apply what you see then.';
    throw refused('OUTDATED', says);
  }
}
