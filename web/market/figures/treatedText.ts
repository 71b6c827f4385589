import { formatMoney, formatRevpar } from '../../ui/formats/formatMoney.ts';
import { counted } from '../../ui/formats/counted.ts';

/** A month or year in both readings. */
export interface BothReadings {
  /** `October 2019`, `2019 (9 months)`. */
  period: string;
  receipts: number;
  filedReceipts: number;
  revpar: number | null;
  /** Undefined if it is not known of the period, null if there is none. */
  filedRevpar?: number | null;
  /** Filings whose receipts count otherwise than filed, or not at all. */
  flaggedFilings: number;
  /** Filed rooms that do not count; undefined if it is not known of the period. */
  roomsLeftOut?: number;
  /** Number of months with such rooms; undefined if RevPAR as filed tells. */
  monthsWithRoomsLeftOut?: number;
}

/** Says how many filings and rooms of a month or year do not count as filed, and what difference that makes. */
export function treatedText(both: BothReadings): string {
  const { period, flaggedFilings, roomsLeftOut = 0, monthsWithRoomsLeftOut: months = 0 } = both;
  const parts = [
    flaggedFilings === 0 ? '' : `${counted(flaggedFilings, 'filing')} with doubtful receipts`,
    roomsLeftOut === 0 ? '' : counted(roomsLeftOut, 'doubtful or idle room'),
    months === 0 ? '' : `doubtful or idle rooms in ${counted(months, 'month')}`,
  ].filter((part) => part !== '');
  const differences = [receiptsText(both), revparText(both)].filter((part) => part !== '');
  if (parts.length === 0 && differences.length === 0) return `${period}: everything counts as filed.`;
  const isOne = flaggedFilings + roomsLeftOut === 1 && months === 0;
  const treated =
    parts.length === 0
      ? 'some rooms do not count as filed'
      : `${parts.join(' and ')} ${isOne ? 'does' : 'do'} not count as filed`;
  return `${period}: ${[treated, ...differences].join('; ')}.`;
}

function receiptsText({ receipts, filedReceipts }: BothReadings): string {
  const cents = Math.round(receipts * 100) - Math.round(filedReceipts * 100);
  if (cents === 0) return '';
  const amount = formatMoney(Math.abs(cents) / 100);
  return `that makes receipts ${amount} ${cents < 0 ? 'lower' : 'higher'}`;
}

function revparText({ revpar, filedRevpar }: BothReadings): string {
  if (filedRevpar === undefined || filedRevpar === revpar) return '';
  const filed = filedRevpar === null ? 'none as filed' : `${formatRevpar(filedRevpar)} as filed`;
  return revpar === null ? `there is no RevPAR, ${filed}` : `RevPAR is ${formatRevpar(revpar)}, ${filed}`;
}
