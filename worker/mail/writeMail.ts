import type { PoolClient } from 'pg';
import {
  accountDeletedMail,
  confirmMail,
  emailChangeMail,
  passwordChangedMail,
  resetMail,
  type EmailChangeFacts,
} from '../../server/members/accounts/mails/accountMails.rules.ts';
import {
  hashOfLinkToken,
  newLinkToken,
  RESET_MINUTES,
  resetLink,
} from '../../server/members/accounts/passwordReset/resetToken.rules.ts';
import { CONFIRM_HOURS, confirmLink } from '../../server/members/accounts/mails/emailLink.rules.ts';
import { needsConfirmation } from '../../server/members/accounts/mails/mailKinds.rules.ts';
import type { Mail, Sender } from '../../server/members/accounts/mails/mailLayout.rules.ts';
import {
  billingMail,
  type BillingMailFacts,
  type BillingMailKind,
} from '../../server/billing/mails/billingMail.rules.ts';
import { alertMail, type AlertMailFacts } from '../../server/billing/invoices/disputes/alertMail.rules.ts';
import { importMail, type DataEvent } from '../../server/members/news/importMail.rules.ts';
import { helpMail, type HelpMailFacts } from '../../server/members/help/helpMail.rules.ts';
import { writeNewsMail, type NewsFacts, type NoNews } from '../members/news/newsMail.ts';
import { addEmailLink, addResetToken, findRecipient } from './outbox.sql.ts';

/** An email to a member, at their current address. */
interface ToMember {
  kind: 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | BillingMailKind;
  facts: BillingMailFacts;
}

/** An email to the operator, or to an address that no longer belongs to a member, or does not yet. */
type ToAddress =
  | { kind: 'HELP_MESSAGE'; facts: HelpMailFacts }
  | { kind: 'PAYMENT_ALERT'; facts: AlertMailFacts }
  | { kind: 'IMPORT_NEWS'; facts: { events: DataEvent[] } }
  | { kind: 'NEWS'; facts: NewsFacts }
  | { kind: 'CONFIRM_EMAIL'; facts: { memberId: string } }
  | { kind: 'EMAIL_CHANGE'; facts: EmailChangeFacts }
  | { kind: 'ACCOUNT_DELETED'; facts: { firstName: string } };

/** A waiting email, with the facts that its kind takes. */
export type DueMail = (ToMember | ToAddress) & {
  id: string;
  recipient: string;
  attempts: number;
  createdAt: Date;
};

/** Reasons not to send: the address has no account or is not confirmed, or there is no news left to report. */
export type Withheld = 'NOBODY' | 'UNCONFIRMED' | NoNews;

interface Recipient {
  id: string;
  firstName: string;
  isFree: boolean;
  isConfirmed: boolean;
}

/** The text of an email, or why there is none. Stores the links that it has, in the transaction of `client`. */
export async function writeMail(sender: Sender, client: PoolClient, due: DueMail): Promise<Mail | Withheld> {
  switch (due.kind) {
    case 'HELP_MESSAGE':
      return helpMail(sender, due.facts);
    case 'PAYMENT_ALERT':
      return alertMail(sender, due.facts);
    case 'IMPORT_NEWS':
      return importMail(sender, due.facts.events);
    case 'NEWS':
      return writeNewsMail(sender, client, due.facts, due.recipient);
    case 'EMAIL_CHANGE':
      return emailChangeMail(sender, due.facts);
    case 'ACCOUNT_DELETED':
      return accountDeletedMail(sender, due.facts.firstName);
    case 'CONFIRM_EMAIL':
      return writeConfirmMail(sender, client, due.facts.memberId, due.recipient);
    default:
      return writeToMember(sender, client, due);
  }
}

async function writeToMember(
  sender: Sender,
  client: PoolClient,
  { kind, facts, createdAt, recipient: email }: ToMember & Pick<DueMail, 'createdAt' | 'recipient'>,
): Promise<Mail | Withheld> {
  const { rows } = await client.query<Recipient>(findRecipient, [email]);
  const [recipient] = rows;
  if (!recipient) return 'NOBODY';
  if (needsConfirmation[kind] && !recipient.isConfirmed) return 'UNCONFIRMED';
  if (kind === 'PASSWORD_RESET') return writeResetMail(sender, client, recipient);
  if (kind === 'PASSWORD_CHANGED') return passwordChangedMail(sender, recipient.firstName, createdAt);
  return billingMail(sender, kind, recipient, facts);
}

/** No recipient if the account is gone or the address is no longer wanted. */
async function writeConfirmMail(
  sender: Sender,
  client: PoolClient,
  memberId: string,
  email: string,
): Promise<Mail | Withheld> {
  const token = newLinkToken();
  const link = [memberId, email, hashOfLinkToken(token), CONFIRM_HOURS];
  const { rows } = await client.query<{ firstName: string }>(addEmailLink, link);
  const [member] = rows;
  return member ? confirmMail(sender, member.firstName, confirmLink(sender.publicUrl, token)) : 'NOBODY';
}

async function writeResetMail(
  sender: Sender,
  client: PoolClient,
  recipient: { id: string; firstName: string },
): Promise<Mail> {
  const token = newLinkToken();
  await client.query(addResetToken, [recipient.id, hashOfLinkToken(token), RESET_MINUTES]);
  return resetMail(sender, recipient.firstName, resetLink(sender.publicUrl, token));
}
