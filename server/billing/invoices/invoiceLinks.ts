import type Stripe from 'stripe';
import type { MemberContext } from '../../members/context.ts';
import type { Page } from '../../platform/lib/page.ts';
import { keepLinks } from './invoice.sql.ts';
import type { SubscriptionRecord } from '../subscriptions/record.ts';
import type { Invoice } from './invoice.type.ts';
import { isMissing, isStripeError } from '../rules/paymentErrors.ts';

/** Stripe's page size. */
const MOST = 100;

/**
 * Replaces the links of invoices that may have expired by new ones from Stripe, and removes those that Stripe does not
 * renew, which lead nowhere. Stored links stay if Stripe takes more than 3 seconds.
 */
export async function withFreshLinks(
  { accounts, billing, loaders, log, requestId }: MemberContext,
  record: SubscriptionRecord | null,
  page: Page<Invoice>,
): Promise<Page<Invoice>> {
  const stale = page.nodes.filter(({ areLinksFresh }) => !areLinksFresh);
  const customer = record?.customerId ?? null;
  if (record === null || customer === null || billing.source === 'none' || stale.length === 0) return page;
  try {
    const { data, has_more: hasMore } = await loaders.billing.once(record, 'invoices', () =>
      billing.quick.invoices.list({ customer, limit: MOST }).catch(noneIfMissing),
    );
    const links = data.map(({ id, invoice_pdf: pdf, hosted_invoice_url: url }) => ({ id, pdf, page: url }));
    await accounts.query(keepLinks, [JSON.stringify(links)]);
    const fresh = new Map(links.map((each) => [`invoice:${each.id}`, each]));
    for (const node of stale) {
      const known = fresh.get(node.id);
      if (known) Object.assign(node, { pdfUrl: known.pdf, pageUrl: known.page, areLinksFresh: true });
      // Of an earlier customer, who was deleted; or beyond Stripe's page.
      else if (!hasMore) Object.assign(node, { pdfUrl: null, pageUrl: null, areLinksGone: true });
    }
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error, requestId }, 'Stripe did not return invoice links');
  }
  return page;
}

/** Stripe has no list for a customer that is deleted. */
function noneIfMissing(error: unknown): { data: Stripe.Invoice[]; has_more: false } {
  if (isMissing(error)) return { data: [], has_more: false };
  throw error;
}
