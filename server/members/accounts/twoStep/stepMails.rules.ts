import type { Content, Sender } from '../mails/mailLayout.rules.ts';

export const stepMailKinds = [
  'SECOND_STEP_ADDED',
  'SECOND_STEP_REMOVED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_REPLACED',
] as const;
export type StepMailKind = (typeof stepMailKinds)[number];

export interface StepMailFacts {
  /** Kind of step, such as `passkey`; never the name that a person gave it. */
  step?: string;
  /** Recovery codes that were not used yet. */
  codesLeft?: number;
}

export const stepMailOccasions: Readonly<Record<StepMailKind, string>> = {
  SECOND_STEP_ADDED: 'When an authenticator app or a passkey is added.',
  SECOND_STEP_REMOVED: 'When an authenticator app or a passkey is removed.',
  RECOVERY_CODE_USED: 'When a recovery code is used to sign in.',
  RECOVERY_CODES_REPLACED: 'When a member creates new recovery codes.',
};

/** A change of second steps requires the password, so a new password keeps an intruder out. */
const IF_NOT = 'If it was not you, someone knows your password. Set a new one at once:';

export const stepMails: Readonly<Record<StepMailKind, (sender: Sender, facts: StepMailFacts) => Content>> = {
  SECOND_STEP_ADDED: (sender, { step = 'second step' }) => ({
    subject: `Two-step sign-in of your ${sender.productName} account`,
    paragraphs: [
      `A second step was added to your sign-in: ${article(step)}. From now on, your password alone is not enough to sign in.`,
      `If that was you, there is nothing left to do. ${IF_NOT}`,
    ],
    ...newPassword(sender),
  }),
  SECOND_STEP_REMOVED: (sender, { step = 'second step' }) => ({
    subject: `A second step was removed from your ${sender.productName} account`,
    paragraphs: [
      `A second step was removed from your sign-in: ${article(step)}.`,
      `If that was you, there is nothing left to do. ${IF_NOT}`,
    ],
    ...newPassword(sender),
  }),
  RECOVERY_CODE_USED: (sender, { codesLeft = 0 }) => ({
    subject: `A recovery code of your ${sender.productName} account was used`,
    paragraphs: [
      `Someone signed in to your account with a recovery code. ${left(codesLeft)}`,
      `If that was you, there is nothing left to do. ${IF_NOT}`,
    ],
    ...newPassword(sender),
  }),
  RECOVERY_CODES_REPLACED: (sender) => ({
    subject: `New recovery codes of your ${sender.productName} account`,
    paragraphs: [
      `New recovery codes were created for your account. The earlier codes no longer work.`,
      `If that was you, there is nothing left to do. ${IF_NOT}`,
    ],
    ...newPassword(sender),
  }),
};

function newPassword({ publicUrl }: Sender): Pick<Content, 'button' | 'closing'> {
  return {
    button: { label: 'Set a new password', href: `${publicUrl}/passwordrequest` },
    closing: [`Your second steps and your sessions are in My Account: ${publicUrl}/stt/settings`],
  };
}

function article(step: string): string {
  return `${/^[aeiou]/.test(step) ? 'an' : 'a'} ${step}`;
}

function left(codes: number): string {
  if (codes === 0) return 'It was the last one. Create new ones in My Account.';
  return codes === 1 ? 'One is left.' : `${String(codes)} are left.`;
}
