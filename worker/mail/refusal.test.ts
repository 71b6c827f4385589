import { expect, test } from 'vitest';
import { wasUnknownRecipient } from './refusal.ts';

/** The error that nodemailer throws if the mail server refuses the recipient with this code and text. */
const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), {
    command: 'RCPT TO',
    responseCode,
    response: `${String(responseCode)} ${text}`,
  });

test.each([
  [450, '4.1.2 Domain not found', true],
  [554, '5.1.1 No such user', true],
  [550, '5.4.1 Recipient address rejected: Access denied', true],
  [450, '4.2.0 Greylisted', false],
  [554, '5.7.1 Relay access denied', false],
])('after many attempts, %i %s: the recipient is unknown is %s', (code, text, isUnknown) => {
  expect(wasUnknownRecipient(refusal(code, text))).toBe(isUnknown);
});
