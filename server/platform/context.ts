import type { DataSource } from 'typeorm';
import type { PropertyNumber } from './lib/property.ts';
import type { Snapshot } from './limits/snapshot.ts';
import type { Log } from './log.ts';
import type { Throttles } from './throttle/throttle.ts';
import type { Viewer } from './viewer.ts';

/** The operator's choices for this installation that clients and mails state. */
export interface Settings {
  productName: string;
  /** Named as responsible by the privacy page and the terms. */
  operatorName: string;
  /** Address for help; null where messages only wait for administrators. */
  supportEmail: string | null;
  /** Addresses of a page-view endpoint and of an error service; null where they are not used. */
  analyticsUrl: string | null;
  errorReportingUrl: string | null;
  /** Address of map tiles, with {z}, {x} and {y}, and their owner's name; null where maps have none. */
  mapTilesUrl: string | null;
  mapTilesAttribution: string | null;
  /** The product's own version, from package.json. */
  version: string;
  /** The product's public address, such as `https://texas.example.com`. */
  publicUrl: string;
  /** Signs session tokens. */
  sessionSecret: string;
  /** Whether mails are sent; else they are written as files. */
  hasMailServer: boolean;
  /** The hotel that visitors see; null for the one of the sample's city with the highest receipts. */
  trialHotel: PropertyNumber | null;
}

/** Ways to tell the worker at once of something that it would find a little later by itself. */
export interface Signals {
  mailWaits: () => void;
  brandsChanged: () => void;
  filingsDecided: () => void;
}

/** One call, as every feature sees it: how it reads and writes, and for whom. */
export interface CallContext extends Settings, Signals {
  log: Log;
  throttles: Throttles;
  /** The captcha's public key, for web clients; null where there is no captcha. */
  captchaSiteKey: string | null;
  /** For reading; all of a query, and all of what one mutation answers, sees one state of the database. */
  db: Omit<Snapshot, 'close'>;
  /** For accounts, which are written as well. */
  accounts: DataSource;
  requestId: string;
  /** The network address that asks. */
  address: string;
  /** The browser's or program's name for itself. */
  userAgent: string | null;
  /** The call's bearer token, good or not. */
  token: string | null;
  /** The signed-in member, looked up once when first needed; null where nobody is. */
  viewer: () => Promise<Viewer | null>;
}
