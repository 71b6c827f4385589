import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import {
  resetRequestsOf,
  type ResetRequests,
} from '../../server/members/accounts/passwordReset/resets.testing.ts';
import { createPool } from '../../server/platform/database.ts';
import { createLog } from '../../server/platform/log.ts';
import { testSmtp, textOf, type TestSmtp } from '../test/smtp.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendMails, type MailDeps } from './sendMails.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: 'Lone Star Data LLC',
  supportEmail: 'help@example.test',
  publicUrl: 'https://texas.example.com',
};
export const from = 'no-reply@texas.example.com';

interface Mails {
  server: TestServer;
  resets: ResetRequests;
  pool: Pool;
  smtp: TestSmtp;
  dataDir: string;
  /** A mailer of the product, by the bench's mail server unless it is another one, or none: then it writes files. */
  mailerBy: (smtpUrl?: string | null) => Mailer;
  /** Sends what waits; returns how many emails went out. */
  send: (changes?: Partial<MailDeps>) => Promise<number>;
  /** Queues an email without a request, because requests per address are limited. */
  wait: (email: string) => Promise<void>;
  /** Outcomes and attempts. Waits are rounded up to tens of seconds, because some of them has passed. */
  outbox: () => Promise<object[]>;
}

/** A server and a mail server, from before the tests of a file until after them; each test begins without emails. */
export function useMails(): Mails {
  const mails = {} as Mails;
  let mailer: Mailer;
  beforeAll(async () => {
    const server = await testServer({ supportEmail: sender.supportEmail });
    await server.token('paid');
    const [pool, smtp] = [createPool(server.databaseUrl, { poolSize: 4 }), await testSmtp()];
    const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
    Object.assign(mails, { server, resets: resetRequestsOf(server), pool, smtp, dataDir });
    mailer = mails.mailerBy();
  });
  afterAll(async () => {
    mailer.close();
    await mails.smtp.close();
    await mails.pool.end();
    await mails.server.close();
    await rm(mails.dataDir, { recursive: true });
  });
  beforeEach(async () => {
    const { taken, refuse } = mails.smtp;
    taken.length = 0;
    refuse.sender = refuse.recipient = refuse.mail = null;
    await mails.pool.query('/* empty */ delete from outbox_mail');
  });
  return Object.assign(mails, {
    mailerBy: (smtpUrl: string | null = mails.smtp.url) =>
      createMailer({ smtpUrl, from, productName: sender.productName, dataDir: mails.dataDir }),
    send: (changes: Partial<MailDeps> = {}) =>
      sendMails({ pool: mails.pool, mailer, sender, log: createLog('test', 'silent'), ...changes }),
    wait: (email: string) => wait(mails.pool, email),
    outbox: () => outbox(mails.pool),
  });
}

async function wait(pool: Pool, email: string): Promise<void> {
  const statement = `/* wait */ insert into outbox_mail (kind, recipient) values ('PASSWORD_RESET', $1)`;
  await pool.query(statement, [email]);
}

async function outbox(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `/* outbox */ select outcome, attempts, ceil(extract(epoch from next_attempt_at - now()) / 10)::int * 10 as wait
     from outbox_mail order by created_at`,
  );
  return rows;
}

/** The token of a reset link in an email; empty without one. */
export function tokenIn(raw: string): string {
  return /https:\/\/texas\.example\.com\/passwordreset\/token\/([\w-]{43})\n/.exec(textOf(raw))?.[1] ?? '';
}
