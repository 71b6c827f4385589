import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contextOf } from '../limits/lanes.ts';

/**
 * Adds an ETag to shared answers to GET: clients ask again each time and get 304 while it is unchanged. Express
 * compares the tags. Only the reader's own browser may cache it.
 */
export const tagged: RequestHandler = (request, response, next) => {
  if (request.method === 'GET') {
    const { sharing } = contextOf(response);
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      const isShared = response.statusCode === 200 && sharing.shared > 0 && sharing.own === 0;
      if (typeof body === 'string' && isShared) {
        response.set('ETag', `W/"${createHash('sha256').update(body).digest('base64url')}"`);
        response.set('Cache-Control', 'private, no-cache').vary('Authorization');
      }
      return send(body);
    };
  }
  next();
};
