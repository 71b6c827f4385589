import { CONFIRM_HOURS } from './emailLink.rules.ts';
import { greeting } from './mailName.rules.ts';
import { renderMail, type Mail, type Sender } from './mailLayout.rules.ts';
import { RESET_MINUTES } from '../passwordReset/resetToken.rules.ts';

export function resetMail(sender: Sender, firstName: string, link: string): Mail {
  return renderMail(sender, {
    subject: `Reset your ${sender.productName} password`,
    paragraphs: [greeting(firstName), 'Someone, most likely you, asked for a new password for your account.'],
    button: { label: 'Set a new password', href: link },
    closing: [
      `The link works once, within ${RESET_MINUTES} minutes.`,
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  });
}

export function passwordChangedMail(sender: Sender, firstName: string, at: Date): Mail {
  return renderMail(sender, {
    subject: `Your ${sender.productName} password was changed`,
    paragraphs: [
      greeting(firstName),
      `The password of your account was changed on ${spelled(at)}, and your other sessions were signed out. API keys, the news feed and the webhook keep working, unless they were deleted with it.`,
      'If that was you, there is nothing left to do. If it was not, set a new password at once, and choose to delete API keys, exports, feed and webhook with it:',
    ],
    button: { label: 'Set a new password', href: `${sender.publicUrl}/passwordrequest` },
    closing: [],
  });
}

/** Asks the owner of a new account, or of a new address of an account, to confirm the address. */
export function confirmMail(sender: Sender, firstName: string, link: string): Mail {
  return renderMail(sender, {
    subject: `Confirm your email address for ${sender.productName}`,
    paragraphs: [
      greeting(firstName),
      `Someone, most likely you, gave this address for an account at ${sender.productName}. Confirm that it is yours:`,
    ],
    button: { label: 'Confirm this address', href: link },
    closing: [
      `The link works once, within ${CONFIRM_HOURS} hours.`,
      'If it was not you, ignore this email: without the link, the address is not confirmed.',
    ],
  });
}

/** Facts of a change of address, as stored in the outbox. */
export interface EmailChangeFacts {
  firstName: string;
  newEmail: string;
  /** False while the other address is still to be confirmed. */
  isDone: boolean;
}

/** Notice of an address change, sent to the account’s current or former address. */
export function emailChangeMail(sender: Sender, { firstName, newEmail, isDone }: EmailChangeFacts): Mail {
  const { productName, publicUrl, supportEmail } = sender;
  const help = supportEmail ?? `Help and Support at ${publicUrl}`;
  return renderMail(sender, {
    subject: isDone
      ? `The email address of your ${productName} account was changed`
      : `Another email address for your ${productName} account`,
    paragraphs: [
      greeting(firstName),
      isDone
        ? `Your account now has the address ${newEmail}. We no longer send email to this one.`
        : `Someone with your password asked to change the address of your account to ${newEmail}. It changes once that address is confirmed.`,
      isDone
        ? `If that was you, there is nothing left to do. If it was not, write to ${help} at once.`
        : 'If that was you, there is nothing left to do. If it was not, set a new password at once: that also stops the change.',
    ],
    ...(!isDone && { button: { label: 'Set a new password', href: `${publicUrl}/passwordrequest` } }),
    closing: [],
  });
}

/** The last email to an account; its address is erased afterwards. */
export function accountDeletedMail(sender: Sender, firstName: string): Mail {
  const { productName, publicUrl, supportEmail } = sender;
  const help = supportEmail ?? `Help and Support at ${publicUrl}`;
  return renderMail(sender, {
    subject: `Your ${productName} account was deleted`,
    paragraphs: [
      greeting(firstName),
      'Your account is deleted. Its subscription, if there was one, has ended, and nothing more is charged.',
      'Invoices are kept without your name, as the law requires. Everything else is erased within a day.',
      `If it was not you, write to ${help}.`,
    ],
    closing: [],
  });
}

function spelled(at: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${time.format(at)} UTC`;
}

/** Previews of every email about an account, each with its occasion. */
export function accountMailPreviews(
  sender: Sender,
  firstName: string,
): (Mail & { kind: string; occasion: string })[] {
  const link = `${sender.publicUrl}/an-example-that-opens-nothing`;
  const newEmail = 'ana@example.com';
  return [
    {
      kind: 'PASSWORD_RESET',
      occasion: 'When a new password is asked for.',
      ...resetMail(sender, firstName, link),
    },
    {
      kind: 'PASSWORD_CHANGED',
      occasion: 'When the password was changed.',
      ...passwordChangedMail(sender, firstName, new Date()),
    },
    {
      kind: 'CONFIRM_EMAIL',
      occasion: 'After signing up, and when another address is given.',
      ...confirmMail(sender, firstName, link),
    },
    {
      kind: 'EMAIL_CHANGE',
      occasion: 'To the present address, when another one is given.',
      ...emailChangeMail(sender, { firstName, newEmail, isDone: false }),
    },
    {
      kind: 'EMAIL_CHANGE',
      occasion: 'To the former address, when the other one is confirmed.',
      ...emailChangeMail(sender, { firstName, newEmail, isDone: true }),
    },
    {
      kind: 'ACCOUNT_DELETED',
      occasion: 'When the account is deleted.',
      ...accountDeletedMail(sender, firstName),
    },
  ];
}
