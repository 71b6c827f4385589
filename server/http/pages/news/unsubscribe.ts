import express, { type Router } from 'express';
import { stopNewsMails } from '../../../members/news/newsChoice.ts';
import { refuseWhole } from '../../../platform/limits/throttle/throttle.ts';
import { callerAddress } from '../../callerAddress.ts';
import type { Deps } from '../../context.ts';

const TOO_OFTEN = 'Emails were ended too often from your network.';

/**
 * Ends emails with news by the press of a button in a mail program, which posts to the address of the page (RFC 8058).
 * Opening the address changes nothing: programs that look at emails open links.
 */
export function unsubscribeRouter({ db, throttles }: Deps): Router {
  const router = express.Router();
  router.post('/unsubscribe/:key', async (request, response) => {
    const { key } = request.params;
    const address = callerAddress(request.ip ?? '');
    await throttles.take('unsubscribe', { address }).catch(refuseWhole(TOO_OFTEN));
    await stopNewsMails(db, key);
    response
      .status(200)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send('You no longer get these emails.\n');
  });
  return router;
}
