import type { PoolClient } from 'pg';
import type { Hold } from './implausible.ts';
import type { Severity } from './report.ts';

/** One question about every staged row `s`. All are counted and shown; some hold the release back. */
export interface RowCheck {
  /** The reason as reports show it, in the words of the field. */
  name: string;
  severity: Severity;
  /** SQL that is true for a row that the check is about. */
  where: string;
  /** For a check that holds the release back. */
  hold?: Hold;
}

export interface CheckFinding {
  check: RowCheck;
  rows: number;
  /** How many rows were asked. */
  ofRows: number;
  firstLine: number;
}

/** Asks all checks in one pass over the staged rows; only what was found comes back. */
export async function askRowChecks(
  client: PoolClient,
  table: string,
  checks: readonly RowCheck[],
): Promise<CheckFinding[]> {
  const columns = checks.map(
    ({ where }, i) =>
      `count(*) filter (where ${where}) as rows_${i}, min(line) filter (where ${where}) as line_${i}`,
  );
  const { rows } = await client.query<Record<string, number | null>>(
    `/* checks.ask */ select count(*) as of_rows, ${columns.join(',\n')} from ${table} s`,
  );
  const found = rows[0] ?? {};
  return checks
    .map((check, i) => ({
      check,
      rows: found[`rows_${i}`] ?? 0,
      ofRows: found['of_rows'] ?? 0,
      firstLine: found[`line_${i}`] ?? 0,
    }))
    .filter((finding) => finding.rows > 0);
}
