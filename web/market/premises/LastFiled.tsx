import type { ResponsibilityStatus } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { addMonths } from '../../ui/formats/monthArithmetic.ts';
import { Chip } from '../../ui/parts/Chip.tsx';

/** Quarterly filers are up to three months behind the latest month. */
const USUAL_MONTHS = 3;

/** Up to when a property filed. */
export interface Filed {
  /** The last month filed, with receipts or with $0; null if none is. */
  last: string | null;
  /** The last month with receipts; null if none has any. */
  lastReceipts: string | null;
  /** The latest published month. */
  latest: string | null;
}

/**
 * Warns that a current property filed, or had receipts, last long ago: where releases are missing, the latest six published
 * months, which decide who is current, reach back over a year, and a hotel that stands empty may file $0 for years.
 */
export function LastFiled({ status, ...filed }: Filed & { status: ResponsibilityStatus }) {
  const words = status === 'CURRENT' ? lastFiledText(filed) : null;
  return words === null ? null : <Chip>{words}</Chip>;
}

function lastFiledText({ last, lastReceipts, latest }: Filed): string | null {
  if (last === null || latest === null) return null;
  const isLate = last < addMonths(latest, -USUAL_MONTHS);
  if (lastReceipts !== null && lastReceipts >= last)
    return isLate ? `Last filed ${formatMonth(last)}; published up to ${formatMonth(latest)}` : null;
  const none = lastReceipts === null ? 'No receipts' : `No receipts since ${formatMonth(lastReceipts)}`;
  const filed = `${none}; last filed ${formatMonth(last)}`;
  return isLate ? `${filed}; published up to ${formatMonth(latest)}` : filed;
}
