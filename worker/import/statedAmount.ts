import { formatCents } from '../../server/platform/lib/money.ts';

/** Legacy releases of mixed beverages (M1, M1x and M1 with a header) state the tax alone. */
const STATES_TAX = /^M1/;

/** The sum of a release's amounts, named by what its format states: `tax $39,188,380.89` is not what bars took in. */
export function statedAmount(format: string, cents: number): string {
  return `${STATES_TAX.test(format) ? 'tax' : 'total'} ${formatCents(cents)}`;
}
