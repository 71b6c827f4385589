import type { BillingMailKind } from '../../billing/mails/billingMail.rules.ts';

export type MailKind =
  | BillingMailKind
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'CONFIRM_EMAIL'
  | 'EMAIL_CHANGE'
  | 'ACCOUNT_DELETED'
  | 'HELP_MESSAGE';

/**
 * Whether the recipient must have confirmed the address. Whoever signs up may type somebody else's: that person gets
 * the mail that confirms, what they ask for themselves, and what money or the law needs. Mails about payment follow a
 * card that was charged here, so that nobody sends them to strangers for nothing.
 */
export const needsConfirmation: Readonly<Record<MailKind, boolean>> = {
  // Asked for by somebody who says that the address is theirs; the specification's own mail.
  PASSWORD_RESET: false,
  CONFIRM_EMAIL: false,
  SUBSCRIPTION_STARTED: false,
  RECEIPT: false,
  RENEWAL_FAILED: false,
  RENEWAL_REMINDER: false,
  CARD_EXPIRING: false,
  PLAN_CHANGED: false,
  SUBSCRIPTION_CANCELLED: false,
  SUBSCRIPTION_ENDED: false,
  // To the operator.
  HELP_MESSAGE: false,
  // Only written where the address is confirmed: by the time it is sent, there may be no member any more.
  EMAIL_CHANGE: false,
  ACCOUNT_DELETED: false,
  PASSWORD_CHANGED: true,
  SECOND_STEP_ADDED: true,
  SECOND_STEP_REMOVED: true,
  RECOVERY_CODE_USED: true,
  WELCOME: true,
};
