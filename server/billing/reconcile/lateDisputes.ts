import type Stripe from 'stripe';
import { lostBefore } from '../invoices/disputes/dispute.sql.ts';
import { readLateDispute } from '../invoices/disputes/disputes.ts';
import type { CheckDeps, Findings } from './findings.ts';

/** Banks decide within 75 days of a dispute's beginning, as a rule. */
const DECIDED_S = 120 * 86_400;

/** Reads lost disputes that are not recorded as lost, since their webhook may have been lost too. */
export async function readLateDisputes(deps: CheckDeps, findings: Findings): Promise<void> {
  const created = { gte: Math.floor(Date.now() / 1000) - DECIDED_S };
  let after: string | undefined;
  for (let page = 0; findings.mayGoOn(page); page += 1) {
    const list: Stripe.ApiList<Stripe.Dispute> = await deps.billing.stripe.disputes.list({
      created,
      limit: 100,
      ...(after !== undefined && { starting_after: after }),
    });
    await readLost(deps, findings, list.data);
    after = list.data.at(-1)?.id;
    if (!list.has_more || after === undefined) return;
  }
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
