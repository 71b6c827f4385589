import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Express } from 'express';
import type { DataSource } from 'typeorm';
import { createCaptcha } from '../../members/accounts/captcha.ts';
import * as sql from '../../members/accounts/member.sql.ts';
import { hashPassword } from '../../members/accounts/password.ts';
import { createPasswords } from '../../members/accounts/passwords.ts';
import { openSession } from '../../members/accounts/session.ts';
import { hashOfApiKey, newApiKey, startOf } from '../../members/keys/apiKey.rules.ts';
import { addApiKey } from '../../members/keys/apiKey.sql.ts';
import { KeyScope } from '../../platform/keyScope.ts';
import { createThrottles } from '../../platform/throttle/throttle.ts';
import { createAddressService } from '../../members/addresses/addressService.ts';
import type { Billing } from '../../billing/gateway.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createKeptAnswers } from '../../http/answers/keptAnswers.ts';
import { createApp, type App } from '../../http/app.ts';
import type { Deps } from '../../http/context.ts';
import { entities } from '../../http/entities.ts';
import { openPayment, type Payment } from '../../http/openPayment.ts';
import type { DoorSettings } from '../../platform/limits/limits.ts';
import { createDataSource } from '../../platform/database.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { rest, type RestAnswer, type RestOptions } from './rest.ts';

export type Role = 'anonymous' | SignedInRole;
export type SignedInRole = 'unpaid' | 'paid' | 'free' | 'admin';

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; requestId: string } }[];
}

export interface AskOptions {
  /** Account of the caller; a paid member's by default. */
  as?: Role;
  /** A token of one's own. */
  token?: string;
}

/** The whole server on a database and a port of its own. */
export interface TestServer {
  origin: string;
  /** The app, to list its routes. */
  handler: Express;
  /** Makes it say that it stops. */
  leave: App['leave'];
  /** Checks whether figures have changed, which happens by itself outside of tests. */
  startRefill: App['startRefill'];
  /** Everything that the server runs on. */
  deps: Deps;
  /** Signs its tokens. */
  sessionSecret: string;
  /** The payment service: Stripe's stand-in. */
  billing: Billing;
  databaseUrl: string;
  /** For the test's own statements, without the server's limits. */
  db: DataSource;
  /** Asks over HTTP, errors and all. */
  ask: <Data>(document: string, variables?: object, options?: AskOptions) => Promise<GraphqlAnswer<Data>>;
  /** Sends a query and returns its data; throws on errors. */
  query: <Data>(document: string, variables?: object, options?: AskOptions) => Promise<Data>;
  rest: (path: string, options?: AskOptions & Omit<RestOptions, 'token'>) => Promise<RestAnswer>;
  /** The token of a session that is shared by the file's tests. */
  token: (role: Role) => Promise<string | null>;
  /** The token of a new session. */
  freshToken: (role: SignedInRole) => Promise<string>;
  /** A new API key, by default with all scopes. */
  freshKey: (role: SignedInRole, scopes?: readonly KeyScope[]) => Promise<string>;
  close: () => Promise<void>;
}

const SECRET = 'a secret for tests, and for nothing else';
export const TEST_DOORS: DoorSettings = {
  perMember: 3,
  perVisitor: 2,
  atOnce: 4,
  largeAtOnce: 2,
  deadlineMs: 15_000,
  largeWaitMs: 10_000,
  answerMs: 90_000,
  exportRows: 1_000,
  exportMs: 60_000,
};
export const PASSWORD = 'correct horse battery';

const rights: Record<SignedInRole, { isPaid?: true; isFree?: true; isAdmin?: true }> = {
  unpaid: {},
  paid: { isPaid: true },
  free: { isFree: true },
  admin: { isAdmin: true },
};

export interface TestServerOptions extends Partial<Omit<Deps, 'db' | 'sessionSecret'>> {
  statementTimeoutMs?: number;
  /** True if Stripe's stand-in sends events to the server, as it does outside of tests. */
  webhooks?: boolean;
  /** A database that is there already, and that outlives the server; else one of its own. */
  database?: TestDatabase;
}

/** Starts the server for a test file; call `close` at its end. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { statementTimeoutMs = 0, webhooks = false, database: shared, ...changes } = options;
  const database = shared ?? (await testDatabase());
  const { dataSource: db } = database;
  const limited = await createDataSource(database.url, {
    statementTimeoutMs,
    poolSize: 5,
    entities,
  }).initialize();
  const log = createLog('test', 'silent');
  const server = createServer();
  // A test may compute for longer than a connection is kept by default, and use it again as it closes.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String(portOf(server.address()))}`;
  // A new database counts demonstration payments.
  const payment = changes.billing
    ? { billing: changes.billing, sandbox: null }
    : await openDemonstration(database, webhooks ? origin : null, log);
  const { billing, sandbox } = payment;
  const deps: Deps = {
    db: limited,
    billing,
    sandbox,
    log,
    sessionSecret: SECRET,
    productName: 'Texas Receipts',
    operatorName: 'Lone Star Data LLC',
    supportEmail: null,
    analyticsUrl: null,
    errorReportingUrl: null,
    mapTilesUrl: null,
    mapTilesAttribution: null,
    trialHotel: null,
    publicUrl: 'http://localhost:4000',
    corsOrigins: [],
    trustProxy: false,
    version: '1.2.3',
    webDir: null,
    dataDir: tmpdir(),
    passwords: createPasswords(),
    throttles: createThrottles(null, log),
    answers: createKeptAnswers(null, log),
    metrics: createMetrics(),
    captcha: createCaptcha(null, log),
    addresses: createAddressService(null, log),
    hasMailServer: false,
    doors: TEST_DOORS,
    mailWaits: () => undefined,
    brandsChanged: () => undefined,
    filingsDecided: () => undefined,
    dataRequested: () => undefined,
    ...changes,
  };
  const app = await createApp(deps);
  server.on('request', (request, response) => void app.handler(request, response));
  const { token, freshToken, freshKey } = createTokens(db);
  const tokenFor = async (options: AskOptions): Promise<string | null> =>
    options.token ?? token(options.as ?? 'paid');

  const ask = async <Data>(
    document: string,
    variables: object = {},
    options: AskOptions = {},
  ): Promise<GraphqlAnswer<Data>> => {
    const body = { query: document, variables };
    const answer = await rest(origin, '/graphql', { method: 'POST', body, token: await tokenFor(options) });
    return { ...(answer.body as Omit<GraphqlAnswer<Data>, 'status'>), status: answer.status };
  };
  const query = async <Data>(document: string, variables?: object, options?: AskOptions): Promise<Data> => {
    const { data, errors } = await ask<Data>(document, variables, options);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await billing.close();
    await limited.destroy();
    if (!shared) await database.close();
  };
  const restAs: TestServer['rest'] = async (path, options = {}) =>
    rest(origin, path, { ...options, token: await tokenFor(options) });
  return {
    origin,
    handler: app.handler,
    leave: app.leave,
    startRefill: app.startRefill,
    deps,
    sessionSecret: SECRET,
    billing,
    databaseUrl: database.url,
    db,
    ask,
    query,
    rest: restAs,
    token,
    freshToken,
    freshKey,
    close,
  };
}

/** Opens Stripe's stand-in, which makes its table. */
export function openDemonstration(
  { url: databaseUrl, dataSource: db }: TestDatabase,
  origin: string | null,
  log: Log,
): Promise<Payment> {
  const webhookUrl = origin === null ? null : `${origin}/rest/stripe/webhook`;
  const publicUrl = origin ?? 'http://localhost:4000';
  return openPayment('demonstration', { db, databaseUrl, webhookUrl, publicUrl, log });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

interface Tokens {
  token: TestServer['token'];
  freshToken: TestServer['freshToken'];
  freshKey: TestServer['freshKey'];
}

/** One account for each role, made when first asked for, with one session that tests share. */
function createTokens(db: DataSource): Tokens {
  const members = new Map<Role, Promise<string>>();
  const shared = new Map<Role, Promise<string>>();
  const memberOf = (role: SignedInRole): Promise<string> => {
    const member = members.get(role) ?? addMember(db, role);
    members.set(role, member);
    return member;
  };
  const freshToken: Tokens['freshToken'] = async (role) =>
    (await openSession(db, SECRET, { memberId: await memberOf(role) })) ?? '';
  const freshKey: Tokens['freshKey'] = async (role, scopes = Object.values(KeyScope)) => {
    const key = newApiKey();
    const facts = [await memberOf(role), 'A test', hashOfApiKey(key), startOf(key), scopes, 30];
    await db.query(addApiKey, facts);
    return key;
  };
  const token: Tokens['token'] = async (role) => {
    if (role === 'anonymous') return null;
    const made = shared.get(role) ?? freshToken(role);
    shared.set(role, made);
    return made;
  };
  return { token, freshToken, freshKey };
}

let passwordHash: Promise<string> | undefined;

/** Without looking at the password, which takes longer than everything else. */
async function addMember(db: DataSource, role: SignedInRole): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  const { isPaid = false, isFree = false, isAdmin = false } = rights[role];
  const facts = [`${role}@example.test`, role, 'Tester', await passwordHash, isAdmin, isFree, isPaid];
  const [{ id } = { id: '' }] = await db.query<{ id: string }[]>(sql.addMember, [
    ...facts,
    2,
    null,
    null,
    true,
  ]);
  if (role === 'admin') await db.query(sql.exemptAdministrator, [id]);
  return id;
}
