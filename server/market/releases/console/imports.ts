import { productsByName } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { List } from '../../../platform/lib/list.ts';
import type { Import } from './import.type.ts';
import type { ImportCheck, ImportedRelease, RefusedRow } from './importedRelease.type.ts';
import { findImport as findSql, importList, needsAttention } from './imports.sql.ts';
import type { ProductName } from '../../productName.rules.ts';
import { statesTax } from '../releaseFormat.rules.ts';

/** A release's report, as the worker stores it with the import. */
interface StoredReport {
  file: string;
  product: ProductName | null;
  format: string | null;
  outcome: string;
  message: string | null;
  periods: { first: string; last: string } | null;
  rows: number;
  accepted: number;
  refused: number;
  refusals: RefusedRow[];
  flagged: Record<string, number>;
  added: number;
  changed: number;
  retired: number;
  unchanged: number;
  totalsCents: { total: number; taxable: number | null };
  releaseId: number | null;
}

type Possible = 'canCancel' | 'canRetry';
type RawImport = Omit<Import, Possible | 'releases'> & { reports: StoredReport[] };

/** Imports, the latest first; only those that wait, run or are held back if asked for. */
export function importsOf(isOpen: boolean): List<RawImport, Import> {
  return {
    sql: () => importList(isOpen ? needsAttention : 'true'),
    order: [{ sql: 'i.id', type: 'bigint', direction: 'desc' }],
    finish: toImport,
  };
}

export async function findImport(db: Db, importId: number): Promise<Import | null> {
  const [found] = await db.query<RawImport[]>(findSql, [importId]);
  return found === undefined ? null : toImport(found);
}

function toImport({ reports, ...row }: RawImport): Import {
  const { state, repeatedBy, cancelledBy } = row;
  const isOpen = state === 'WAITING' || state === 'RUNNING';
  return {
    ...row,
    canCancel: state === 'HELD' || (isOpen && cancelledBy === null),
    canRetry: ['HELD', 'REFUSED', 'FAILED', 'CANCELLED'].includes(state) && repeatedBy === null,
    releases: reports.map((report) => toRelease(report, state === 'HELD')),
  };
}

function toRelease(report: StoredReport, isHeld: boolean): ImportedRelease {
  const { file: fileName, product, periods, totalsCents, releaseId, flagged, ...counts } = report;
  return {
    ...counts,
    fileName,
    product: product === null ? null : productsByName[product],
    firstMonth: periods?.first ?? null,
    lastMonth: periods?.last ?? null,
    total: totalsCents.total,
    statesTax: statesTax(report.format),
    taxable: totalsCents.taxable,
    releaseId: releaseId === null ? null : `release:${String(releaseId)}`,
    checks: checksOf(report, isHeld),
  };
}

function checksOf({ message, refused, flagged }: StoredReport, isHeld: boolean): ImportCheck[] {
  const checks: ImportCheck[] = [];
  if (isHeld && message !== null) checks.push({ severity: 'HELD', finding: message, rows: null });
  if (refused > 0) checks.push({ severity: 'REFUSED', finding: 'cannot be read', rows: refused });
  const marked = Object.entries(flagged).map(([finding, rows]) => ({ finding, rows }));
  return [...checks, ...marked.map((each) => ({ ...each, severity: 'FLAGGED' as const }))];
}
