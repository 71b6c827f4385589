import type { Refusal } from './refusal.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/**
 * Counted in the report. Findings that are usual in a release, and only hold it back in large numbers, are not.
 */
export type Severity = 'flag' | 'hold';

export type ReleaseOutcome =
  | 'published'
  | 'already_published'
  | 'superseded'
  | 'checked'
  | 'refused'
  | 'failed';

/** Result of an import for one release, as printed by `--json`. */
export interface ReleaseReport {
  file: string;
  sha256: string | null;
  format: string | null;
  product: ImportedProduct | null;
  outcome: ReleaseOutcome;
  /** Reason why nothing was published, and the remedy. */
  message: string | null;
  /** Months that the release states, first and last, `2023-03`. */
  periods: { first: string; last: string } | null;
  rows: number;
  accepted: number;
  refused: number;
  refusals: Refusal[];
  /** Rows by the reason for which they were marked or left out. */
  flagged: Record<string, number>;
  added: number;
  changed: number;
  retired: number;
  unchanged: number;
  totalsCents: { total: number; taxable: number | null };
  releaseId: number | null;
  /** Wall-clock seconds of each stage. */
  seconds: Record<string, number>;
}

/** A report with nothing known yet but the file's name. */
export function emptyReport(file: string): ReleaseReport {
  return {
    file,
    sha256: null,
    format: null,
    product: null,
    outcome: 'failed',
    message: null,
    periods: null,
    rows: 0,
    accepted: 0,
    refused: 0,
    refusals: [],
    flagged: {},
    added: 0,
    changed: 0,
    retired: 0,
    unchanged: 0,
    totalsCents: { total: 0, taxable: null },
    releaseId: null,
    seconds: {},
  };
}
