import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import { feedReleases } from '../../../market/releases/feed.sql.ts';
import { lastChange, releasesFeed, type FeedRelease } from '../../../market/releases/feed.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import type { Deps } from '../../context.ts';
import { checkScope } from '../../keyAccess.ts';
import { answered, contextOf, admit, type Lanes } from '../../limits/lanes.ts';

const PATH = '/releases.atom';

/**
 * The Atom feed of releases, for members like the list of releases itself. Feed readers send an API key as the password of
 * HTTP's basic authentication, since most cannot send another header.
 */
export function feedRouter(deps: Deps, lanes: Lanes): Router {
  const router = express.Router();
  router.get(PATH, challenged, basicToBearer, admit(deps, lanes), answered(answerFeed(deps)));
  return router;
}

function answerFeed(deps: Deps): RequestHandler {
  return async (_request, response) => {
    const context = contextOf(response);
    context.asked.operation = `GET ${PATH}`;
    try {
      const viewer = await context.viewer();
      if (!viewer) throw unauthenticated();
      response.removeHeader('WWW-Authenticate');
      checkScope('FIGURES', 'member', viewer);
      const releases = await context.db.query<FeedRelease[]>(feedReleases);
      const text = releasesFeed(deps, releases);
      const changed = lastChange(releases);
      response.set('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
      if (changed !== null) response.set('Last-Modified', changed.toUTCString());
      response.set('Cache-Control', 'private, no-cache').vary('Authorization');
      response.type('application/atom+xml').send(text);
    } finally {
      await context.close();
    }
  };
}

/** Asks for credentials until the caller is known, so that feed readers prompt for a key. */
const challenged: RequestHandler = (_request, response, next) => {
  response.set(
    'WWW-Authenticate',
    'Basic realm="Releases: any name, and an API key as the password", charset="UTF-8"',
  );
  next();
};

const basicToBearer: RequestHandler = (request, _response, next) => {
  const [, encoded] = /^Basic +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  if (encoded !== undefined) {
    const [, ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
    request.headers.authorization = `Bearer ${password.join(':')}`;
  }
  next();
};
