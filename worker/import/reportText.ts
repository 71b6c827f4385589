import { statesTax } from '../../server/market/releases/releaseFormat.rules.ts';
import { formatCents } from '../../server/platform/lib/money.ts';

/** `16,246` */
export function count(rows: number): string {
  return rows.toLocaleString('en-US');
}

/** `15%` */
export function percentage(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent' });
}

/** The sum of a release's amounts, named by what its format states: `tax $39,188,380.89` is not what bars took in. */
export function statedAmount(format: string, cents: number): string {
  return `${statesTax(format) ? 'tax' : 'total'} ${formatCents(cents)}`;
}
