import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { findViewer, type Viewer } from './accounts/session.ts';
import { bearerToken } from './accounts/token.ts';
import type { Db } from './lib/db.ts';
import { openSnapshot } from './lib/snapshot.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Log } from './log.ts';

/** What the whole server runs on. */
export interface Deps {
  db: DataSource;
  log: Log;
  /** Signs session tokens. */
  sessionSecret: string;
  productName: string;
  /** The product's own version, from package.json. */
  version: string;
  /** Where the built web client lies; null where only the API is served. */
  webDir: string | null;
}

/** The only wiring of a request: what resolvers may use. */
export interface Context extends Omit<Deps, 'db'> {
  /** For reading; all of a request sees one state of the database. */
  db: Db;
  /** For accounts, which are written as well. */
  accounts: DataSource;
  requestId: string;
  loaders: Loaders;
  /** Who asks; null where nobody is signed in. Looked up once, when first needed. */
  viewer: () => Promise<Viewer | null>;
  /** Called when the answer is complete: nothing is read after it. */
  close: () => Promise<void>;
}

export interface RequestFacts {
  authorization: string | undefined;
  requestId: string;
}

export function createContext(deps: Deps, { authorization, requestId }: RequestFacts): Context {
  let viewer: Promise<Viewer | null> | null = null;
  const snapshot = openSnapshot(deps.db);
  return {
    ...deps,
    db: snapshot,
    accounts: deps.db,
    requestId,
    loaders: createLoaders(snapshot),
    viewer: () => (viewer ??= findViewer(deps.db, deps.sessionSecret, bearerToken(authorization))),
    close: () => snapshot.close(),
  };
}
