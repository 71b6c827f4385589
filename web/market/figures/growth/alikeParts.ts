import { formatChangePercent } from '../../../ui/formats/formatChange.ts';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatWholeMoney } from '../../../ui/formats/formatMoney.ts';

interface Receipts {
  earlier: number;
  later: number;
}

interface Compared {
  /** Number of hotels or bars, without marketplaces. */
  count: number;
  each: 'hotel' | 'bar' | 'property';
  /** `filed in both`. */
  filed: string;
  /** Receipts like for like; null if nothing is compared. */
  alike: Receipts | null;
  /** The part of marketplaces; null for none. */
  marketplaces: Receipts | null;
}

/**
 * Says what is compared like for like. With marketplaces among it, the hotels alone stand beside them: marketplaces may
 * grow while the hotels do not.
 */
export function alikeParts({ count, each, filed, alike, marketplaces }: Compared): string {
  const properties = `${counted(count, each, each === 'property' ? 'properties' : `${each}s`)} that ${filed}`;
  if (alike === null || marketplaces === null) return properties;
  return `${properties}, ${receiptsText(withoutMarketplaces(alike, marketplaces))}, and marketplaces, ${receiptsText(marketplaces)}`;
}

function withoutMarketplaces(alike: Receipts, marketplaces: Receipts): Receipts {
  return {
    earlier: cents(alike.earlier - marketplaces.earlier),
    later: cents(alike.later - marketplaces.later),
  };
}

/** The change of hotels alone; null without marketplaces, and against nothing. */
export function aloneChange(alike: Receipts | null, marketplaces: Receipts | null): Change | null {
  return alike === null || marketplaces === null ? null : changeOf(withoutMarketplaces(alike, marketplaces));
}

function changeOf({ earlier, later }: Receipts): Change | null {
  if (earlier <= 0) return null;
  return { amount: cents(later - earlier), percent: ((later - earlier) / earlier) * 100 };
}

/** The difference of dollars without the errors of floating point. */
function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

function receiptsText(receipts: Receipts): string {
  const sums = `${formatWholeMoney(receipts.earlier)} → ${formatWholeMoney(receipts.later)}`;
  const change = changeOf(receipts);
  if (change === null || change.amount === 0) return sums;
  return `${sums} (${change.amount < 0 ? 'down' : 'up'} ${formatChangePercent(change)})`;
}
