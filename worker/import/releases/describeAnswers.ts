import { formatCents } from '../../../server/platform/lib/money.ts';
import type { UndoResult } from '../undo/undoRelease.ts';
import type { Differences, DiffLine, ReleaseDiff } from './diff.ts';
import {
  describeRelease,
  minute,
  span,
  type ListedImport,
  type ShownImport,
  type ShownRelease,
} from './listing.ts';
import type { Verified } from './verify.ts';
import { describeReport } from '../describeReport.ts';
import { count, statedAmount } from '../reportText.ts';

/** Answers of the operator's commands for people. */

export function describeShown(release: ShownRelease): string {
  const { issuedOn, taxableCents, periods, undos } = release;
  const taxable = taxableCents === null ? '' : `, taxable ${formatCents(taxableCents)}`;
  return [
    describeRelease(release),
    `  issued ${issuedOn ?? 'on an unknown day'}, ${statedAmount(release.format, release.totalCents)}${taxable}, import ${String(release.importId)}`,
    `  ${count(release.added)} added, ${count(release.changed)} changed, ${count(release.retired)} retired, ` +
      `${count(release.unchanged)} unchanged, ${count(release.refused)} rows refused`,
    ...periods.map(({ period, series, rows, expectedRows }) => {
      const missing = expectedRows === null ? '' : `, incomplete: ${count(expectedRows)} expected`;
      return `  ${period} ${series.replace('_', ' ')}: ${count(rows)} rows${missing}`;
    }),
    ...undos.map((undo) => {
      const redone =
        undo.redoneAt === null ? '' : `; redone ${minute(undo.redoneAt)} by ${undo.redoneBy ?? '?'}`;
      return `  undone ${minute(undo.undoneAt)} by ${undo.undoneBy}: ${undo.reason}${redone}`;
    }),
  ].join('\n');
}

function describeLines(title: string, lines: readonly DiffLine[]): string[] {
  if (lines.length === 0) return [];
  return [
    `Largest changes by ${title}:`,
    ...lines.map(({ name, beforeCents, afterCents, changeCents, changePct }) => {
      const pct = changePct === null ? 'new' : `${changePct > 0 ? '+' : ''}${String(changePct)}%`;
      return `  ${name}: ${signed(changeCents)} (${pct}), ${formatCents(beforeCents)} to ${formatCents(afterCents)}`;
    }),
  ];
}

function signed(cents: number): string {
  return cents < 0 ? `-${formatCents(-cents)}` : `+${formatCents(cents)}`;
}

export function describeDiff(diff: ReleaseDiff): string {
  return `Release ${String(diff.releaseId)}: ${describeDifferences(diff)}`;
}

export function describeDifferences(diff: Differences): string {
  const { file, added, changed, retired, all, flags, flagged } = diff;
  return [
    `${file}: ${count(added)} added, ${count(changed)} changed, ${count(retired)} retired`,
    `Receipts of its periods as filed: ${formatCents(all.beforeCents)} to ${formatCents(all.afterCents)} (${signed(all.changeCents)})`,
    ...describeLines('property', diff.byProperty),
    ...describeLines('city', diff.byCity),
    ...describeLines('brand', diff.byBrand),
    ...Object.entries(flags).map(([flag, filings]) => `${count(filings)} filings with the flag ${flag}`),
    ...flagged.map(({ name, period, reason }) => `  ${name}, ${period}: ${reason}`),
  ].join('\n');
}

export function describeUndo(result: UndoResult, command: 'undo' | 'redo'): string {
  const { releaseId, file, dryRun, added, removed, changed, attributed, periods, decisionsAtRest } = result;
  const verb = command === 'undo' ? 'undone' : 'redone';
  const done = dryRun ? `would be ${verb} (dry run)` : verb;
  const lines = [`Release ${String(releaseId)} (${file}) ${done} in ${String(result.seconds)} s`];
  if (periods === null) lines.push('  No current filing differs.');
  else {
    lines.push(
      `  ${span(periods.first, periods.last)}: ${count(added)} filings return, ${count(removed)} go, ${count(changed)} have ` +
        `another value, ${count(attributed)} stay as they are and are another release’s`,
      `  receipts as filed of these: ${formatCents(result.receiptsBeforeCents)} to ${formatCents(result.receiptsAfterCents)}`,
      `  ${count(result.propertiesHidden)} properties have no filings any more, ${count(result.propertiesShown)} have their first`,
    );
  }
  if (decisionsAtRest > 0) {
    lines.push(`  ${count(decisionsAtRest)} decisions about filings rest until the same values return`);
  }
  return lines.join('\n');
}

export function describeVerified({ releases, differences }: Verified): string {
  if (differences.length > 0) return differences.join('\n');
  return `${count(releases.length)} releases agree with their files and filings, and all figures with what they sum up.`;
}

export function describeImport({ id, file, state, createdAt, message }: ListedImport): string {
  return `${String(id)}  ${file}: ${state.replace('_', ' ')}, ${minute(createdAt)}${message === null ? '' : ` – ${message}`}`;
}

export function describeShownImport(shown: ShownImport): string {
  return [
    describeImport(shown),
    `  ${count(shown.rawBytes)} bytes, SHA-256 ${shown.rawSha256}`,
    `  started ${minute(shown.startedAt)}, ended ${minute(shown.finishedAt)}${shown.byWorker ? ', by the worker' : ''}`,
    ...shown.reports.map(describeReport),
  ].join('\n');
}
