import type Stripe from 'stripe';
import { lostBefore } from '../invoices/disputes/dispute.sql.ts';
import { readLateDispute } from '../invoices/disputes/disputes.ts';
import { pagesOf, type CheckDeps, type Findings } from './findings.ts';

/** Banks usually decide within 75 days of a dispute’s opening. */
const DECIDED_S = 120 * 86_400;

/** Reads lost disputes that are not recorded as lost, since their webhook may have been lost too. */
export async function readLateDisputes(deps: CheckDeps, findings: Findings): Promise<void> {
  const created = { gte: Math.floor(Date.now() / 1000) - DECIDED_S };
  const { disputes } = deps.billing.stripe;
  const pages = pagesOf(findings, (page) => disputes.list({ created, ...page }));
  for await (const page of pages) await readLost(deps, findings, page);
}

async function readLost(
  deps: CheckDeps,
  findings: Findings,
  disputes: readonly Stripe.Dispute[],
): Promise<void> {
  const lost = disputes.filter(({ status }) => status === 'lost').map(({ id }) => id);
  const known = await deps.accounts.query<{ id: string }[]>(lostBefore, [lost]);
  const noted = new Set(known.map(({ id }) => id));
  for (const id of lost) {
    if (!noted.has(id)) await findings.check(`dispute ${id}`, null, () => readLateDispute(deps, id));
  }
}
