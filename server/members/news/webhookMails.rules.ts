import type { Content, Sender } from '../accounts/mails/mailLayout.rules.ts';

export const webhookMailKinds = ['WEBHOOK_OFF'] as const;
export type WebhookMailKind = (typeof webhookMailKinds)[number];

export interface WebhookMailFacts {
  /** Host of the webhook; the rest of its address may hold a secret. */
  webhookHost?: string;
  /** Last response, such as `status 500`. */
  webhookAnswer?: string;
}

export const webhookMailOccasions: Readonly<Record<WebhookMailKind, string>> = {
  WEBHOOK_OFF: 'When a webhook is switched off because calls to it failed.',
};

export const webhookMails: Readonly<
  Record<WebhookMailKind, (sender: Sender, facts: WebhookMailFacts) => Content>
> = {
  WEBHOOK_OFF: (
    { productName, publicUrl },
    { webhookHost = 'your server', webhookAnswer = 'no answer' },
  ) => ({
    subject: `Your ${productName} webhook was switched off`,
    paragraphs: [
      `Your webhook at ${webhookHost} did not accept the news of a release, so it is no longer called. Its last answer: ${webhookAnswer}`,
      'Correct it, send a test and switch it on again. Nothing is lost: the page lists what it missed.',
    ],
    button: { label: 'See what is new', href: `${publicUrl}/stt/new` },
    closing: [],
  }),
};
