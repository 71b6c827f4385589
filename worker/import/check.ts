import type { PoolClient } from 'pg';
import type { ImportOptions } from './options.ts';
import type { Severity } from './report.ts';

/** One question about every staged row `s`. */
export interface RowCheck {
  /** The reason as reports show it, in the words of the field. */
  name: string;
  severity: Severity;
  /** SQL that is true for a row that the check is about. */
  where: string;
  /** Number of such rows from which the release is held back, if ever. */
  hold?: Hold;
}

/** Number of rows from which a check holds a release back, and the operator's option to accept it. */
export interface Hold {
  /** More than this share of the rows … */
  share: number;
  /** … and at least this number, or all of them: a share of fewer rows means nothing. */
  fewestRows: number;
  /** However small a share of a large release more than this are. */
  mostRows?: number;
  /** Completes "300 of 400 rows …". */
  finding: string;
  advice: string;
  option: keyof Pick<ImportOptions, 'acceptFuture' | 'acceptAmounts'>;
}

export interface CheckFinding {
  check: RowCheck;
  rows: number;
  /** Number of rows checked. */
  ofRows: number;
  firstLine: number;
}

/** Runs all checks in one pass over the staged rows and returns only findings. */
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
