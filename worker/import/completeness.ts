import type { PoolClient } from 'pg';
import {
  createIncompletePeriods,
  dropCountedPeriods,
  dropStagedPeriods,
  findIncompletePeriods,
  findNewerIssue,
} from './completeness.sql.ts';
import type { ReleaseProduct } from './product.ts';
import { count, percentage } from './reportText.ts';
import { ReleaseRefused } from './refusal.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

interface IncompletePeriod {
  series: string;
  period_end: string;
  rows: number;
  /** Null without periods around it. */
  neighbour_rows: number | null;
  /** Null if the month is not published yet. */
  published_rows: number | null;
}

/** A file may lack rows in hundreds of months; the first ones show what is wrong with it. */
const MOST_NAMED = 5;

/** Months that are published already come first: the file would take rows away from them. */
function describe(periods: readonly IncompletePeriod[]): string {
  const ordered = periods.toSorted((one, other) => rowsLost(other) - rowsLost(one));
  const named = ordered.slice(0, MOST_NAMED).map(describePeriod).join('; ');
  const more = periods.length - MOST_NAMED;
  return more > 0 ? `${named}; and ${count(more)} more` : named;
}

function rowsLost({ rows, published_rows }: IncompletePeriod): number {
  return Math.max((published_rows ?? 0) - rows, 0);
}

function describePeriod({
  period_end,
  series,
  rows,
  neighbour_rows,
  published_rows,
}: IncompletePeriod): string {
  const [around, published] = [neighbour_rows ?? 0, published_rows ?? 0];
  const expected =
    published > around
      ? `${count(published)} are published`
      : `the ${unitOf(series)} around it have ${count(around)}`;
  return `${period_end.slice(0, 7)} (${series}) has ${count(rows)} rows where ${expected}`;
}

function unitOf(series: string): string {
  return series.startsWith('quarter') ? 'quarters' : 'months';
}

/** Last months of a release that are not published with it. */
export interface LeftOut {
  rows: number;
  message: string;
}

/**
 * Throws ReleaseRefused for a release that lacks rows. Where only its last months lack them, and it has others, those
 * months are left out instead: the comptroller is still receiving them, and a later release brings them whole. Null if none is.
 */
export async function holdIncomplete(
  client: PoolClient,
  { product, stagedTable }: ReleaseProduct,
  accepted: boolean,
): Promise<LeftOut | null> {
  await client.query(createIncompletePeriods);
  const { rows: incomplete } = await client.query<IncompletePeriod>(findIncompletePeriods, [product]);
  if (accepted || incomplete.length === 0) return null;
  const ends = incomplete.map((period) => period.period_end);
  if (!(await areLastOfSeveral(client, ends))) {
    throw new ReleaseRefused(
      `Held back as incomplete: ${describe(incomplete)}. ` +
        'Wait for a complete issue, or accept it as it is (--accept-incomplete).',
      [],
      'acceptIncomplete',
    );
  }
  const dropped = await client.query(dropStagedPeriods(stagedTable), [ends]);
  await client.query(dropCountedPeriods, [ends]);
  const message =
    `Left out as incomplete: ${describe(incomplete)}. ` +
    'Wait for a release that has it whole, or import this file again and accept it as it is (--accept-incomplete).';
  return { rows: dropped.rowCount ?? 0, message };
}

async function areLastOfSeveral(client: PoolClient, ends: string[]): Promise<boolean> {
  const { rows } = await client.query<{ tail: boolean | null }>(
    `/* completeness.areLast */
    select bool_and(period_end < (select min(end_date) from unnest($1::date[]) end_date)) as tail
    from staged_period where period_end <> all($1::date[])`,
    [ends],
  );
  return rows[0]?.tail === true;
}

/** Share of published filings in its periods that a re-issue may change without approval. */
export const MOST_CHANGED_SHARE = 0.15;
/** Below this many rows a share says nothing. */
const FEWEST_CHANGED_ROWS = 100;

export interface ChangeCounts {
  added: number;
  changed: number;
  retired: number;
  /** Current filings of the same periods before the change; null for a release that restates no period. */
  published: number | null;
}

/** Throws ReleaseRefused for a re-issue that changes or retires an unusual share of the published filings. */
export function holdSurprising({ changed, retired, published }: ChangeCounts, accepted: boolean): void {
  const touched = changed + retired;
  if (
    accepted ||
    published === null ||
    touched < FEWEST_CHANGED_ROWS ||
    touched <= published * MOST_CHANGED_SHARE
  )
    return;
  throw new ReleaseRefused(
    `Held back: it would change ${changed} and retire ${retired} of the ${published} filings published for its ` +
      `periods, which is more than ${percentage(MOST_CHANGED_SHARE)}. If that is right, accept it (--accept-changes).`,
    [],
    'acceptChanges',
  );
}

/** The file name of a newer issue of all that the release states, or null. */
export async function newerIssue(
  client: PoolClient,
  product: ImportedProduct,
  issuedOn: Date | null,
): Promise<string | null> {
  if (issuedOn === null) return null;
  const { rows } = await client.query<{ file_name: string }>(findNewerIssue, [product, issuedOn]);
  return rows[0]?.file_name ?? null;
}
