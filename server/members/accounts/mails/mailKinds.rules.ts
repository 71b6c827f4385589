import { billingMailKinds, type BillingMailKind } from '../../../billing/mails/billingMail.rules.ts';

export type MailKind =
  | BillingMailKind
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'CONFIRM_EMAIL'
  | 'EMAIL_CHANGE'
  | 'ACCOUNT_DELETED'
  | 'HELP_MESSAGE'
  | 'IMPORT_NEWS'
  | 'PAYMENT_ALERT'
  | 'NEWS';

/**
 * Emails that follow a member to a new address while they wait. Of the others, some are about the earlier address, some
 * have a link for that address alone, and some go to operators.
 */
export const followingKinds: readonly MailKind[] = [...billingMailKinds, 'PASSWORD_CHANGED', 'NEWS'];

/**
 * True if the recipient must have confirmed the address. At sign-up, people may type an address that is not
 * theirs; its owner then only gets the confirmation email, emails they request, and emails required for money or
 * by law. Emails about payment follow a card charged here, so that nobody can send them to strangers for free.
 */
export const needsConfirmation: Readonly<Record<MailKind, boolean>> = {
  // Requested by a person who claims the address; the specification requires this email.
  PASSWORD_RESET: false,
  CONFIRM_EMAIL: false,
  SUBSCRIPTION_STARTED: false,
  RECEIPT: false,
  RENEWAL_FAILED: false,
  RENEWAL_REMINDER: false,
  CARD_EXPIRING: false,
  PLAN_CHANGED: false,
  SUBSCRIPTION_CANCELLED: false,
  SUBSCRIPTION_RESUMED: false,
  SUBSCRIPTION_ENDED: false,
  // To the operator.
  HELP_MESSAGE: false,
  // To OPERATOR_MAIL, and to administrators with a confirmed address only.
  IMPORT_NEWS: false,
  PAYMENT_ALERT: false,
  NEWS: true,
  // Queued only for confirmed addresses: the member may be gone by the time it is sent.
  EMAIL_CHANGE: false,
  ACCOUNT_DELETED: false,
  PASSWORD_CHANGED: true,
  SECOND_STEP_ADDED: true,
  SECOND_STEP_REMOVED: true,
  RECOVERY_CODE_USED: true,
  RECOVERY_CODES_REPLACED: true,
  API_KEY_CREATED: true,
  WEBHOOK_OFF: true,
  NEWS_ADDRESS_SET: true,
  WELCOME: true,
};
