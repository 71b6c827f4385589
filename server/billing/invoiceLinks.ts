import type { Context } from '../context.ts';
import type { Page } from '../lib/page.ts';
import type { Invoice } from './invoice.type.ts';
import { isStripeError } from './paymentErrors.ts';

/** As many as Stripe lists at once. */
const MOST = 100;

/** The page with links that work: Stripe's expire some weeks after they were made, and are given anew when asked for. */
export async function withFreshLinks(
  { billing, log, requestId }: Context,
  customerId: string | null,
  page: Page<Invoice>,
): Promise<Page<Invoice>> {
  if (customerId === null || page.nodes.length === 0) return page;
  try {
    const { data } = await billing.stripe.invoices.list({ customer: customerId, limit: MOST });
    const fresh = new Map(data.map((invoice) => [`invoice:${invoice.id}`, invoice]));
    for (const node of page.nodes) {
      const invoice = fresh.get(node.id);
      node.pdfUrl = invoice?.invoice_pdf ?? node.pdfUrl;
      node.pageUrl = invoice?.hosted_invoice_url ?? node.pageUrl;
    }
  } catch (error) {
    if (!isStripeError(error)) throw error;
    // The list is as good as it was; its links may have expired.
    log.warn({ err: error, requestId }, 'Stripe did not give the links of invoices');
  }
  return page;
}
