import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contextOf } from '../limits/doors.ts';

/**
 * Gives an answer to GET that is shared a tag of what it says: whoever has it asks again each time, and is answered 304
 * while it says the same. Express compares the tags. Only the reader's own browser may have it.
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
