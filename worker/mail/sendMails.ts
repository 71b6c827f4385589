import type { Pool, PoolClient } from 'pg';
import type { Sender } from '../../server/members/accounts/mails/mailLayout.rules.ts';
import type { Log } from '../../server/platform/log.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { HALF_A_DAY, retryWait } from '../platform/retryWait.ts';
import type { Mailer } from './mailer.ts';
import { endMail, postponeMail, takeDueMail } from './outbox.sql.ts';
import { receiptPdf } from './receiptPdf.ts';
import { isUnknownRecipient, wasUnknownRecipient } from './refusal.ts';
import { writeMail, type DueMail, type Withheld } from './writeMail.ts';

export interface MailDeps {
  pool: Pool;
  mailer: Mailer;
  sender: Sender;
  log: Log;
}

/**
 * Sends all due emails one after the other, and returns how many. A failed one waits and does not delay the
 * others. After the signal, the others stay due.
 */
export async function sendMails(deps: MailDeps, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  while (signal?.aborted !== true) {
    const outcome = await sendNext(deps);
    if (outcome === null) break;
    if (outcome === 'SENT') sent += 1;
  }
  return sent;
}

type Outcome = 'SENT' | Withheld | GivenUp | 'LATER';
/** The mail server does not know the recipient, or the last attempt failed. */
type GivenUp = 'REFUSED' | 'FAILED';

/** One transaction, so that a link is stored exactly if its email was sent. */
function sendNext(deps: MailDeps): Promise<Outcome | null> {
  return inTransaction(deps.pool, async (client) => {
    const { rows } = await client.query<DueMail>(takeDueMail);
    const [due] = rows;
    return due ? send(deps, client, due) : null;
  });
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

async function deliver(deps: MailDeps, client: PoolClient, due: DueMail): Promise<'SENT' | Withheld> {
  const mail = await writeMail(deps.sender, client, due);
  if (typeof mail === 'string') return mail;
  const pdf = due.kind === 'RECEIPT' ? await receiptPdf(due.facts, deps.sender.publicUrl) : null;
  const attachments = pdf === null ? [] : [pdf];
  await deps.mailer.send({ id: due.id, to: due.recipient, mail: { ...mail, attachments } });
  // The id names the file. Its recipient and content stay out of the log, because they open accounts.
  if (deps.mailer.isStandIn)
    deps.log.info({ mailId: due.id, kind: due.kind }, 'A mail was written to a file');
  return 'SENT';
}

const MOST_ATTEMPTS = 20;

async function postpone(
  { log }: MailDeps,
  client: PoolClient,
  { id, attempts }: DueMail,
  error: unknown,
): Promise<Outcome> {
  const isLast = attempts + 1 >= MOST_ATTEMPTS;
  if (isUnknownRecipient(error) || (isLast && wasUnknownRecipient(error))) {
    log.warn({ err: error, mailId: id }, 'The mail server does not know the recipient of a mail');
    return giveUp(client, id, 'REFUSED');
  }
  if (isLast) {
    log.error({ err: error, mailId: id }, 'A mail was given up');
    return giveUp(client, id, 'FAILED');
  }
  const wait = retryWait(HALF_A_DAY, attempts + 1);
  log.warn({ err: error, mailId: id, wait }, 'A mail was not sent, and is tried again');
  await client.query(postponeMail, [id, wait]);
  return 'LATER';
}

async function giveUp(client: PoolClient, id: string, outcome: GivenUp): Promise<GivenUp> {
  await client.query(endMail, [id, outcome]);
  return outcome;
}
