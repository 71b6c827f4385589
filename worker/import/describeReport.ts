import { count, statedAmount } from './reportText.ts';
import { formatCents } from '../../server/platform/lib/money.ts';
import type { ReleaseOutcome, ReleaseReport } from './report.ts';

const outcomes: Record<ReleaseOutcome, string> = {
  published: 'published',
  already_published: 'already published, nothing changed',
  superseded: 'left out, a newer issue is published',
  checked: 'checked, not published (dry run)',
  refused: 'refused, nothing changed',
  failed: 'failed, nothing changed',
};

/** A file that was left out although its release is published is no older issue: its values were replaced since. */
function outcomeOf({ outcome, releaseId }: ReleaseReport): string {
  if (outcome === 'superseded' && releaseId !== null) return 'left out, later releases say otherwise';
  return outcomes[outcome];
}

/** A release's report for people: its format, its changes and its notes. */
export function describeReport(report: ReleaseReport): string {
  const lines = [`${report.file}: ${outcomeOf(report)}`];
  if (report.message !== null) lines.push(`  ${report.message}`);
  if (report.format !== null) {
    const { first, last } = report.periods ?? { first: '?', last: '?' };
    const taxable = report.totalsCents.taxable;
    lines.push(
      `  ${report.format}, ${first === last ? first : `${first} to ${last}`}, ${count(report.rows)} rows, ` +
        `${statedAmount(report.format, report.totalsCents.total)}${taxable === null ? '' : `, taxable ${formatCents(taxable)}`}`,
      `  ${count(report.added)} added, ${count(report.changed)} changed, ${count(report.retired)} retired, ` +
        `${count(report.unchanged)} unchanged, ${count(report.refused)} rows refused`,
    );
  }
  for (const [reason, rows] of Object.entries(report.flagged)) lines.push(`  ${count(rows)} × ${reason}`);
  for (const refusal of report.refusals.slice(0, 10)) {
    lines.push(`  line ${refusal.line}, ${refusal.column ?? 'row'}: ${refusal.reason} (“${refusal.value}”)`);
  }
  return lines.join('\n');
}
