import { readLateRefund } from '../invoices/refunds.ts';
import { idOf } from '../rules/stripeId.ts';
import { pagesOf, type CheckDeps, type Findings } from './findings.ts';

/** A bank sends a refund that it cannot pay out back within 30 days. */
const SETTLED_S = 35 * 86_400;

/** Reads all payments that were refunded lately, since the webhook of the refund, or of its failure, may have been lost. */
export async function readLateRefunds(deps: CheckDeps, findings: Findings): Promise<void> {
  const created = { gte: Math.floor(Date.now() / 1000) - SETTLED_S };
  const { refunds } = deps.billing.stripe;
  const charges = new Set<string>();
  for await (const page of pagesOf(findings, (each) => refunds.list({ created, ...each }))) {
    for (const refund of page) charges.add(idOf(refund.charge) ?? '');
  }
  charges.delete('');
  for (const charge of charges) {
    if (!findings.mayGoOn(0)) return;
    await findings.check(`the refund of ${charge}`, null, () => readLateRefund(deps, charge));
  }
}
