import type { PoolClient } from 'pg';
import type { RowCheck } from './check.ts';
import type { Product } from './stagedTable.ts';

/** Is told of each part of a long rebuild before it begins. */
export type OnStage = (stage: string) => Promise<void>;

export const quietly: OnStage = () => Promise.resolve();

/** What the story of an import needs to know of a tax; everything else about it is its own. */
export interface ReleaseProduct {
  product: Product;
  stagedTable: string;
  checks: readonly RowCheck[];
  /** Leaves out what the source never meant to publish, and counts it by reason. */
  leaveOut: (client: PoolClient) => Promise<Record<string, number>>;
  /** SQL that creates `staged_period` (period_end, series, rows): what the release states. */
  countPeriods: string;
  /** SQL for the control totals of the staged rows: `total`, `taxable` in cents, taxable null where unknown. */
  sumTotals: string;
  /** SQL that is true for a current filing `f` of a staged period if the release states its series anew. */
  isRestated: string;
  /** Creates `<product>_change`: the difference to what is published. Counts by reason what it leaves out. */
  compare: (client: PoolClient) => Promise<Record<string, number>>;
  /** Writes the change as filings of the release. */
  publish: (client: PoolClient, releaseId: number) => Promise<void>;
  /** Rebuilds, for what the change touched, everything that is precomputed. */
  rebuild: (client: PoolClient, releaseId: number, onStage?: OnStage) => Promise<void>;
  /** Brings published filings to what the reference facts say today; a rebuild of all must follow. */
  applyReference: (client: PoolClient) => Promise<void>;
}

/** Runs statements in order; `$1` of a statement, where it has one, is the value. */
export async function runAll(
  client: PoolClient,
  statements: readonly string[],
  value?: unknown,
): Promise<void> {
  for (const statement of statements) {
    await client.query(statement, statement.includes('$1') ? [value] : []);
  }
}
