import { formatCents } from '../../platform/lib/money.ts';
import { greeting } from '../../members/accounts/mails/mailName.rules.ts';
import {
  renderMail,
  type Content,
  type Mail,
  type Sender,
} from '../../members/accounts/mails/mailLayout.rules.ts';
import {
  stepMailKinds,
  stepMails,
  type StepMailFacts,
} from '../../members/accounts/twoStep/stepMails.rules.ts';
import { keyMailKinds, keyMails, type KeyMailFacts } from '../../members/keys/keyMails.rules.ts';
import {
  webhookMailKinds,
  webhookMails,
  type WebhookMailFacts,
} from '../../members/news/webhookMails.rules.ts';

export const billingMailKinds = [
  'WELCOME',
  'SUBSCRIPTION_STARTED',
  'RECEIPT',
  'RENEWAL_FAILED',
  'RENEWAL_REMINDER',
  'CARD_EXPIRING',
  'PLAN_CHANGED',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_RESUMED',
  'SUBSCRIPTION_ENDED',
  ...stepMailKinds,
  ...keyMailKinds,
  ...webhookMailKinds,
] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];

/** Facts for an email, as they were when it was queued. */
export interface BillingMailFacts extends StepMailFacts, KeyMailFacts, WebhookMailFacts {
  /** Plan name, such as `Monthly`. */
  plan?: string | null;
  cents?: number | null;
  /** Date of the next renewal, an ISO instant; null if it is not known. */
  renewsOn?: string | null;
  /** Cents that the card is charged at that renewal. Discounts, credits and taxes make them differ from the price; null if unknown. */
  renewalCents?: number | null;
  /** Date of the charge, of the end of access or of the end, depending on the email; an ISO instant. */
  on?: string | null;
  /** End of access unless the renewal is paid. */
  endsOn?: string | null;
  /** Date of the next attempt to charge the card. */
  nextTryOn?: string | null;
  number?: string | null;
  pdfUrl?: string | null;
  pageUrl?: string | null;
  /** Card, such as `Visa ending in 4242`, and its last valid month. */
  card?: string | null;
  lastMonth?: string | null;
  /** True if access ended because a renewal was not paid. */
  isUnpaid?: boolean;
  /** True if access ended because a bank took a payment back. */
  isDisputed?: boolean;
  /** Billing interval: `month` or `year`. */
  period?: string | null;
}

export interface Recipient {
  firstName: string;
  isFree: boolean;
}

/** Renders the email of a kind as text and HTML. */
export function billingMail(
  sender: Sender,
  kind: BillingMailKind,
  recipient: Recipient,
  facts: BillingMailFacts,
): Mail {
  const { paragraphs, ...content } = contents[kind](sender, facts, recipient);
  return renderMail(sender, {
    ...content,
    paragraphs: [greeting(recipient.firstName), ...paragraphs],
  });
}

type Writer = (sender: Sender, facts: BillingMailFacts, recipient: Recipient) => Content;

const contents: Readonly<Record<BillingMailKind, Writer>> = {
  WELCOME: ({ productName, publicUrl }) => ({
    subject: `Welcome to ${productName}`,
    paragraphs: [
      `Your account is ready. With a plan you can look up what every hotel and bar in Texas takes in, month by month.`,
    ],
    button: { label: 'Open the product', href: `${publicUrl}/login` },
    closing: ['Nothing is charged without a card.'],
  }),
  SUBSCRIPTION_STARTED: ({ productName, publicUrl }, facts) => ({
    subject: `Your ${productName} subscription has started`,
    paragraphs: [`Thank you. Your ${planOf(facts)} plan is open now. ${renewsWords(facts)}`],
    button: { label: 'Start searching', href: `${publicUrl}/stt/search` },
    closing: [`You can cancel at any time in My Account: ${publicUrl}/stt/settings`],
  }),
  RECEIPT: ({ productName, publicUrl }, facts) => ({
    subject: `Your ${productName} receipt${facts.number ? ` ${facts.number}` : ''}`,
    paragraphs: [`You paid ${amountOf(facts)}.${dayOf(facts.on, ' It was charged on')}`],
    ...(facts.pdfUrl && { button: { label: 'Download the invoice (PDF)', href: facts.pdfUrl } }),
    closing: [`All your invoices are in My Account: ${publicUrl}/stt/settings`],
  }),
  RENEWAL_FAILED: (sender, facts) => ({
    subject: `Your ${sender.productName} renewal was not paid`,
    paragraphs: [
      `Your card was not charged: ${amountOf(facts)} for your ${planOf(facts)} plan is open.${dayOf(facts.nextTryOn, ' The card is tried again on')}`,
      `You still have access.${dayOf(facts.endsOn, ' Unless it is paid, access ends on')}`,
    ],
    button: payButton(sender, facts),
    closing: [`Or update your card in My Account: ${sender.publicUrl}/stt/settings`],
  }),
  RENEWAL_REMINDER: (sender, facts) => ({
    subject: `Your ${sender.productName} access ends ${facts.endsOn ? `on ${spelledDay(facts.endsOn)}` : 'soon'}`,
    paragraphs: [
      `${amountOf(facts, 'The amount due')} for your ${planOf(facts)} plan is still open.${dayOf(facts.endsOn, ' Unless it is paid, your access ends on')}`,
    ],
    button: payButton(sender, facts),
    closing: [`Or update your card in My Account: ${sender.publicUrl}/stt/settings`],
  }),
  CARD_EXPIRING: ({ productName, publicUrl }, facts) => ({
    subject: `Your card for ${productName} is about to expire`,
    paragraphs: [
      `${facts.card ?? 'Your card'} can be used until the end of ${facts.lastMonth ?? 'this month'}. Your ${planOf(facts)} plan is charged to it.`,
    ],
    button: { label: 'Update the card', href: `${publicUrl}/stt/updatecard` },
    closing: ['Nothing is charged when you update your card.'],
  }),
  PLAN_CHANGED: ({ productName, publicUrl }, facts) => ({
    subject: `Your ${productName} plan has changed`,
    paragraphs: [`You have the ${planOf(facts)} plan now. ${renewalWords(facts)}`],
    button: accountButton(publicUrl),
    closing: [],
  }),
  SUBSCRIPTION_CANCELLED: (sender, facts, { isFree }) => ({
    subject: `Your ${sender.productName} subscription is cancelled`,
    paragraphs: isFree
      ? [`You have free access now, so your ${planOf(facts)} plan is not renewed. Nothing more is charged.`]
      : cancelledWords(facts),
    button: !isFree && facts.endsOn ? payButton(sender, facts) : accountButton(sender.publicUrl),
    closing: isFree ? [] : ['You can take this back in My Account until then.'],
  }),
  SUBSCRIPTION_RESUMED: ({ productName, publicUrl }, facts) => ({
    subject: `Your ${productName} subscription continues`,
    paragraphs: [`Your ${planOf(facts)} plan is no longer cancelled. ${renewalWords(facts)}`],
    button: accountButton(publicUrl),
    closing: ['You can cancel at any time in My Account.'],
  }),
  SUBSCRIPTION_ENDED: ({ productName, publicUrl }, facts, { isFree }) => ({
    subject: `Your ${productName} subscription has ended`,
    paragraphs: [
      `Your ${planOf(facts)} plan has ended${reasonOf(facts)}. Nothing more is charged.`,
      ...(isFree ? ['You keep your free access.'] : ['Your portfolios are kept for when you come back.']),
    ],
    ...(!isFree && { button: { label: 'See the plans', href: `${publicUrl}/paymentplan` } }),
    closing: [],
  }),
  ...stepMails,
  ...keyMails,
  ...webhookMails,
};

/** The price and the next renewal; with an end of access, the last renewal, which is unpaid. */
function renewalWords(facts: BillingMailFacts): string {
  if (!facts.endsOn) return renewsWords(facts);
  return (
    `Your last renewal is still unpaid: ${amountOf(facts)} is open. ` +
    `Unless it is paid, access ends on ${spelledDay(facts.endsOn)}.`
  );
}

/** The price and the next renewal, with its amount if that is another one than the price. */
function renewsWords(facts: BillingMailFacts): string {
  const { cents, renewalCents, renewsOn } = facts;
  const isOther = typeof renewalCents === 'number' && renewalCents !== cents;
  const sum = isOther ? ` for ${formatCents(renewalCents)}` : '';
  return `${priceOf(facts)}${dayOf(renewsOn, `It renews${sum} on`)}`;
}

/** With an end of access, the last renewal is unpaid, and Stripe keeps charging it. */
function cancelledWords(facts: BillingMailFacts): string[] {
  if (!facts.endsOn) {
    const open = dayOf(facts.on, ' Everything stays open until');
    return [`Your ${planOf(facts)} plan is not renewed, and nothing more is charged.${open}`];
  }
  return [
    `Your ${planOf(facts)} plan is not renewed again. Your last renewal is still unpaid: ${amountOf(facts)} is open, and your card may still be charged for it.`,
    `Unless it is paid, access ends on ${spelledDay(facts.endsOn)}.${dayOf(facts.on, ' Once it is paid, everything stays open until')}`,
  ];
}

function reasonOf({ isUnpaid, isDisputed }: BillingMailFacts): string {
  if (isDisputed === true) return ' because your bank returned a disputed payment to you';
  return isUnpaid === true ? ' because its renewal was not paid' : '';
}

/** Stripe's page takes payment without signing in; without one, the button leads to My Account. */
function payButton(
  { publicUrl }: Sender,
  { cents, pageUrl }: BillingMailFacts,
): NonNullable<Content['button']> {
  const label = typeof cents === 'number' ? `Pay ${formatCents(cents)}` : 'Pay now';
  return { label, href: pageUrl ?? `${publicUrl}/stt/settings` };
}

function accountButton(publicUrl: string): NonNullable<Content['button']> {
  return { label: 'My Account', href: `${publicUrl}/stt/settings` };
}

function planOf({ plan }: BillingMailFacts): string {
  return plan ?? 'membership';
}

function priceOf({ cents, period }: BillingMailFacts): string {
  return typeof cents === 'number' && period ? `It costs ${formatCents(cents)} a ${period}. ` : '';
}

function amountOf({ cents }: BillingMailFacts, unknown = 'the amount due'): string {
  return typeof cents === 'number' ? formatCents(cents) : unknown;
}

/** ` … on December 21, 2026.`, or nothing. */
function dayOf(instant: string | null | undefined, before: string): string {
  return instant ? `${before} ${spelledDay(instant)}.` : '';
}

function spelledDay(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
