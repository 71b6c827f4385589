import type { ListSql } from '../lib/list.sql.ts';

/**
 * Keeps an invoice ($3) of a member ($1) with a source ($2). An invoice only ever goes forward: a late word of an
 * earlier state, or of fewer tries, changes nothing.
 */
export const keepInvoice = `/* keepInvoice */
  insert into invoice as i (id, member_id, source, number, created_at, amount_due_cents, amount_paid_cents, status,
    attempts, pdf_url, page_url)
  select r.id, $1, $2, r.number, to_timestamp(r.created), r.due, r.paid, r.status, r.attempts, r.pdf, r.page
  from jsonb_to_record($3::jsonb) as r (
    id text, number text, created bigint, due bigint, paid bigint, status text, attempts int, pdf text, page text
  )
  on conflict (id) do update set number = excluded.number, amount_due_cents = excluded.amount_due_cents,
    amount_paid_cents = excluded.amount_paid_cents, status = excluded.status, attempts = excluded.attempts,
    pdf_url = excluded.pdf_url, page_url = excluded.page_url
  where (array_position(array['draft', 'open', 'uncollectible', 'void', 'paid'], excluded.status), excluded.attempts)
    >= (array_position(array['draft', 'open', 'uncollectible', 'void', 'paid'], i.status), i.attempts)`;

/** Invoices; \`where\` narrows them to a member's. Those that are drafts are nobody's business yet. */
export function invoiceList(where: string): ListSql {
  return {
    name: 'invoiceList',
    columns: `i.id as "stripeId", i.number, i.created_at as "createdAt", i.amount_due_cents as "amountDue",
      i.amount_paid_cents as "amountPaid", upper(i.status) as status, i.pdf_url as "pdfUrl", i.page_url as "pageUrl"`,
    from: 'invoice i',
    where: `${where} and i.status <> 'draft' and i.source = (select source from billing_source)`,
  };
}

export const invoiceSeconds = 'extract(epoch from i.created_at)::bigint';

/** Notes what went back or is disputed: id ($1), member ($2), source ($3), kind ($4), cents ($5), status ($6), reason ($7), Unix seconds ($8). */
export const keepPaymentNote = `/* keepPaymentNote */
  insert into payment_note as n (id, member_id, source, kind, amount_cents, status, reason, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8))
  on conflict (id) do update set amount_cents = excluded.amount_cents, status = excluded.status, reason = excluded.reason
  where excluded.amount_cents >= n.amount_cents`;
