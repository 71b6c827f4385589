import { productsByName } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { List } from '../../../platform/lib/list.ts';
import type { ReleaseComparison } from './comparison.type.ts';
import type { DataTaskKind } from './consoleEnums.ts';
import { dataTaskList, findDataTask as findSql } from './dataTasks.sql.ts';
import type { DataTask, UndoEffect } from './dataTask.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/** An undo's result, as the worker stores it. */
interface StoredEffect extends Omit<
  UndoEffect,
  'firstMonth' | 'lastMonth' | 'receiptsBefore' | 'receiptsAfter'
> {
  periods: { first: string; last: string } | null;
  receiptsBeforeCents: number;
  receiptsAfterCents: number;
}

interface StoredLine {
  name: string;
  beforeCents: number;
  afterCents: number;
  changeCents: number;
  changePct: number | null;
  filingsBefore: number;
  filingsAfter: number;
}

/** A comparison, as the worker stores it. */
interface StoredComparison extends Pick<ReleaseComparison, 'added' | 'changed' | 'retired' | 'flagged'> {
  product: ProductName;
  file: string;
  all: StoredLine;
  byProperty: StoredLine[];
  byCity: StoredLine[];
  byBrand: StoredLine[];
  flags: Record<string, number>;
}

type RawTask = Omit<DataTask, 'effect' | 'comparisons'> & {
  result: StoredEffect | StoredComparison[] | null;
};

/** Tasks, the latest first; only of some kinds if given. */
export function dataTasksOf(kinds: readonly DataTaskKind[] | null): List<RawTask, DataTask> {
  return {
    sql: (params) =>
      dataTaskList(kinds === null ? 'true' : `upper(t.kind) = any(${params.add(kinds, 'text[]')})`),
    order: [{ sql: 't.id', type: 'bigint', direction: 'desc' }],
    finish: toTask,
  };
}

export async function findDataTask(db: Db, taskId: number): Promise<DataTask | null> {
  const [found] = await db.query<RawTask[]>(findSql, [taskId]);
  return found === undefined ? null : toTask(found);
}

function toTask({ result, ...row }: RawTask): DataTask {
  const isList = Array.isArray(result);
  return {
    ...row,
    effect: result === null || isList ? null : toEffect(result),
    comparisons: isList ? result.map(toComparison) : [],
  };
}

function toEffect({ periods, receiptsBeforeCents, receiptsAfterCents, ...effect }: StoredEffect): UndoEffect {
  return {
    ...effect,
    firstMonth: periods?.first ?? null,
    lastMonth: periods?.last ?? null,
    receiptsBefore: receiptsBeforeCents,
    receiptsAfter: receiptsAfterCents,
  };
}

function toComparison({ product, file, all, flags, ...stored }: StoredComparison): ReleaseComparison {
  return {
    ...stored,
    product: productsByName[product],
    fileName: file,
    all: toLine(all),
    byProperty: stored.byProperty.map(toLine),
    byCity: stored.byCity.map(toLine),
    byBrand: stored.byBrand.map(toLine),
    flags: Object.entries(flags).map(([flag, filings]) => ({ flag, filings })),
  };
}

function toLine({ beforeCents, afterCents, changeCents, ...line }: StoredLine): ReleaseComparison['all'] {
  return { ...line, before: beforeCents, after: afterCents, change: changeCents };
}
