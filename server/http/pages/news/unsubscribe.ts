import express, { type Router } from 'express';
import { stopNewsMails } from '../../../members/news/newsChoice.ts';
import type { Deps } from '../../context.ts';

/**
 * Ends emails with news by the press of a button in a mail program, which posts to the address of the page (RFC 8058).
 * Opening the address changes nothing: programs that look at emails open links.
 */
export function unsubscribeRouter({ db }: Deps): Router {
  const router = express.Router();
  router.post('/unsubscribe/:key', async (request, response) => {
    const { key } = request.params;
    await stopNewsMails(db, key);
    response
      .status(200)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send('You no longer get these emails.\n');
  });
  return router;
}
