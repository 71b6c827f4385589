import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Response, type Router } from 'express';
import { newsForFeed, readerOf, type ClosedFeed } from '../../../members/news/newsFeed.ts';
import { FEEDS } from '../../../members/news/newsFeed.rules.ts';
import { newsFeedText } from '../../../members/news/newsFeedText.ts';
import { toPublicError } from '../../../platform/errors.ts';
import { waitFor } from '../../httpErrors.ts';
import type { Context, Deps } from '../../context.ts';
import { answered, contextOf, admit, type Lanes } from '../../limits/lanes.ts';

/**
 * The Atom feeds of members. The key in the address is all that opens one, and opens nothing else, because feed readers
 * have no session. Every answer that is no feed is a sentence, since readers show it to people.
 */
export function memberFeedRouter(deps: Deps, lanes: Lanes): Router {
  const router = express.Router();
  router.get(`${FEEDS}/:key`, admit(deps, lanes), answered(answerFeed(deps)));
  return router;
}

function answerFeed({ publicUrl, log }: Deps): RequestHandler {
  return async ({ params }, response) => {
    const context = contextOf(response);
    try {
      response.set('Cache-Control', 'private, no-cache').set('X-Robots-Tag', 'noindex');
      const reader = await readerOf(context, String(params['key']));
      if (typeof reader === 'string') refuse(response, publicUrl, reader);
      else await send(context, response, reader.memberId);
    } catch (error) {
      const { code, message, status, unexpected } = toPublicError(error);
      if (unexpected) log.error({ err: error, requestId: context.requestId }, 'A feed failed');
      response.set(waitFor(code, context.spending));
      response.status(status).type('text').send(`${message}\n`);
    } finally {
      await context.close();
    }
  };
}

async function send(context: Context, response: Response, memberId: string): Promise<void> {
  context.asked.memberId = memberId;
  const text = newsFeedText(context, memberId, await newsForFeed(context.db, memberId));
  response.set('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
  response.type('application/atom+xml').send(text);
}

function refuse(response: Response, publicUrl: string, why: ClosedFeed): void {
  const make = `Make a new address at ${publicUrl}/stt/new and give it to your feed reader.`;
  const answers: Readonly<Record<ClosedFeed, [number, string]>> = {
    UNKNOWN: [404, `This is no address of a feed. ${make}`],
    // Readers stop asking then.
    GONE: [410, `This address was replaced or deleted. ${make}`],
    ENDED: [
      403,
      `Your membership has ended, and with it this feed. Choose a plan at ${publicUrl}/paymentplan: the same address works again then.`,
    ],
  };
  const [status, sentence] = answers[why];
  response.status(status).type('text').send(`${sentence}\n`);
}
