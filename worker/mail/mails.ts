import { renderMail, type Mail, type Sender } from '../../server/members/accounts/mailLayout.rules.ts';
import { RESET_MINUTES } from '../../server/members/accounts/resetToken.rules.ts';

export function resetMail(sender: Sender, firstName: string, link: string): Mail {
  return renderMail(sender, {
    subject: `Reset your ${sender.productName} password`,
    paragraphs: [
      `Howdy, ${firstName}!`,
      'Someone, most likely you, asked for a new password for your account.',
    ],
    button: { label: 'Set a new password', href: link },
    closing: [
      `The link works once, within ${RESET_MINUTES} minutes.`,
      'If it was not you, you need do nothing: your password stays as it is.',
    ],
  });
}

export function passwordChangedMail(sender: Sender, firstName: string, at: Date): Mail {
  return renderMail(sender, {
    subject: `Your ${sender.productName} password was changed`,
    paragraphs: [
      `Howdy, ${firstName}!`,
      `The password of your account was changed on ${spelled(at)}, and your other sessions were signed out.`,
      'If that was you, there is nothing left to do. If it was not, set a new password at once:',
    ],
    button: { label: 'Set a new password', href: `${sender.publicUrl}/passwordrequest` },
    closing: [],
  });
}

function spelled(at: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${time.format(at)} UTC`;
}
