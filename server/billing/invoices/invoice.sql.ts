import type { ListSql } from '../../platform/lib/list.sql.ts';

const ORDER = `array['draft', 'open', 'uncollectible', 'void', 'paid']`;

/**
 * Stores an invoice ($3) of a member ($1) with a source ($2). Invoices only move forward: a late event with an
 * earlier state or fewer attempts changes nothing. Returns the stored state before the change, if any.
 */
export const keepInvoice = `/* keepInvoice */ /* prepared */
  with r as (
    select * from jsonb_to_record($3::jsonb) as r (
      id text, number text, created bigint, due bigint, paid bigint, status text, attempts int, pdf text, page text,
      reason text
    )
  ), before as (select i.id, i.status from invoice i join r on r.id = i.id),
  kept as (
    insert into invoice as i (id, member_id, source, number, created_at, amount_due_cents, amount_paid_cents, status,
      attempts, pdf_url, page_url, reason)
    select r.id, $1, $2, r.number, to_timestamp(r.created), r.due, r.paid, r.status, r.attempts, r.pdf, r.page, r.reason
    from r
    on conflict (id) do update set number = excluded.number, amount_due_cents = excluded.amount_due_cents,
      amount_paid_cents = excluded.amount_paid_cents, status = excluded.status, attempts = excluded.attempts,
      pdf_url = excluded.pdf_url, page_url = excluded.page_url, reason = excluded.reason, links_read_at = now()
    where (array_position(${ORDER}, excluded.status), excluded.attempts)
      >= (array_position(${ORDER}, i.status), i.attempts)
    returning i.id
  )
  select b.status as before from kept k left join before b on b.id = k.id`;

/** SQL condition of invoices of renewals. Others are of purchases and upgrades. */
export const isRenewal = `coalesce(i.reason, 'subscription_cycle') = 'subscription_cycle'`;

/**
 * SQL condition of invoices that a member owes. Bills of unfinished purchases and upgrades are voided soon,
 * so nobody owes them.
 */
export const isOwed = `i.status = 'open' and ${isRenewal}`;

/** Hides drafts, and bills of purchases and upgrades that failed. */
const isShown = `i.status <> 'draft' and not (i.status = 'void' and i.amount_paid_cents = 0)
  and (i.status <> 'open' or ${isOwed})`;

/** Invoices without drafts; `where` narrows them to a member's. */
export function invoiceList(where: string): ListSql {
  return {
    name: 'invoiceList',
    columns: `i.id as "stripeId", i.number, i.created_at as "createdAt", i.amount_due_cents as "amountDue",
      i.amount_paid_cents as "amountPaid", upper(i.status) as status, i.pdf_url as "pdfUrl", i.page_url as "pageUrl",
      case when i.status = 'open' then i.amount_due_cents - i.amount_paid_cents else 0 end as "amountOwed",
      i.links_read_at as "linksReadAt"`,
    from: 'invoice i',
    where: `${where} and ${isShown} and i.source = (select source from billing_source)`,
  };
}

export const invoiceSeconds = 'extract(epoch from i.created_at)::bigint';

/**
 * Records a refund or dispute, read while its payer is locked: id ($1), member ($2) or null, source ($3), kind ($4),
 * cents ($5), status ($6), reason ($7), Unix seconds ($8).
 */
export const keepPaymentNote = `/* keepPaymentNote */
  insert into payment_note (id, member_id, source, kind, amount_cents, status, reason, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8))
  on conflict (id) do update set amount_cents = excluded.amount_cents, status = excluded.status, reason = excluded.reason`;

/** Stores the current links of invoices ($1). */
export const keepLinks = `/* keepLinks */
  update invoice i set pdf_url = coalesce(r.pdf, i.pdf_url), page_url = coalesce(r.page, i.page_url), links_read_at = now()
  from jsonb_to_recordset($1::jsonb) as r (id text, pdf text, page text) where i.id = r.id`;
