import type { Content, Sender } from '../accounts/mails/mailLayout.rules.ts';

export const keyMailKinds = ['API_KEY_CREATED'] as const;
export type KeyMailKind = (typeof keyMailKinds)[number];

export interface KeyMailFacts {
  /** First characters of the key; never the name that a person gave it. */
  keyStart?: string;
}

export const keyMailOccasions: Readonly<Record<KeyMailKind, string>> = {
  API_KEY_CREATED: 'When an API key is created.',
};

export const keyMails: Readonly<Record<KeyMailKind, (sender: Sender, facts: KeyMailFacts) => Content>> = {
  API_KEY_CREATED: ({ productName, publicUrl }, { keyStart = 'txr_' }) => ({
    subject: `A new API key for your ${productName} account`,
    paragraphs: [
      `An API key that starts with ${keyStart} was created. Programs that have it can read figures as you, but change nothing.`,
      'If that was you, there is nothing left to do. If it was not, revoke the key in My Account and set a new password: someone knows yours.',
    ],
    button: { label: 'Open My Account', href: `${publicUrl}/stt/settings` },
    closing: ['A new password does not revoke keys.'],
  }),
};
