import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';

const DEFAULTS: Record<'reading', string> = { reading: 'counted' };

/** The two readings of months and years: what counts, and what was filed. */
export type Reading = 'counted' | 'filed';

export interface ReadingChoice {
  reading: Reading;
  choose: (reading: Reading) => void;
}

/** The reading of months and years that a page shows; it is in the address. */
export function useReading(): ReadingChoice {
  const [state, patch] = useUrlState(DEFAULTS);
  const reading = oneOf<Reading>(['counted', 'filed'], state.reading, 'counted');
  return { reading, choose: (next) => patch({ reading: next }) };
}

/** The title of a chart or table, which says if it shows what was filed. */
export function titleOf(title: string, reading: Reading): string {
  return reading === 'filed' ? `${title}, as filed` : title;
}

/** The name of an export, which says so too. */
export function exportOf(name: string, reading: Reading): string {
  return reading === 'filed' ? `${name}AsFiled` : name;
}
