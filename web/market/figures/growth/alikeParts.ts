import { formatChangePercent } from '../../../ui/formats/formatChange.ts';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatWholeMoney } from '../../../ui/formats/formatMoney.ts';

interface Receipts {
  earlier: number;
  later: number;
}

/** Hotels without marketplaces; their change is null if too little of their receipts can be compared. */
interface Alone extends Receipts {
  change: Change | null;
}

interface Compared {
  /** Number of hotels or bars, without marketplaces. */
  count: number;
  each: 'hotel' | 'bar' | 'property';
  /** `filed in both`. */
  filed: string;
  /** Null without marketplaces. */
  alone: Alone | null;
  /** The part of the receipts like for like that marketplaces filed; null if none did. */
  marketplaces: Receipts | null;
}

/**
 * Says what is compared like for like. With marketplaces among it, the hotels alone stand beside them: marketplaces may
 * grow while the hotels do not.
 */
export function alikeParts({ count, each, filed, alone, marketplaces }: Compared): string {
  const properties = `${counted(count, each, each === 'property' ? 'properties' : `${each}s`)} that ${filed}`;
  if (alone === null || marketplaces === null) return properties;
  const change = changeOf(marketplaces);
  return `${properties}, ${receiptsText(alone, aloneChange(alone))}, and marketplaces, ${receiptsText(marketplaces, changeText(change))}`;
}

/** The change of hotels alone, `down 16.7%`, or why it is not stated; empty against nothing. */
export function aloneChange({ change }: Pick<Alone, 'change'>): string {
  return change === null ? 'too little to compare' : changeText(change);
}

function changeText(change: Change | null): string {
  if (change === null || change.amount === 0 || change.percent === null) return '';
  return `${change.amount < 0 ? 'down' : 'up'} ${formatChangePercent(change)}`;
}

function changeOf({ earlier, later }: Receipts): Change | null {
  if (earlier <= 0) return null;
  return { amount: later - earlier, percent: ((later - earlier) / earlier) * 100 };
}

function receiptsText({ earlier, later }: Receipts, change: string): string {
  const sums = `${formatWholeMoney(earlier)} → ${formatWholeMoney(later)}`;
  return change === '' ? sums : `${sums} (${change})`;
}
