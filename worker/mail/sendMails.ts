import type { Pool, PoolClient } from 'pg';
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
import { importMail, type DataEvent } from '../../server/members/news/importMail.rules.ts';
import { helpMail, type HelpMailFacts } from '../../server/members/help/helpMail.rules.ts';
import type { Log } from '../../server/platform/log.ts';
import { HALF_A_DAY, retryWait } from '../platform/retryWait.ts';
import { writeNewsMail, type NewsFacts, type NoNews } from '../members/news/newsMail.ts';
import type { Mailer } from './mailer.ts';
import {
  addEmailLink,
  addResetToken,
  endMail,
  findRecipient,
  postponeMail,
  takeDueMail,
} from './outbox.sql.ts';
import { receiptPdf } from './receiptPdf.ts';

export interface MailDeps {
  pool: Pool;
  mailer: Mailer;
  sender: Sender;
  log: Log;
}

/** An email to a member, at their current address. */
interface ToMember {
  kind: 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | BillingMailKind;
  facts: BillingMailFacts;
}

/** An email to the operator, or to an address that no longer belongs to a member, or does not yet. */
type ToAddress =
  | { kind: 'HELP_MESSAGE'; facts: HelpMailFacts }
  | { kind: 'IMPORT_NEWS'; facts: { events: DataEvent[] } }
  | { kind: 'NEWS'; facts: NewsFacts }
  | { kind: 'CONFIRM_EMAIL'; facts: { memberId: string } }
  | { kind: 'EMAIL_CHANGE'; facts: EmailChangeFacts }
  | { kind: 'ACCOUNT_DELETED'; facts: { firstName: string } };

type Written = ToMember | ToAddress;

type DueMail = Written & {
  id: string;
  recipient: string;
  attempts: number;
  createdAt: Date;
};

/**
 * Sends all due emails one after the other, and returns how many. A failed one waits and does not delay the
 * others.
 */
export async function sendMails(deps: MailDeps): Promise<number> {
  let sent = 0;
  for (;;) {
    const outcome = await sendNext(deps);
    if (outcome === null) return sent;
    if (outcome === 'SENT') sent += 1;
  }
}

type Outcome = 'SENT' | Withheld | 'FAILED' | 'LATER';

/** Reasons not to send: the address has no account or is not confirmed, or there is no news left to report. */
type Withheld = 'NOBODY' | 'UNCONFIRMED' | NoNews;

/** One transaction, so that a link is stored exactly if its email was sent. */
async function sendNext(deps: MailDeps): Promise<Outcome | null> {
  const client = await deps.pool.connect();
  try {
    await client.query('/* beginMail */ begin');
    const { rows } = await client.query<DueMail>(takeDueMail);
    const [due] = rows;
    const outcome = due ? await send(deps, client, due) : null;
    await client.query('/* commitMail */ commit');
    return outcome;
  } catch (error) {
    await client.query('/* rollbackMail */ rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function send(deps: MailDeps, client: PoolClient, due: DueMail): Promise<Outcome> {
  await client.query('/* beforeMail */ savepoint mail');
  try {
    const outcome = await deliver(deps, client, due);
    await client.query(endMail, [due.id, outcome]);
    return outcome;
  } catch (error) {
    await client.query('/* forgetMail */ rollback to savepoint mail');
    return postpone(deps, client, due, error);
  }
}

interface Recipient {
  id: string;
  firstName: string;
  isFree: boolean;
  isConfirmed: boolean;
}

async function deliver(deps: MailDeps, client: PoolClient, due: DueMail): Promise<'SENT' | Withheld> {
  const mail = await write(deps, client, due);
  if (typeof mail === 'string') return mail;
  const pdf = due.kind === 'RECEIPT' ? await receiptPdf(due.facts, deps.sender.publicUrl) : null;
  const attachments = pdf === null ? [] : [pdf];
  await deps.mailer.send({ id: due.id, to: due.recipient, mail: { ...mail, attachments } });
  // The id names the file. Its recipient and content stay out of the log, because they open accounts.
  if (deps.mailer.isStandIn)
    deps.log.info({ mailId: due.id, kind: due.kind }, 'A mail was written to a file');
  return 'SENT';
}

async function write({ sender }: MailDeps, client: PoolClient, due: DueMail): Promise<Mail | Withheld> {
  switch (due.kind) {
    case 'HELP_MESSAGE':
      return helpMail(sender, due.facts);
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

const MOST_ATTEMPTS = 20;

async function postpone(
  { log }: MailDeps,
  client: PoolClient,
  { id, attempts }: DueMail,
  error: unknown,
): Promise<Outcome> {
  const isLast = attempts + 1 >= MOST_ATTEMPTS || isRefusedForGood(error);
  if (isLast) {
    log.error({ err: error, mailId: id }, 'A mail was given up');
    await client.query(endMail, [id, 'FAILED']);
    return 'FAILED';
  }
  const wait = retryWait(HALF_A_DAY, attempts + 1);
  log.warn({ err: error, mailId: id, wait }, 'A mail was not sent, and is tried again');
  await client.query(postponeMail, [id, wait]);
  return 'LATER';
}

/** True if the mail server does not know the recipient; other errors may pass. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
