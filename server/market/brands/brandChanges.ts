import type { Db } from '../../platform/lib/db.ts';
import type { List } from '../../platform/lib/list.ts';
import { addBrandChange, brandChangeList } from './brandChange.sql.ts';
import type { BrandChange, BrandChangeFilter, BrandChangeKind } from './brandChange.type.ts';

interface NewChange {
  kind: BrandChangeKind;
  /** Set for a rule. */
  matchText?: string;
  /** Set for a correction. */
  propertyId?: number;
  hotelName?: string;
  madeBy: string;
}

/** Records, in the transaction of the change, that figures must be updated. */
export async function noteChange(
  db: Db,
  { kind, matchText, propertyId, hotelName, madeBy }: NewChange,
): Promise<BrandChange> {
  const noted = await db.query<BrandChange[]>(addBrandChange, [
    kind,
    matchText ?? null,
    propertyId ?? null,
    hotelName ?? null,
    madeBy,
  ]);
  if (!noted[0]) throw new Error('A change was not noted.');
  return noted[0];
}

/** Changes, latest first. */
export function brandChanges({ isWaiting }: BrandChangeFilter): List<BrandChange, BrandChange> {
  return {
    sql: () =>
      brandChangeList(typeof isWaiting === 'boolean' ? `(c.done_at is null) = ${String(isWaiting)}` : 'true'),
    order: [{ sql: 'c.id', type: 'integer', direction: 'desc' }],
    finish: (change) => change,
  };
}
