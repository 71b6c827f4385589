import type { Content, Sender } from '../accounts/mails/mailLayout.rules.ts';

export const webhookMailKinds = ['WEBHOOK_OFF', 'NEWS_ADDRESS_SET'] as const;
export type WebhookMailKind = (typeof webhookMailKinds)[number];

export interface WebhookMailFacts {
  /** Host of the webhook; the rest of its address may hold a secret. */
  webhookHost?: string;
  /** Last response, such as `status 500`. */
  webhookAnswer?: string;
  /** The address that was set, in words; never the address, which is a secret. */
  newsAddress?: 'the address of a feed' | 'a webhook';
}

export const webhookMailOccasions: Readonly<Record<WebhookMailKind, string>> = {
  WEBHOOK_OFF: 'When a webhook is turned off because calls to it failed.',
  NEWS_ADDRESS_SET: 'When the address of a feed is made or a webhook is set.',
};

/** Some answers are sentences, and others are not, such as `status 500`. */
function sentence(answer: string): string {
  return answer.endsWith('.') ? answer : `${answer}.`;
}

export const webhookMails: Readonly<
  Record<WebhookMailKind, (sender: Sender, facts: WebhookMailFacts) => Content>
> = {
  WEBHOOK_OFF: (
    { productName, publicUrl },
    { webhookHost = 'your server', webhookAnswer = 'no answer' },
  ) => ({
    subject: `Your ${productName} webhook was turned off`,
    paragraphs: [
      `Your webhook at ${webhookHost} did not accept the news of a release, so it is no longer called. Its last answer: ${sentence(webhookAnswer)}`,
      'Correct it, send a test and turn it on again. Nothing is lost: the page lists what it missed.',
    ],
    button: { label: 'See what is new', href: `${publicUrl}/stt/new` },
    closing: [],
  }),
  NEWS_ADDRESS_SET: ({ productName, publicUrl }, { newsAddress = 'a webhook' }) => ({
    subject: `News of your ${productName} account goes to a new address`,
    paragraphs: [
      `Someone signed in to your account and set ${newsAddress}. It gets what is new in your portfolios without signing in.`,
      'If that was you, there is nothing left to do. If it was not, delete it, set a new password and end your other sessions in My Account.',
    ],
    button: { label: 'See what is new', href: `${publicUrl}/stt/new` },
    closing: ['A new password does not delete it.'],
  }),
};
