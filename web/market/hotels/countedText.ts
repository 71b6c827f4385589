import { DOUBTS } from '../figures/flags.ts';
import type { Flag } from '../figures/flags.ts';
import type { FilingDecision } from '../../gql/graphql.ts';
import { formatCount, formatMoney } from '../../ui/formats/formatMoney.ts';

interface Counted {
  roomReceipts: number;
  /** Null if an operator left the filing out. */
  countedReceipts: number | null;
  roomCapacity: number;
  countedRooms: number | null;
  flags: readonly Flag[];
}

interface Decided {
  reasons: readonly string[];
  decision: FilingDecision | null;
  decisionNote: string | null;
}

/** The receipts that count where those are not the filed ones: `$3,389,236.71 counts`. */
export function countedMoney({ roomReceipts, countedReceipts }: Counted): string | null {
  if (countedReceipts === roomReceipts) return null;
  return countedReceipts === null ? 'does not count' : `${formatMoney(countedReceipts)} counts`;
}

/** The rooms that count if they differ from the filed ones. A marketplace has no rooms of its own. */
export function countedRoomsText({ roomCapacity, countedRooms, flags }: Counted): string | null {
  if (!flags.some((flag) => DOUBTS.includes(flag)) || countedRooms === roomCapacity) return null;
  if (countedRooms === null) return roomCapacity === 0 ? null : 'do not count';
  return `${formatCount(countedRooms)} count`;
}

/** Why a filing does not count as filed, or what an operator decided about that; a sentence each. */
export function reasonsOf({ reasons, decision, decisionNote }: Decided): readonly string[] {
  if (decision === null) return reasons;
  const note = decisionNote === null ? '' : ` Note: ${decisionNote}`;
  return decision === 'ACCEPTED'
    ? [`An operator checked the filing; it counts as filed.${note}`]
    : [`An operator left the filing out; it counts toward nothing.${note}`];
}
