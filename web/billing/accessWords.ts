import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import type { Subscription } from './membership.ts';

type Owing = Pick<Subscription, 'amountOwed' | 'accessEndsAt' | 'currentPeriodEnd'>;

/** The end of access as things stand: an unpaid renewal does not open the period that it began. */
export function accessEndOf({ accessEndsAt, currentPeriodEnd }: Owing): string | null {
  return accessEndsAt ?? currentPeriodEnd;
}

/** A sentence about how long access lasts once the plan is cancelled; empty if it has no end. */
export function lastingWords(subscription: Owing): string {
  const { accessEndsAt, currentPeriodEnd } = subscription;
  const end = currentPeriodEnd === null ? null : formatOrdinalDay(currentPeriodEnd);
  if (accessEndsAt === null) return end === null ? '' : `You keep access until ${end}.`;
  // Cancelling leaves the unpaid invoice, and Stripe keeps charging it.
  const opens = end === null ? '' : `; you then keep access until ${end}`;
  return `${owedWords(subscription)} Your card may still be charged for it${opens}.`;
}

/** The unpaid renewal, and the end of access that it leads to. */
export function owedWords({ amountOwed, accessEndsAt }: Omit<Owing, 'currentPeriodEnd'>): string {
  const owed = amountOwed === null ? '' : ` ${formatMoney(amountOwed)} is open.`;
  const ends =
    accessEndsAt === null ? '' : ` Unless it is paid, access ends on ${formatOrdinalDay(accessEndsAt)}.`;
  return `Your last renewal was not paid.${owed}${ends}`;
}
