import { counted } from '../../../ui/formats/counted.ts';
import type { ComparedLine } from './comparison.ts';

export const NONE_FILED = 'no month of the period was filed';
export const OF_HOTELS = 'calculated for hotels, not for the set';
export const NO_REVPAR = 'no month of the period has receipts and rooms';
export const RANKS_NEED = 'ranks need 10 of every 12';

/** Why a line has no figure that hotels have. */
export function why({ role }: ComparedLine): string {
  return role === 'set' ? OF_HOTELS : NONE_FILED;
}

export function whyUnrankedByReceipts(line: ComparedLine): string {
  if (line.role === 'set' || line.roomReceipts === null) return why(line);
  if (line.roomReceipts <= 0) return 'no receipts in these months';
  return `${counted(line.monthsFiled ?? 0, 'month')} filed; ${RANKS_NEED}`;
}

export function whyUnrankedByRevpar(line: ComparedLine): string {
  if (line.role === 'set' || line.roomReceipts === null) return why(line);
  return line.revpar === null ? NO_REVPAR : tooFewRoomed(line);
}

/** Of the months filed, few may have rooms that count. */
export function tooFewRoomed({ revparMonths }: ComparedLine): string {
  return `rooms that count in ${counted(revparMonths ?? 0, 'month')}; ${RANKS_NEED}`;
}
