import type { PoolClient } from 'pg';
import type { Tracing } from '../../server/platform/metrics/tracing/tracing.ts';
import { noteVersion } from '../../server/market/releases/rulesVersion.rules.ts';
import { askRowChecks } from './check.ts';
import { isAnsweredByKnown, knownRelease, noteLeftOut, noteRepublished } from './knownRelease.ts';
import { holdIncomplete, holdSurprising, newerIssue, type ChangeCounts } from './completeness.ts';
import { countChanges } from './completeness.sql.ts';
import { holdImplausible } from './implausible.ts';
import { detect } from './detect.ts';
import type { Member } from './openFile.ts';
import type { ImportOptions } from './options.ts';
import type { ReleaseProduct } from './product.ts';
import { ReleaseRefused } from './refusal.ts';
import { keepLatestPeriods } from '../../server/market/releases/latestPeriod.rules.ts';
import { findPeriods, insertRelease, insertReleasePeriods, listTemporaryTables } from './releases.sql.ts';
import type { ReleaseReport } from './report.ts';
import { stageMember } from './stage.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { taxes } from './taxes.ts';

/** Shared by the releases of one file: the transaction, the operator's options and the listener. */
export interface ImportRun {
  client: PoolClient;
  importId: number;
  options: ImportOptions;
  onProgress: (stage: string, rows: number) => void;
  tracing?: Tracing | undefined;
  /** Called within the transaction when filings and figures include the release. */
  onMerged?: (release: { id: number; product: ImportedProduct; file: string }) => Promise<void>;
}

/**
 * Imports one release within the run's transaction: detect → stage → check → merge → aggregate. Results are
 * written into the report along the way. Throws ReleaseRefused if the file or the operator must change
 * something first.
 */
export async function importRelease(run: ImportRun, member: Member, report: ReleaseReport): Promise<void> {
  const timed = stopwatch(run, report);
  await dropTemporaryTables(run.client);
  const detected = await timed('detect', () => detect(member, run.options.period));
  const staged = await timed('stage', () =>
    stageMember(run.client, member, detected, {
      onProgress: ({ rows }) => run.onProgress('stage', rows),
    }),
  );
  const { product, sha256, rows, accepted, refusals } = staged;
  Object.assign(report, {
    product,
    format: staged.format,
    sha256,
    rows,
    accepted,
    refused: refusals.length,
    refusals,
  });
  const known = await knownRelease(run.client, report.sha256);
  if (isAnsweredByKnown(known, report)) return;
  const tax = taxes[product];
  if (!(await timed('check', () => check(run, tax, member, report)))) return;
  const counts = await timed('compare', () => compare(run, tax, report, known !== null));
  if (isAnsweredByKnown(known, report, { counts, accepted: run.options.acceptChanges })) return;
  const releaseId = await addRelease(run, member, report);
  await run.client.query(keepLatestPeriods(product));
  await timed('merge', () => tax.publish(run.client, releaseId));
  if (counts.added + counts.changed + counts.retired > 0) {
    await timed('aggregate', () => tax.rebuild(run.client, releaseId));
  }
  await run.onMerged?.({ id: releaseId, product, file: report.file });
  await run.client.query(noteVersion(tax.product, 'first'));
  report.outcome = run.options.dryRun ? 'checked' : 'published';
  report.releaseId = run.options.dryRun ? null : releaseId;
  noteRepublished(known, report);
}

type Timed = <T>(stage: string, work: () => Promise<T>) => Promise<T>;

function stopwatch(run: ImportRun, report: ReleaseReport): Timed {
  return async (stage, work) => {
    run.onProgress(stage, report.rows);
    const started = performance.now();
    try {
      return await work();
    } finally {
      const seconds = Math.round(performance.now() - started) / 1000;
      report.seconds[stage] = seconds;
      run.tracing?.ended(`import ${stage}`, seconds, { rows: report.rows });
    }
  };
}

async function dropTemporaryTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(listTemporaryTables);
  for (const { name } of rows) await client.query(`/* releases.dropTemporary */ drop table ${name}`);
}

/** Runs all checks on the rows themselves; false if there is nothing to merge. */
async function check(
  run: ImportRun,
  tax: ReleaseProduct,
  member: Member,
  report: ReleaseReport,
): Promise<boolean> {
  const { client, options } = run;
  // Only for columns that large tables are joined by; for all columns it would take longer than it saves.
  await client.query(`analyze ${tax.stagedTable} (line, taxpayer_number, location_number, period_end)`);
  const totals = await client.query<{ total: number; taxable: number | null }>(tax.sumTotals);
  if (totals.rows[0] !== undefined) report.totalsCents = totals.rows[0];
  const findings = await askRowChecks(client, tax.stagedTable, tax.checks);
  for (const { check: asked, rows } of findings) {
    if (asked.severity === 'flag') report.flagged[asked.name] = rows;
  }
  Object.assign(report.flagged, await tax.leaveOut(client));
  await client.query(tax.countPeriods);
  const [periods] = (await client.query<{ first: string; last: string }>(findPeriods)).rows;
  if (!periods) throw new ReleaseRefused('Refused: all its rows are tests of the comptroller’s staff.');
  report.periods = periods;
  const newer = await newerIssue(client, tax.product, member.issuedOn);
  if (newer !== null) {
    report.outcome = 'superseded';
    report.message = `A newer issue of all its periods is already published (${newer}); nothing was changed.`;
    return false;
  }
  holdImplausible(findings, options);
  noteLeftOut(await holdIncomplete(client, tax, options.acceptIncomplete), report);
  return true;
}

async function compare(
  run: ImportRun,
  tax: ReleaseProduct,
  report: ReleaseReport,
  isKnown: boolean,
): Promise<ChangeCounts> {
  Object.assign(report.flagged, await tax.compare(run.client));
  const { rows } = await run.client.query<ChangeCounts>(countChanges(tax));
  const staged = await run.client.query<{ rows: number }>(
    `/* releases.countStaged */ select count(*) as rows from ${tax.stagedTable}`,
  );
  const counts = rows[0];
  if (counts === undefined) throw new Error('The change could not be counted.');
  holdSurprising(counts, run.options.acceptChanges || isKnown);
  const { added, changed, retired } = counts;
  Object.assign(report, {
    added,
    changed,
    retired,
    unchanged: (staged.rows[0]?.rows ?? 0) - added - changed,
  });
  return counts;
}

async function addRelease(
  { client, importId, options }: ImportRun,
  member: Member,
  report: ReleaseReport,
): Promise<number> {
  const { product, format, sha256, rows, accepted, refused, added, changed, retired, unchanged } = report;
  const { total, taxable } = report.totalsCents;
  const inserted = await client.query<{ id: number }>(insertRelease, [
    importId,
    product,
    format,
    report.file,
    sha256,
    member.issuedOn,
    rows,
    accepted,
    refused,
    added,
    changed,
    retired,
    unchanged,
    total,
    taxable,
    options.synthetic,
  ]);
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The release has no id.');
  await client.query(insertReleasePeriods, [id, product]);
  return id;
}
