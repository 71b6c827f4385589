import { counted } from '../../../ui/formats/counted.ts';
import type { ComparedLine } from './comparison.ts';

export const RANKS_NEED = 'ranks need 10 of every 12';

export function tooFewFiled({ monthsFiled }: ComparedLine): string {
  return `${counted(monthsFiled ?? 0, 'month')} filed; ${RANKS_NEED}`;
}

/** Of the months filed, few may have rooms that count. */
export function tooFewRoomed({ revparMonths }: ComparedLine): string {
  return `rooms that count in ${counted(revparMonths ?? 0, 'month')}; ${RANKS_NEED}`;
}
