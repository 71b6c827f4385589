import type { MemberContext } from '../../members/context.ts';
import type { Page } from '../../platform/lib/page.ts';
import { keepLinks } from './invoice.sql.ts';
import type { Invoice } from './invoice.type.ts';
import { isStripeError } from '../rules/paymentErrors.ts';

/** Stripe's page size. */
const MOST = 100;

/**
 * Replaces the links of invoices that may have expired by new ones from Stripe. Stored links stay if Stripe
 * takes more than 3 seconds.
 */
export async function withFreshLinks(
  { accounts, billing, log, requestId }: MemberContext,
  customerId: string | null,
  page: Page<Invoice>,
): Promise<Page<Invoice>> {
  const isAsked = billing.source !== 'none' && page.nodes.some(({ areLinksFresh }) => !areLinksFresh);
  if (customerId === null || !isAsked) return page;
  try {
    const { data } = await billing.quick.invoices.list({ customer: customerId, limit: MOST });
    const links = data.map(({ id, invoice_pdf: pdf, hosted_invoice_url: url }) => ({ id, pdf, page: url }));
    await accounts.query(keepLinks, [JSON.stringify(links)]);
    const fresh = new Map(links.map((each) => [`invoice:${each.id}`, each]));
    for (const node of page.nodes) {
      const known = fresh.get(node.id);
      if (known) Object.assign(node, { pdfUrl: known.pdf, pageUrl: known.page, areLinksFresh: true });
    }
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error, requestId }, 'Stripe did not return invoice links');
  }
  return page;
}
