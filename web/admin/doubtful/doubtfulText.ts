import { readFragment } from '../../gql/fragment-masking.ts';
import type { DoubtEffectPartsFragment, DoubtfulRowFragment, FilingDecision } from '../../gql/graphql.ts';
import { formatMoney, formatPercent, formatRevpar } from '../../ui/formats/formatMoney.ts';
import { formatMonth, partsOf, quarterOf } from '../../ui/formats/formatMonth.ts';
import { DoubtEffectFragment } from './doubtfulDocuments.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import { counted } from '../../ui/formats/counted.ts';

export type Doubtful = DoubtfulRowFragment;
export type Effect = DoubtEffectPartsFragment;

export function placeEffectOf({ placeEffect }: Doubtful): Effect | null {
  return readFragment(DoubtEffectFragment, placeEffect);
}

export function brandEffectOf({ brandEffect }: Doubtful): Effect | null {
  return readFragment(DoubtEffectFragment, brandEffect);
}

const TREATMENTS = { ACCEPTED: 'asFiled', LEFT_OUT: 'leftOut' } as const;
export type Treatment = 'asFiled' | 'asFlagged' | 'leftOut';

export function treatmentOf(decision: FilingDecision | null): Treatment {
  return decision === null ? 'asFlagged' : TREATMENTS[decision];
}

/** `October 2019`, or `Q3 2019`. */
export function periodText({ filing: { periodEnd, periodMonths } }: Doubtful): string {
  if (periodMonths === 1) return formatMonth(periodEnd);
  const { year, month } = partsOf(periodEnd);
  return `Q${String(quarterOf(month))} ${String(year)}`;
}

export function hotelText({ filing }: Doubtful): string {
  return filing.locationName.trim();
}

interface Counted {
  receipts: number | null;
  rooms: number | null;
}

/** The part of a filing that counts, treated in one of the three ways; null for nothing. */
export function countedAs(
  { filing, flaggedReceipts, flaggedRooms }: Doubtful,
  treatment: Treatment,
): Counted {
  if (treatment === 'leftOut') return { receipts: null, rooms: null };
  if (treatment === 'asFlagged') return { receipts: flaggedReceipts, rooms: flaggedRooms };
  return { receipts: filing.roomReceipts, rooms: filing.roomCapacity === 0 ? null : filing.roomCapacity };
}

const RECEIPTS_FLAGS = ['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL', 'UNUSUAL_RECEIPTS', 'REPEATED_RECEIPTS'] as const;

export function hasReceiptsFlag({ flags }: Doubtful): boolean {
  return RECEIPTS_FLAGS.some((flag) => flags.includes(flag));
}

function hasRoomsFlag({ flags }: Doubtful): boolean {
  return flags.includes('ROOMS_DOUBTFUL') || flags.includes('IDLE_ROOMS');
}

/** Receipts where these are flagged, rooms where those are. */
function partsText(row: Doubtful, { receipts, rooms }: Counted): string {
  const parts = [
    ...(hasReceiptsFlag(row) || !hasRoomsFlag(row)
      ? [receipts === null ? 'nothing' : formatMoney(receipts)]
      : []),
    ...(hasRoomsFlag(row) ? [roomsText(rooms)] : []),
  ];
  return parts.join(', ');
}

export function roomsText(rooms: number | null): string {
  if (rooms === null) return 'no rooms';
  return counted(rooms, 'room');
}

/** The flagged values as filed: `$34,533,548.88` or `2,940 rooms`. */
export function filedText(row: Doubtful): string {
  return partsText(row, countedAs(row, 'asFiled'));
}

/** The part that counts now, or will once figures follow the decision. */
export function countsText(row: Doubtful): string {
  if (row.decision === 'LEFT_OUT') return 'nothing';
  return partsText(row, countedAs(row, treatmentOf(row.decision)));
}

function signed(value: number, format: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
}

function withPercent(text: string, percent: number | null): string {
  return percent === null ? text : `${text} (${signed(percent, formatPercent)})`;
}

function receiptsDifferenceText(difference: number | null, percent: number | null): string {
  if (difference === null) return 'nothing counts';
  return difference === 0 ? '' : withPercent(signed(difference, formatMoney), percent);
}

/** The effect of a filing against as filed: `−$31,144,312.17 (−46.76%)`, `RevPAR +$11.49 (+10.62%)`, or both. */
export function effectTexts(effect: Effect): string[] {
  const { receiptsDifference, receiptsDifferencePct, revparDifference, revparDifferencePct } = effect;
  const parts = [
    receiptsDifferenceText(receiptsDifference, receiptsDifferencePct),
    revparDifference === null || revparDifference === 0
      ? ''
      : `RevPAR ${withPercent(signed(revparDifference, formatRevpar), revparDifferencePct)}`,
  ];
  const known = parts.filter((part) => part !== '');
  return known.length === 0 ? ['no change'] : known;
}

const STATE_TEXTS = { ACCEPTED: 'Accepted as filed', LEFT_OUT: 'Left out' } as const;
const FIGURES = {
  DONE: '',
  WAITING: ', being applied',
  FAILED: ', failed, will retry',
} as const;

/** The decision, and whether figures follow: `Left out, being applied`. */
export function decisionText({ decision, figures }: Doubtful): string {
  return `${decision === null ? 'Undecided' : STATE_TEXTS[decision]}${FIGURES[figures]}`;
}

function fromTo(before: string, after: string): string {
  return before === after ? `unchanged at ${after}` : `from ${before} to ${after}`;
}

export const revparText = (revpar: number | null): string =>
  revpar === null ? 'none' : formatRevpar(revpar);

/** Receipts of a place or brand; null if the filing is left out and there is no other. */
export const receiptsText = (receipts: number | null): string =>
  receipts === null ? 'unknown, as nothing counts' : formatMoney(receipts);

/** The effect of a decision on a place or brand. */
function sumsText(name: string, effect: Effect, before: Treatment, after: Treatment): string {
  const [was, is] = [effect[before], effect[after]];
  const receipts = fromTo(receiptsText(was.receipts), receiptsText(is.receipts));
  return `${name}: receipts ${receipts}; RevPAR ${fromTo(revparText(was.revpar), revparText(is.revpar))}.`;
}

function lasting(decision: FilingDecision | null): string {
  return decision === null
    ? 'Its flags apply again.'
    : 'This also applies if a later issue has the same values.';
}

/** The effects of a decision, a sentence each; null takes the present one back. */
export function consequences(row: Doubtful, decision: FilingDecision | null): string[] {
  const [before, after] = [treatmentOf(row.decision), treatmentOf(decision)];
  const { receipts, rooms } = countedAs(row, after);
  const [place, brand] = [placeEffectOf(row), brandEffectOf(row)];
  const counts =
    receipts === null
      ? 'The filing counts toward nothing.'
      : `${formatMoney(receipts)} and ${roomsText(rooms)} count.`;
  return [
    `${hotelText(row)}, ${periodText(row)}: ${counts}`,
    ...(place === null ? [] : [sumsText(formatPlace(place.name), place, before, after)]),
    ...(brand === null ? [] : [sumsText(brand.name, brand, before, after)]),
    `${lasting(decision)} Figures update in a few minutes.`,
  ];
}
