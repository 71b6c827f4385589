import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { findViewer, type Viewer } from './accounts/session.ts';
import { bearerToken } from './accounts/token.ts';
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
export interface Context extends Deps {
  requestId: string;
  loaders: Loaders;
  /** Who asks; null where nobody is signed in. Looked up once, when first needed. */
  viewer: () => Promise<Viewer | null>;
}

export interface RequestFacts {
  authorization: string | undefined;
  requestId: string;
}

export function createContext(deps: Deps, { authorization, requestId }: RequestFacts): Context {
  let viewer: Promise<Viewer | null> | null = null;
  return {
    ...deps,
    requestId,
    loaders: createLoaders(deps.db),
    viewer: () => (viewer ??= findViewer(deps.db, deps.sessionSecret, bearerToken(authorization))),
  };
}
