import 'reflect-metadata';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Sandbox } from '../demo/stripe/sandbox.ts';
import type { Viewers } from '../members/accounts/sessions/viewers.ts';
import type { KeptAnswers } from './answers/keptAnswers.ts';
import { bearerToken } from '../members/accounts/sessions/token.ts';
import type { MemberContext, MemberServices } from '../members/context.ts';
import { notingThrottles } from '../members/security/notingThrottles.ts';
import type { Settings, Signals } from '../platform/context.ts';
import type { TrustedProxies } from '../platform/envKinds.ts';
import type { RequestLimits } from '../platform/limits/limits.ts';
import type { Replica } from '../platform/limits/replica.ts';
import { openSnapshot } from '../platform/limits/snapshot.ts';
import { createWork, type Work } from '../platform/limits/work.ts';
import type { Tracing } from '../platform/metrics/tracing/tracing.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Log } from '../platform/log.ts';
import type { Throttles } from '../platform/limits/throttle/throttle.ts';
import type { Viewer } from '../platform/viewer.ts';
import { callerAddress } from './callerAddress.ts';
import type { QueueBoard } from './health/queueBoard.ts';
import { checkExportQuery } from './exports/pageCost.ts';
import type { Seat } from './limits/lane.ts';
import { Spending } from './limits/spending.ts';
import { createLoaders } from './loaders.ts';
import { knownViewer } from './shortcut/alreadyRead.ts';
import { requestIdOf } from './requestId.ts';

/** Everything that the server needs to run. */
export interface Deps extends Settings, Signals, MemberServices {
  db: DataSource;
  /** Null if published facts are read from the primary. */
  replica: Replica | null;
  log: Log;
  viewers: Viewers;
  throttles: Throttles;
  /** The stand-in for Stripe, which serves invoice pages; null if Stripe itself is used. */
  sandbox: Sandbox | null;
  /** Folder of the built web client; null if only the API is served. */
  webDir: string | null;
  /** Folder that uploads arrive in, from DATA_DIR. */
  dataDir: string;
  /** True if browsers are told to use HTTPS for the subdomains of `publicUrl`, too. */
  hasSecureSubdomains: boolean;
  /** Other origins whose pages may call the APIs. */
  corsOrigins: readonly string[];
  /** Proxies that are believed when they name the calling address. */
  trustProxy: TrustedProxies;
  /** Limits of concurrent work. */
  requestLimits: RequestLimits;
  /** Stored answers about figures. */
  answers: KeptAnswers;
  metrics: Metrics;
  /** Pages of the queues; null without REDIS_URL. */
  queueBoard: QueueBoard | null;
  tracing: Tracing;
}

/** One call, as its limits and its wiring see it. */
export interface Context extends MemberContext {
  corsOrigins: readonly string[];
  /** Running work, which can be stopped. */
  work: Work;
  /** The member or address whose turn it takes. */
  asker: string;
  /** Null if it never waited. */
  seat: Seat | null;
  /** Number of values that each of its operations may answer, by the parsed operation. */
  costs: WeakMap<object, number>;
  /** Points that it has cost. */
  spending: Spending;
  /** For the access log: the operation, and the member if signed in. */
  asked: { operation: string | null; memberId: string | null };
  /** Number of operations with shared answers, and of all others. */
  sharing: { shared: number; own: number };
  /** Called when the answer is complete: nothing is read after it. */
  close: () => Promise<void>;
}

export interface RequestFacts extends Pick<Context, 'requestId' | 'address' | 'userAgent' | 'token'> {
  /** The caller, if it was read already. */
  known?: Viewer | null | undefined;
}

/** Facts of an HTTP request for its context. */
export function factsOf(request: Request, response: Response): RequestFacts {
  return {
    requestId: requestIdOf(response),
    // Express takes it from the connection, or from the proxies that are trusted by configuration.
    address: callerAddress(request.ip ?? ''),
    userAgent: request.get('user-agent') ?? null,
    token: bearerToken(request.headers.authorization),
    known: knownViewer(request),
  };
}

/** The only wiring of a call. */
export function createContext(deps: Deps, given: RequestFacts & { work?: Work }): Context {
  const { work = createWork(), known, ...facts } = given;
  let viewer = known === undefined ? null : Promise.resolve(known);
  const snapshot = openSnapshot(deps.db, work, deps.replica);
  const spending = new Spending();
  const noted = { ...facts, accounts: deps.db, log: deps.log, securityOutput: deps.securityOutput };
  const throttles = notingThrottles(deps.throttles, noted, (seconds) => spending.refuseFor(seconds));
  return {
    ...deps,
    db: snapshot,
    accounts: deps.db,
    ...facts,
    throttles,
    captchaSiteKey: deps.captcha.siteKey,
    work,
    asker: facts.address,
    seat: null,
    costs: new WeakMap(),
    spending,
    asked: { operation: null, memberId: null },
    sharing: { shared: 0, own: 0 },
    loaders: createLoaders(snapshot),
    checkExportQuery,
    viewer: () => (viewer ??= deps.viewers.find(facts.token)),
    close: () => snapshot.close(),
  };
}
