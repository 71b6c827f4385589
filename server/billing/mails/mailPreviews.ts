import { accountMailPreviews } from '../../members/accounts/mails/accountMails.rules.ts';
import type { Sender } from '../../members/accounts/mails/mailLayout.rules.ts';
import { stepMailOccasions } from '../../members/accounts/twoStep/stepMails.rules.ts';
import { newsMailPreviews } from '../../members/news/newsMailPreviews.ts';
import { keyMailOccasions } from '../../members/keys/keyMails.rules.ts';
import { webhookMailOccasions } from '../../members/news/webhookMails.rules.ts';
import {
  billingMail,
  billingMailKinds,
  type BillingMailFacts,
  type BillingMailKind,
} from './billingMail.rules.ts';
import type { MailPreview } from '../operations.type.ts';

const OCCASIONS: Readonly<Record<BillingMailKind, string>> = {
  WELCOME: 'After signing up, once the address is confirmed.',
  SUBSCRIPTION_STARTED: 'When a subscription begins.',
  RECEIPT: 'After each payment.',
  RENEWAL_FAILED: 'When a renewal is not paid.',
  RENEWAL_REMINDER: 'Three and seven days later, unless it is paid.',
  CARD_EXPIRING: 'In the month before a card expires.',
  PLAN_CHANGED: 'When a member changes plans.',
  SUBSCRIPTION_CANCELLED: 'When a subscription is cancelled.',
  SUBSCRIPTION_RESUMED: 'When a cancellation is taken back.',
  SUBSCRIPTION_ENDED: 'When a subscription has ended.',
  ...stepMailOccasions,
  ...keyMailOccasions,
  ...webhookMailOccasions,
};

const DAY_MS = 86_400_000;

/** Previews of every email, for an invented member. */
export function mailPreviews({ productName, operatorName, publicUrl, supportEmail }: Sender): MailPreview[] {
  const sender = { productName, operatorName, publicUrl, supportEmail };
  const recipient = { firstName: 'Ana', isFree: false };
  const facts = example(publicUrl);
  const billing = billingMailKinds.map((kind) => ({
    kind,
    occasion: OCCASIONS[kind],
    ...billingMail(
      sender,
      kind,
      recipient,
      kind === 'SUBSCRIPTION_CANCELLED' ? { ...facts, endsOn: null } : facts,
    ),
  }));
  const { firstName } = recipient;
  return [...accountMailPreviews(sender, firstName), ...billing, ...newsMailPreviews(sender, firstName)];
}

function example(publicUrl: string): BillingMailFacts {
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
  return {
    plan: 'Monthly',
    cents: 15_00,
    period: 'month',
    on: inDays(30),
    renewsOn: inDays(30),
    renewalCents: 15_00,
    endsOn: inDays(15),
    nextTryOn: inDays(3),
    number: 'EXAMPLE-0001',
    pdfUrl: `${publicUrl}/stt/settings`,
    pageUrl: `${publicUrl}/stt/settings`,
    card: 'Visa ending in 4242',
    lastMonth: 'December 2026',
    step: 'passkey',
    codesLeft: 9,
    keyStart: 'txr_Ab3dE9',
    webhookHost: 'hooks.example.com',
    webhookAnswer: 'status 500',
    newsAddress: 'a webhook',
  };
}
