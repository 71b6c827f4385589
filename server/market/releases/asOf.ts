import { badInput } from '../../platform/errors.ts';
import type { Db } from '../../platform/lib/db.ts';
import { numericKey, parseNodeId } from '../../platform/lib/node.ts';
import type { AsOfInput } from './release.type.ts';
import { lastReleaseBy, releaseUndone } from './release.sql.ts';
import type { ProductName } from './revision.sql.ts';

/** Number of the requested release; null for now. Throws BAD_USER_INPUT. */
export async function asOfRelease(
  db: Db,
  product: ProductName,
  asOf: AsOfInput | null | undefined,
): Promise<number | null> {
  const { release = null, date = null } = asOf ?? {};
  if (release !== null && date !== null) throw badInput('asOf takes a release or a date, not both.');
  if (release !== null) return releaseInForce(db, release);
  if (date === null) return null;
  const rows = await db.query<{ id: number }[]>(lastReleaseBy, [product, date]);
  return rows[0]?.id ?? 0;
}

/** Without an undone release nobody ever saw the data that it would have had. */
async function releaseInForce(db: Db, id: string): Promise<number> {
  const key = releaseKey(id);
  const [release] = await db.query<{ undoneAt: Date | null }[]>(releaseUndone, [key]);
  if (release?.undoneAt != null) {
    throw badInput(`${id} was undone by an operator; take an earlier or later release.`);
  }
  return key;
}

/** The number in a release's id. Throws BAD_USER_INPUT for other ids. */
export function releaseKey(id: string): number {
  const parsed = parseNodeId(id);
  const key = parsed?.kind === 'release' ? numericKey(parsed.key) : null;
  if (key === null) throw badInput(`${JSON.stringify(id)} is not a release's id.`);
  return key;
}
