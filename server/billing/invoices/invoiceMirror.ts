import type Stripe from 'stripe';
import type { Db } from '../../platform/lib/db.ts';
import type { Source } from '../gateway.ts';
import { mailReceipt } from '../mails/billingMails.ts';
import { isInDollars } from '../rules/isInDollars.ts';
import { keepInvoice } from './invoice.sql.ts';

/** Stores a member's invoice, so that lists need no call to Stripe. Leaves out one in another currency than dollars. */
export async function mirrorInvoice(
  db: Db,
  source: Source,
  memberId: string,
  invoice: Stripe.Invoice,
): Promise<void> {
  if (!isInDollars(invoice)) return;
  const facts = {
    id: invoice.id,
    number: invoice.number,
    created: invoice.created,
    due: invoice.amount_due,
    paid: invoice.amount_paid,
    status: invoice.status ?? 'draft',
    attempts: invoice.attempt_count,
    pdf: invoice.invoice_pdf ?? null,
    page: invoice.hosted_invoice_url ?? null,
    reason: invoice.billing_reason,
  };
  const [kept] = await db.query<Kept[]>(keepInvoice, [memberId, source, JSON.stringify(facts)]);
  if (kept && kept.before !== 'paid') await mailReceipt(db, memberId, invoice);
}

interface Kept {
  /** Status before; null for a new invoice. */
  before: string | null;
}
