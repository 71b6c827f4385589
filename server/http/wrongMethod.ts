import express, { type RequestHandler } from 'express';
import { AppError } from '../platform/errors.ts';

/** A path that is answered, and by which method. */
export interface Answered {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
}

/**
 * Refuses a call of a known path by a method that it does not take, after all routes: 405, with `Allow`. Its own routes
 * answer nothing, so they are not listed among the server's.
 */
export function wrongMethod(answered: readonly Answered[]): RequestHandler {
  const router = express.Router();
  const found = new WeakMap<object, Set<string>>();
  for (const { method, path } of answered) {
    // A path with parameters can match several routes.
    router.all(path, (request, _response, next) => {
      const methods = found.get(request) ?? new Set<string>();
      found.set(request, methods.add(method.toUpperCase()));
      next();
    });
  }
  const refuse: RequestHandler = (request, response, next) => {
    const methods = found.get(request);
    const asked = request.method === 'HEAD' ? 'GET' : request.method;
    // A route that takes this method and handed the call on has found nothing.
    if (methods && !methods.has(asked)) throw refuseMethod(response, [...methods]);
    next();
  };
  router.use(refuse);
  return (request, response, next) => router(request, response, next);
}

/** The refusal of a method, with the header that names those which are taken. */
export function refuseMethod(
  response: { set: (name: string, value: string) => unknown },
  methods: readonly string[],
): AppError {
  response.set('Allow', methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)).join(', '));
  return new AppError('METHOD_NOT_ALLOWED', `Call this path by ${methods.join(' or ')}.`);
}
