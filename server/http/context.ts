import 'reflect-metadata';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { KeptAnswers } from '../answers/keptAnswers.ts';
import type { AddressService } from '../members/addresses/addressService.ts';
import type { Captcha } from '../members/accounts/captcha.ts';
import type { Passwords } from '../members/accounts/passwords.ts';
import { findViewer, type Viewer } from '../members/accounts/session.ts';
import type { Throttles } from '../members/accounts/throttle.ts';
import { bearerToken } from '../members/accounts/token.ts';
import type { Billing } from '../billing/gateway.ts';
import type { TrustedProxies } from '../platform/envKinds.ts';
import type { PropertyNumber } from '../platform/lib/property.ts';
import type { Seat } from './limits/lane.ts';
import type { DoorSettings } from '../platform/limits/limits.ts';
import { createWork, type Work } from '../platform/limits/work.ts';
import { openSnapshot, type Snapshot } from '../platform/limits/snapshot.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Log } from '../platform/log.ts';
import { requestIdOf } from './requestId.ts';
import { notingThrottles } from '../members/security/notingThrottles.ts';

/** What the whole server runs on. */
export interface Deps {
  db: DataSource;
  log: Log;
  /** Signs session tokens. */
  sessionSecret: string;
  productName: string;
  /** Who runs this installation, for its privacy page and its terms. */
  operatorName: string;
  /** Address for help; null where messages only wait for administrators. */
  supportEmail: string | null;
  /** Where the web client calls a page-view endpoint and an error service; null where they are not used. */
  analyticsUrl: string | null;
  errorReportingUrl: string | null;
  /** Where its maps get their tiles, with {z}, {x} and {y}, and whose they are; null where maps have none. */
  mapTilesUrl: string | null;
  mapTilesAttribution: string | null;
  /** The product's own version, from package.json. */
  version: string;
  /** Where the built web client lies; null where only the API is served. */
  webDir: string | null;
  /** Where people reach the product, such as `https://texas.example.com`. */
  publicUrl: string;
  /** Other origins whose pages may call the APIs. */
  corsOrigins: readonly string[];
  /** Who is believed when it says which address calls. */
  trustProxy: TrustedProxies;
  passwords: Passwords;
  throttles: Throttles;
  captcha: Captcha;
  addresses: AddressService;
  /** Whether mails are sent; else they are written as files. */
  hasMailServer: boolean;
  /** How much runs at once. */
  doors: DoorSettings;
  billing: Billing;
  /** Answers about figures that were made before. */
  answers: KeptAnswers;
  /** The hotel that visitors see; null for the one of the sample's city with the highest receipts. */
  trialHotel: PropertyNumber | null;
  /** Tells the worker that a mail waits in the outbox; it would find it a little later as well. */
  mailWaits: () => void;
  /** Tells it that figures are to follow a change of brands; likewise. */
  brandsChanged: () => void;
  /** Tells it that figures are to follow a decision about a filing; likewise. */
  filingsDecided: () => void;
}

/** Facts about a call that the doors need. */
interface Call {
  /** Its work, which can be stopped. */
  work: Work;
  /** For whom it is done, as far as turns are concerned. */
  asker: string;
  /** Null where it never waited. */
  seat: Seat | null;
  /** The cost of each of its operations. */
  values: { of: WeakMap<object, number> };
  /** How many of its operations were answered alike for everyone with these rights, and how many not. */
  sharing: { shared: number; own: number };
}

/** The only wiring of a request: what resolvers may use. */
export interface Context extends Omit<Deps, 'db'>, Call {
  /** For reading; all of a query, and all of what one mutation answers, sees one state of the database. */
  db: Omit<Snapshot, 'close'>;
  /** For accounts, which are written as well. */
  accounts: DataSource;
  requestId: string;
  /** The network address that asks. */
  address: string;
  /** How the browser or program that asks calls itself. */
  userAgent: string | null;
  /** The call's bearer token, good or not. */
  token: string | null;
  loaders: Loaders;
  /** Who asks; null where nobody is signed in. Looked up once, when first needed. */
  viewer: () => Promise<Viewer | null>;
  /** Called when the answer is complete: nothing is read after it. */
  close: () => Promise<void>;
}

export type RequestFacts = Pick<Context, 'requestId' | 'address' | 'userAgent' | 'token'>;

/** What a context is told of an HTTP request. */
export function factsOf(request: Request, response: Response): RequestFacts {
  return {
    requestId: requestIdOf(response),
    // Express takes it from the connection, or from the proxies that are trusted by configuration.
    address: request.ip ?? '',
    userAgent: request.get('user-agent') ?? null,
    token: bearerToken(request.headers.authorization),
  };
}

export function createContext(deps: Deps, given: RequestFacts & { work?: Work }): Context {
  const { work = createWork(), ...facts } = given;
  let viewer: Promise<Viewer | null> | null = null;
  const snapshot = openSnapshot(deps.db, work);
  const throttles = notingThrottles(deps.throttles, { ...facts, accounts: deps.db, log: deps.log });
  return {
    ...deps,
    db: snapshot,
    accounts: deps.db,
    ...facts,
    throttles,
    ...{
      work,
      asker: facts.address,
      seat: null,
      values: { of: new WeakMap() },
      sharing: { shared: 0, own: 0 },
    },
    loaders: createLoaders(snapshot),
    viewer: () => (viewer ??= findViewer(deps.db, deps.sessionSecret, facts.token)),
    close: () => snapshot.close(),
  };
}
