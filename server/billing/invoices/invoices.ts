import type { Db } from '../../platform/lib/db.ts';
import type { List } from '../../platform/lib/list.ts';
import { Params } from '../../platform/lib/page.ts';
import { invoiceList, invoiceSeconds } from './invoice.sql.ts';
import type { Invoice } from './invoice.type.ts';

type InvoiceRow = Omit<Invoice, 'id' | 'areLinksFresh' | 'areLinksGone'> & {
  stripeId: string;
  linksReadAt: Date;
};

/** Age at which links are renewed; Stripe's expire after 30 days. */
const LINKS_LAST_MS = 20 * 86_400_000;

function invoiceOf({ stripeId, linksReadAt, ...row }: InvoiceRow): Invoice {
  const areLinksFresh = Date.now() - linksReadAt.getTime() < LINKS_LAST_MS;
  return { id: `invoice:${stripeId}`, areLinksFresh, areLinksGone: false, ...row };
}

/** A member's invoices, the latest first. */
export function invoicesOf(memberId: string): List<InvoiceRow, Invoice> {
  return {
    sql: (params) => invoiceList(`i.member_id = ${params.add(memberId, 'uuid')}`),
    order: [
      { sql: invoiceSeconds, type: 'bigint', direction: 'desc' },
      // Invoices of the same second are ordered by number.
      { sql: `coalesce(i.number, '')`, type: 'text', direction: 'desc' },
      { sql: 'i.id', type: 'text', direction: 'desc' },
    ],
    finish: invoiceOf,
  };
}

/** A member's invoice by its Stripe id; null if it is not theirs. */
export async function findInvoice(db: Db, memberId: string, stripeId: string): Promise<Invoice | null> {
  const params = new Params();
  const own = `i.member_id = ${params.add(memberId, 'uuid')} and i.id = ${params.add(stripeId)}`;
  const { columns, from, where } = invoiceList(own);
  const rows = await db.query<InvoiceRow[]>(
    `/* findInvoice */ select ${columns} from ${from} where ${where}`,
    params.values,
  );
  return rows[0] ? invoiceOf(rows[0]) : null;
}
