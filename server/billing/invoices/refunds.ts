import type { Db } from '../../platform/lib/db.ts';
import type { Billing, PaymentDeps } from '../gateway.ts';
import { isInDollars } from '../rules/isInDollars.ts';
import { keepPaymentNote } from './invoice.sql.ts';
import { holdPayer } from './payer.ts';

/**
 * Records what was refunded of a charge, in the transaction of `db`. Reads the charge again after it locked the record:
 * events come late, and a refund that a bank sends back lowers the amount.
 */
export async function noteRefund(db: Db, billing: Billing, chargeId: string): Promise<void> {
  const { stripe, source } = billing;
  const payer = await holdPayer(db, billing, await stripe.charges.retrieve(chargeId));
  if (payer === null) return;
  const charge = await stripe.charges.retrieve(chargeId);
  if (!isInDollars(charge)) return;
  const { id, amount_refunded: cents, created } = charge;
  const partly = cents === 0 ? 'refund failed' : 'partly refunded';
  const status = charge.refunded ? 'refunded' : partly;
  await db.query(keepPaymentNote, [id, payer.memberId, source, 'REFUND', cents, status, null, created]);
}

/** Records a refund whose event was lost. */
export async function readLateRefund({ accounts, billing }: PaymentDeps, chargeId: string): Promise<void> {
  await billing.reads(() => accounts.transaction((tx) => noteRefund(tx, billing, chargeId)));
}
