import { unusualFlags } from '../hotels/filingFlags.rules.ts';
import type { ReceiptFlag } from '../enums.ts';
import type { Month } from '../../platform/lib/month.ts';

/** Months of a hotel or bar, or of several, by what is to be known of their figures; each once, the earliest first. */
export interface NotedMonths {
  /** Receipts or rooms do not count as filed. */
  flaggedMonths: Month[];
  /** Receipts are unusual, and count as filed. */
  unusualMonths: Month[];
  /** Receipts are estimates, and count. */
  estimatedMonths: Month[];
  /** Receipts are a part of a quarterly filing. */
  apportionedMonths: Month[];
}

/** A month of one of them; some may be there several times. */
interface FlaggedMonth {
  month: Month;
  flags: readonly ReceiptFlag[];
}

const UNUSUAL: readonly ReceiptFlag[] = unusualFlags;
const ESTIMATED: ReceiptFlag = 'ESTIMATED';
const APPORTIONED: ReceiptFlag = 'APPORTIONED';
/** Flags of months that count as filed. */
const COUNTED: readonly ReceiptFlag[] = [...UNUSUAL, ESTIMATED, APPORTIONED];

/** Sorts out months by their flags. */
export function notedMonths(rows: readonly FlaggedMonth[]): NotedMonths {
  const monthsWith = (is: (flag: ReceiptFlag) => boolean): Month[] =>
    [...new Set(rows.filter(({ flags }) => flags.some(is)).map(({ month }) => month))].sort();
  return {
    flaggedMonths: monthsWith((flag) => !COUNTED.includes(flag)),
    unusualMonths: monthsWith((flag) => UNUSUAL.includes(flag)),
    estimatedMonths: monthsWith((flag) => flag === ESTIMATED),
    apportionedMonths: monthsWith((flag) => flag === APPORTIONED),
  };
}
