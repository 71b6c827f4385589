import type { Db } from '../../platform/lib/db.ts';
import type { List } from '../../platform/lib/list.ts';
import { addBrandChange, brandChangeList } from './brandChange.sql.ts';
import type { BrandChange, BrandChangeFilter, BrandChangeKind } from './brandChange.type.ts';

interface NewChange {
  kind: BrandChangeKind;
  /** Of a rule. */
  matchText?: string;
  /** Of a correction. */
  propertyId?: number;
  hotelName?: string;
  madeBy: string;
}

/** Notes, in the transaction that changes something, that figures are to follow. */
export async function noteChange(
  db: Db,
  { kind, matchText, propertyId, hotelName, madeBy }: NewChange,
): Promise<BrandChange> {
  const noted = await db.query<BrandChange[]>(addBrandChange, [
    ...[kind, matchText ?? null, propertyId ?? null],
    ...[hotelName ?? null, madeBy],
  ]);
  if (!noted[0]) throw new Error('A change was not noted.');
  return noted[0];
}

/** What was changed, the latest first. */
export function brandChanges({ isWaiting }: BrandChangeFilter): List<BrandChange, BrandChange> {
  return {
    sql: () =>
      brandChangeList(typeof isWaiting === 'boolean' ? `(c.done_at is null) = ${String(isWaiting)}` : 'true'),
    order: [{ sql: 'c.id', type: 'integer', direction: 'desc' }],
    finish: (change) => change,
  };
}
