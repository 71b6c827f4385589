import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { DataSource } from 'typeorm';
import type { Billing } from '../../billing/gateway.ts';
import { createApp, type App } from '../../http/app.ts';
import type { Deps } from '../../http/context.ts';
import { entities } from '../../http/schema/entities.ts';
import { openPayment, type Payment } from '../../http/openPayment.ts';
import { createDataSource } from '../../platform/database.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { testDeps } from './testDeps.ts';
import { createTokens, type Role, type Tokens } from './tokens.ts';
import { rest, type RestAnswer, type RestOptions } from './rest.ts';

interface GraphqlAnswer<Data> {
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
export interface TestServer extends Tokens {
  origin: string;
  /** All routes of Express. */
  routes: Express;
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
  close: () => Promise<void>;
}

const SECRET = 'a secret for tests, and for nothing else';

export interface TestServerOptions extends Partial<Omit<Deps, 'db' | 'sessionSecret'>> {
  statementTimeoutMs?: number;
  /** True if Stripe's stand-in sends events to the server, as it does outside of tests. */
  webhooks?: boolean;
  /** An existing database, which outlives the server; by default a new one. */
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
    pipeline: true,
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
  const { billing } = payment;
  const deps = testDeps({ ...payment, db: limited, log, sessionSecret: SECRET }, changes);
  const app = await createApp(deps);
  server.on('request', app.handler);
  const tokens = createTokens(db, SECRET);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await billing.close();
    await limited.destroy();
    if (!shared) await database.close();
  };
  const { routes, leave, startRefill } = app;
  return {
    origin,
    routes,
    leave,
    startRefill,
    deps,
    sessionSecret: SECRET,
    billing,
    db,
    close,
    databaseUrl: database.url,
    ...callsOf(origin, tokens),
    ...tokens,
  };
}

/** Functions that call the server over HTTP as an account. */
function callsOf(origin: string, { token }: Tokens): Pick<TestServer, 'ask' | 'query' | 'rest'> {
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
  return {
    ask,
    query: async <Data>(document: string, variables?: object, options?: AskOptions): Promise<Data> => {
      const { data, errors } = await ask<Data>(document, variables, options);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    rest: async (path, options = {}) => rest(origin, path, { ...options, token: await tokenFor(options) }),
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
