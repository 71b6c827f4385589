import { expect, test } from 'vitest';
import { webhookMails } from './webhookMails.rules.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: null,
  publicUrl: 'https://texas.example.com',
  supportEmail: null,
};

test.each([
  ['status 500', 'Its last answer: status 500.'],
  ['The host has no public address.', 'Its last answer: The host has no public address.'],
])(
  'the mail about a webhook that was turned off ends the answer “%s” with one full stop',
  (webhookAnswer, told) => {
    const { paragraphs } = webhookMails.WEBHOOK_OFF(sender, { webhookAnswer });
    expect(paragraphs[0]?.endsWith(` ${told}`)).toBe(true);
  },
);
