import type { PaymentDeps } from '../gateway.ts';
import { cardFacts, mailOnce, owedFacts } from './billingMails.ts';
import { expiringCards, invoicePage, openRenewals } from './mailEvent.sql.ts';
import { GRACE_DAYS, recordOf } from '../subscriptions/record.ts';

/** Days after an unpaid renewal on which its member is reminded. */
const REMINDER_DAYS = [3, 7];

/** Sends reminders of unpaid renewals and expiring cards, each once. */
export async function remind(deps: PaymentDeps): Promise<void> {
  const { accounts, billing } = deps;
  const now = (await billing.sandbox?.now()) ?? new Date();
  for (const [i, day] of REMINDER_DAYS.entries()) {
    // A late reminder is sent once, even if several are due.
    const before = REMINDER_DAYS[i + 1] ?? GRACE_DAYS;
    const open = await accounts.query<{ memberId: string; invoiceId: string }[]>(openRenewals, [
      billing.source,
      day,
      before,
      now,
    ]);
    for (const { memberId, invoiceId } of open) await remindOf(deps, memberId, invoiceId, day);
  }
  const cards = await accounts.query<{ memberId: string }[]>(expiringCards, [billing.source, now]);
  for (const { memberId } of cards) await tellOfCard(deps, memberId);
}

async function remindOf(
  { accounts }: PaymentDeps,
  memberId: string,
  invoiceId: string,
  day: number,
): Promise<void> {
  const record = await recordOf(accounts, memberId);
  const [invoice] = await accounts.query<{ pageUrl: string | null }[]>(invoicePage, [invoiceId]);
  const facts = owedFacts(record, invoice?.pageUrl ?? null, record.owedCents);
  const key = `reminder${String(day)}:${invoiceId}`;
  await mailOnce(accounts, { key, memberId, kind: 'RENEWAL_REMINDER', facts });
}

async function tellOfCard({ accounts }: PaymentDeps, memberId: string): Promise<void> {
  const record = await recordOf(accounts, memberId);
  const { cardLast4, cardExpYear, cardExpMonth } = record;
  const key = `card:${memberId}:${cardLast4 ?? ''}:${String(cardExpYear)}-${String(cardExpMonth)}`;
  await mailOnce(accounts, { key, memberId, kind: 'CARD_EXPIRING', facts: cardFacts(record) });
}
