import type { PoolClient } from 'pg';
import type { RowCheck } from './check.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/** Called with each part of a long rebuild before it starts. */
export type OnStage = (stage: string) => Promise<void>;

export const quietly: OnStage = () => Promise.resolve();

/** The parts of a tax that an import needs; everything else stays inside the tax's own files. */
export interface ReleaseProduct {
  product: ImportedProduct;
  stagedTable: string;
  checks: readonly RowCheck[];
  /** Removes rows that the source did not mean to publish, and counts them by reason. */
  leaveOut: (client: PoolClient) => Promise<Record<string, number>>;
  /** SQL that creates `staged_period` (period_end, series, rows): the periods in the release. */
  countPeriods: string;
  /**
   * SQL for the control totals of the staged rows: `total` and `taxable` in cents; taxable is null if unknown.
   */
  sumTotals: string;
  /** SQL that is true for a current filing `f` of a staged period if the release restates its series. */
  isRestated: string;
  /** Creates `<product>_change`: the difference from the published filings. Counts omitted rows by reason. */
  compare: (client: PoolClient) => Promise<Record<string, number>>;
  /** Writes the change as filings of the release. */
  publish: (client: PoolClient, releaseId: number) => Promise<void>;
  /** Rebuilds all derived data that the change affects. */
  rebuild: (client: PoolClient, releaseId: number, onStage?: OnStage) => Promise<void>;
  /** Updates published filings to the current reference facts; a full rebuild must follow. */
  applyReference: (client: PoolClient) => Promise<void>;
}

/** Runs statements in order; `$1` of a statement, if any, is the value. */
export async function runAll(
  client: PoolClient,
  statements: readonly string[],
  value?: unknown,
): Promise<void> {
  for (const statement of statements) {
    await client.query(statement, statement.includes('$1') ? [value] : []);
  }
}
