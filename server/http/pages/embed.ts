import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Response, type Router } from 'express';
import { embedFigures } from '../../market/search/samples/embedFigures.ts';
import { EMBED_STYLE_HASH, embedPage, noEmbedPage } from '../../market/search/samples/embedPage.ts';
import { findPublic } from '../../market/search/samples/publicSamples.ts';
import { readFiguresState } from '../../platform/figuresState.sql.ts';
import { refuseWhole } from '../../platform/limits/throttle/throttle.ts';
import { toPublicError } from '../../platform/errors.ts';
import { waitFor } from '../httpErrors.ts';
import type { Context, Deps } from '../context.ts';
import { answered, contextOf, admit, type Lanes } from '../limits/lanes.ts';

/** Time for which a browser may still show a chart after its sample was closed. */
const KEPT_S = 300;
const MOST_KEPT = 200;

const NOT_PUBLIC =
  'This chart is not public. Charts of samples can be embedded; all others are for members who sign in.';
const TOO_OFTEN = 'Charts were opened too often from your network.';

/**
 * Charts of public samples for other people's pages. They need no session, hold nothing of members, and are the only
 * pages that others may frame.
 */
export function embedRouter(deps: Deps, lanes: Lanes): Router {
  const router = express.Router();
  router.get('/embed/:id', framed, admit(deps, lanes), answered(answerEmbed(deps)));
  return router;
}

/** Everybody may frame the page, and it may load nothing. */
const framed: RequestHandler = (_request, response, next) => {
  const policy = [
    "default-src 'none'",
    `style-src ${EMBED_STYLE_HASH}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ];
  response.removeHeader('X-Frame-Options');
  response.set('Content-Security-Policy', policy.join('; '));
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  response.set('X-Robots-Tag', 'noindex');
  next();
};

function answerEmbed(deps: Deps): RequestHandler {
  const pageOf = keptPages(deps);
  return async ({ params, query }, response) => {
    const context = contextOf(response);
    context.asked.operation = 'GET /embed';
    try {
      await context.throttles.take('embed', { address: context.address }).catch(refuseWhole(TOO_OFTEN));
      const page = await pageOf(context, String(params['id']), query['tax'] === 'bar');
      if (page === null) response.status(404).set('Cache-Control', 'no-cache');
      else {
        response.set('Cache-Control', `public, max-age=${String(KEPT_S)}`);
        response.set('ETag', `"${createHash('sha256').update(page).digest('base64url')}"`);
      }
      response.type('html').send(page ?? noEmbedPage(deps, NOT_PUBLIC));
    } catch (error) {
      refuse(deps, response, context, error);
    } finally {
      await context.close();
    }
  };
}

function refuse(deps: Deps, response: Response, { spending }: Context, error: unknown): void {
  const { code, message, status, unexpected } = toPublicError(error);
  if (unexpected) deps.log.error({ err: error }, 'An embedded chart failed');
  response.set(waitFor(code, spending));
  response.status(status).set('Cache-Control', 'no-store').type('html').send(noEmbedPage(deps, message));
}

type PageOf = (context: Context, id: string, isBars: boolean) => Promise<string | null>;

/** Pages of public samples; null for all else. Each is made once until figures change. */
function keptPages(deps: Deps): PageOf {
  const kept = new Map<string, string>();
  let keptState = '';
  return async (context, id, isBars) => {
    const subject = await findPublic(context, id);
    if (subject === null) return null;
    const [row] = await context.db.query<{ state: string }[]>(readFiguresState);
    const state = row?.state ?? '';
    if (state !== keptState || kept.size >= MOST_KEPT) kept.clear();
    keptState = state;
    // A page that was begun before figures changed ends after, and must not be taken for a new one.
    const key = `${state} ${subject.id} ${String(isBars)}`;
    const page =
      kept.get(key) ??
      embedPage(deps, subject, await embedFigures(context, subject, isBars ? 'BEVERAGE' : 'HOTEL'));
    kept.set(key, page);
    return page;
  };
}
