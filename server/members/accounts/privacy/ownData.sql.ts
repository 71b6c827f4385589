import type { ProductName } from '../../../market/productName.rules.ts';

/** Maximum rows of each kind in the export, the latest first. */
export const MOST_ROWS = 5_000;

/** A list within the document: the rows of a statement. */
const rows = (statement: string): string =>
  `coalesce((select jsonb_agg(to_jsonb(x)) from (${statement} limit ${String(MOST_ROWS)}) x), '[]')`;

const property = (product: ProductName, id: string): string => `
  (select jsonb_build_object('taxpayerNumber', p.taxpayer_number, 'locationNumber', p.location_number,
    'name', p.location_name) from ${product}_property p where p.id = ${id})`;

const eitherProperty = (product: string, id: string): string =>
  `case ${product} when 'hotel' then ${property('hotel', id)} else ${property('beverage', id)} end as property`;

const parts: Readonly<Record<string, string>> = {
  account: `(select to_jsonb(x) from (
    select email, email_confirmed_at as "emailConfirmedAt", pending_email as "pendingEmail",
      first_name as "firstName", last_name as "lastName", is_admin as "isAdmin", is_free as "isFree",
      wants_import_mails as "wantsImportMails", created_at as "createdAt", last_login_at as "lastSignInAt" from member where id = $1) x)`,
  sessions: rows(`select created_at as "signedInAt", last_seen_at as "lastUsedAt", ended_at as "endedAt",
    user_agent as browser from session where member_id = $1 order by created_at desc`),
  secondSteps: rows(`select kind, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from second_step where member_id = $1 order by created_at desc`),
  apiKeys: rows(`select k.name, k.key_start as start, k.scopes, k.created_at as "createdAt",
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'requests', d.requests, 'points', d.points) order by d.day)
      from api_key_day d where d.key_id = k.id
    ), '[]') as days
    from api_key k where k.member_id = $1 order by k.created_at desc`),
  exports: rows(`select data_set as "dataSet", format, title, state, rows, bytes, created_at as "createdAt",
    finished_at as "finishedAt" from export_job where member_id = $1 order by id desc`),
  exportTimes: rows(`select at from export_use where member_id = $1 order by id desc`),
  securityLog: rows(`select at, kind, address as "networkAddress", details from security_event
    where member_id = $1 order by id desc`),
  subscriptions: rows(`select source as "paidBy", plan as "planCode", status, started_at as "startedAt",
    period_start as "periodStart", period_end as "periodEnd", is_cancelled as "isCancelled",
    stripe_customer_id as "stripeCustomerId", stripe_subscription_id as "stripeSubscriptionId",
    price_cents as "priceCents", renews_at as "renewsAt", renewal_cents as "renewalCents", card_brand as "cardBrand", card_last4 as "cardLast4",
    card_exp_month as "cardExpiryMonth", card_exp_year as "cardExpiryYear"
    from subscription where member_id = $1 order by source`),
  subscriptionTerms: rows(`select stripe_subscription_id as "stripeSubscriptionId", source as "paidBy",
    started_at as "startedAt", ended_at as "endedAt"
    from subscription_term where member_id = $1 order by started_at desc`),
  invoices: rows(`select id as "stripeInvoiceId", number, created_at as "createdAt",
    amount_due_cents as "amountDueCents", amount_paid_cents as "amountPaidCents", status, pdf_url as "pdfUrl"
    from invoice where member_id = $1 order by created_at desc`),
  refundsAndDisputes:
    rows(`select kind, amount_cents as "amountCents", status, reason, created_at as "createdAt"
    from payment_note where member_id = $1 order by created_at desc`),
  paymentFindings: rows(`select at, kind, details from billing_alert where member_id = $1 order by id desc`),
  paymentAttempts:
    rows(`select kind, plan as "planCode", created_at as "createdAt", ended_at as "endedAt", outcome
    from billing_attempt where member_id = $1 order by created_at desc`),
  cancellations: rows(`select created_at as "createdAt", plan as "planCode", reason, text from cancellation
    where member_id = $1 order by id desc`),
  portfolios: rows(`select o.name, o.product, o.created_at as "createdAt", coalesce((
      select jsonb_agg(to_jsonb(y)) from (
        select k.added_at as "addedAt", k.note, ${eitherProperty('o.product', 'k.property_id')}
        from portfolio_property k where k.portfolio_id = o.id order by k.added_at limit ${String(MOST_ROWS)}) y
    ), '[]') as properties
    from portfolio o where o.member_id = $1 order by o.created_at desc`),
  comparisonSets:
    rows(`select o.name, o.created_at as "createdAt", ${property('hotel', 'o.subject_id')} as subject,
    coalesce((
      select jsonb_agg(${property('hotel', 'kept.property_id')} order by kept.position)
      from comparison_set_hotel kept where kept.set_id = o.id
    ), '[]') as competitors
    from comparison_set o where o.member_id = $1 order by o.created_at desc`),
  savedViews: rows(`select name, question, created_at as "createdAt" from saved_view
    where member_id = $1 order by created_at desc`),
  recentlyViewed:
    rows(`select v.viewed_at as "viewedAt", v.product, ${eitherProperty('v.product', 'v.property_id')}
    from recent_view v where v.member_id = $1 order by v.viewed_at desc`),
  newsByMail: rows(`select frequency, chosen_at as "chosenAt" from news_choice where member_id = $1`),
  newsFeed: rows(
    `select created_at as "createdAt", last_read_at as "lastReadAt" from news_feed where member_id = $1`,
  ),
  newsWebhook:
    rows(`select h.url, h.created_at as "createdAt", h.off_at as "offAt", h.off_answer as "offAnswer", coalesce((
      select jsonb_agg(jsonb_build_object('createdAt', c.created_at, 'endedAt', c.ended_at, 'outcome', c.outcome,
        'answer', c.answer, 'attempts', c.attempts) order by c.created_at)
      from news_call c where c.member_id = h.member_id
    ), '[]') as calls
    from news_webhook h where h.member_id = $1`),
  helpMessages:
    rows(`select at, answer_to as "answerTo", text, page, answered_at as "answeredAt" from help_message
    where member_id = $1 order by id desc`),
  errorReports: rows(`select created_at as at, error, url, user_agent as browser from client_error
    where member_id = $1 order by id desc`),
  mails: rows(`select o.kind, o.created_at as "createdAt", o.ended_at as "endedAt", o.outcome
    from outbox_mail o join member m on m.email = o.recipient where m.id = $1 order by o.created_at desc`),
  activityOfAdministrators: rows(
    `select at, action, details from audit_log where member_id = $1 order by id desc`,
  ),
};

const pairs = Object.entries(parts).map(([name, part]) => `('${name}', ${part})`);

/** All stored data about a member ($1) as text: one JSON object with a part for each kind. */
export const ownData = `/* ownData */
  select jsonb_object_agg(name, part)::text as json from (values ${pairs.join(',\n')}) as parts (name, part)`;
