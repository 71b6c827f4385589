import type { DataSource } from 'typeorm';
import type { PropertyNumber } from './lib/property.ts';
import type { Snapshot } from './limits/snapshot.ts';
import type { Log } from './log.ts';
import type { Throttles } from './limits/throttle/throttle.ts';
import type { Viewer } from './viewer.ts';

/** The operator's settings for this installation that clients and emails show. */
export interface Settings {
  productName: string;
  /** Named as responsible by the privacy page and the terms. */
  operatorName: string | null;
  /** Address for help; null if messages only wait for administrators. */
  supportEmail: string | null;
  /** Addresses of operators besides those of administrators, for emails about imports and payments. */
  operatorMails: readonly string[];
  /** Addresses of a page-view endpoint and of an error service; null if they are not used. */
  analyticsUrl: string | null;
  errorReportingUrl: string | null;
  /** Address of map tiles, with {z}, {x} and {y}, and their owner's name; null if maps have none. */
  mapTilesUrl: string | null;
  mapTilesAttribution: string | null;
  /** The product's own version, from package.json. */
  version: string;
  /** The product's public address, such as `https://texas.example.com`. */
  publicUrl: string;
  /** Signs session tokens. */
  sessionSecret: string;
  /** Service that finds points of addresses; null if maps have the middles of ZIP codes only. */
  geocoder: 'census' | 'google' | null;
  /** True if emails are sent; otherwise they are written to files. */
  hasMailServer: boolean;
  /** False without REDIS_URL: nothing is queued. */
  hasQueues: boolean;
  /** Hotel that visitors see; null for the one with the highest receipts in the sample's city. */
  trialHotel: PropertyNumber | null;
}

/** Signals that tell the worker at once about something that it would otherwise find a little later. */
export interface Signals {
  mailWaits: () => void;
  brandsChanged: () => void;
  filingsDecided: () => void;
  dataRequested: () => void;
  exportRequested: () => void;
}

/** Context of a call for all features: how it reads and writes, and for whom. */
export interface CallContext extends Settings, Signals {
  log: Log;
  throttles: Throttles;
  /** The captcha's public key, for web clients; null if there is no captcha. */
  captchaSiteKey: string | null;
  /** For reading. A whole query, or the whole answer of a mutation, sees one state of the database. */
  db: Omit<Snapshot, 'close'>;
  /** For accounts, which are also written. */
  accounts: DataSource;
  requestId: string;
  /** The caller's network address. */
  address: string;
  /** User agent of the browser or program. */
  userAgent: string | null;
  /** The call's bearer token, good or not. */
  token: string | null;
  /** The signed-in member, looked up once when first needed; null if nobody is signed in. */
  viewer: () => Promise<Viewer | null>;
}
