import Stripe from 'stripe';
import { doDuePayments } from '../../../billing/reconcile/duePayments.ts';
import type { Payer } from '../../../billing/subscriptions/payers.testing.ts';
import { createLog } from '../../../platform/log.ts';
import type { TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { createMember } from '../member.ts';
import { hashPassword } from '../passwords/password.ts';
import { hashOfLinkToken, newLinkToken } from '../passwordReset/resetToken.rules.ts';
import { openSession } from '../sessions/session.ts';

export interface Person extends Payer {
  email: string;
}

let made = 0;
let passwordHash: Promise<string> | null = null;

/** A person with a working password. */
export async function addPerson(
  server: TestServer,
  facts: { isConfirmed?: boolean; isAdmin?: boolean } = {},
): Promise<Person> {
  made += 1;
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const email = `person${String(made)}@example.test`;
  const given = { email, firstName: 'Ann', lastName: 'X', password: PASSWORD, ...facts };
  const memberId = await createMember(server.db, given, { hash: () => Promise.resolve(hash) });
  const token = (await openSession(server.db, server.sessionSecret, { memberId })) ?? '';
  return { memberId, token, email };
}

export interface Done {
  ok: boolean;
  errors: { field: string | null; code: string }[];
}

export const DONE: Done = { ok: true, errors: [] };

export function refusedFor(code: string, field: string | null = null): Done {
  return { ok: false, errors: [{ field, code }] };
}

/** Calls a mutation with or without an input, signed in or not. */
export async function call(
  server: TestServer,
  name: string,
  input: object | null,
  token?: string,
): Promise<Done> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = input
    ? `mutation ($input: ${type}!) { done: ${name}(input: $input) { ok errors { field code } } }`
    : `mutation { done: ${name} { ok errors { field code } } }`;
  const as = token === undefined ? { as: 'anonymous' as const } : { token };
  return (await server.query<{ done: Done }>(document, input ? { input } : {}, as)).done;
}

export async function ownEmail(server: TestServer, { token }: Payer): Promise<object> {
  const document = '{ viewer { ownEmail { email isConfirmed pendingEmail } } }';
  return (await server.query<{ viewer: { ownEmail: object } }>(document, {}, { token })).viewer.ownEmail;
}

/** Creates a confirmation link as the worker does, and returns its token. */
export async function mailedLink(server: TestServer, memberId: string, email: string): Promise<string> {
  const token = newLinkToken();
  await server.db.query(
    `/* mailedLink */ insert into email_link (member_id, email, token_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 hour')`,
    [memberId, email, hashOfLinkToken(token)],
  );
  return token;
}

/** Kinds of the queued emails to an address, the oldest first. */
export async function mailsTo(server: TestServer, email: string): Promise<string[]> {
  const rows = await server.db.query<{ kind: string }[]>(
    '/* mailsTo */ select kind from outbox_mail where recipient = $1 order by created_at, kind',
    [email],
  );
  return rows.map(({ kind }) => kind);
}

/** Runs the server's scheduled payment work. */
export function doDaily({ db: accounts, billing }: TestServer): Promise<void> {
  return doDuePayments({ accounts, billing, operatorMails: [], log: createLog('test', 'silent') });
}

/** Runs work on a server that cannot reach Stripe. */
export async function withoutStripe(
  database: TestDatabase,
  server: TestServer,
  work: (at: TestServer) => Promise<void>,
): Promise<void> {
  const stripe = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: 1,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const close = (): Promise<void> => Promise.resolve();
  const at = await testServer({ database, billing: { ...server.billing, stripe, quick: stripe, close } });
  try {
    await work(at);
  } finally {
    await at.close();
  }
}
