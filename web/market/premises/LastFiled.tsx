import type { ResponsibilityStatus } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { addMonths } from '../../ui/formats/monthArithmetic.ts';
import { Chip } from '../../ui/parts/Chip.tsx';

/** Quarterly filers are up to three months behind the latest month. */
const USUAL_MONTHS = 3;

/** Up to when a property filed. */
export interface Filed {
  /** The last filed month; null if none is. */
  last: string | null;
  /** The latest published month. */
  latest: string | null;
}

/**
 * Warns that a current property filed last long ago: where releases are missing, the latest six published months, which
 * decide who is current, reach back over a year.
 */
export function LastFiled({ status, last, latest }: Filed & { status: ResponsibilityStatus }) {
  if (status !== 'CURRENT' || last === null || latest === null) return null;
  if (last >= addMonths(latest, -USUAL_MONTHS)) return null;
  return <Chip>{`Last filed ${formatMonth(last)}; published up to ${formatMonth(latest)}`}</Chip>;
}
