import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../platform/errors.ts';
import { refuseMethod } from './wrongMethod.ts';

/**
 * Refuses requests that are not a single operation, with our own messages. A page of another origin can send a query
 * by GET, but without cookies it reads only what anyone may, and cannot see the answer.
 */
export function checkGraphqlRequest(request: Request, response: Response, next: NextFunction): void {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) throw refuseMethod(response, ['GET', 'POST']);
  const problem = request.method === 'POST' ? problemOfPost(request.body) : problemOfGet(request);
  if (problem !== null) throw new AppError('BAD_REQUEST', problem);
  next();
}

function problemOfPost(body: unknown): string | null {
  if (Array.isArray(body)) return 'Send one operation at a time.';
  if (typeof body !== 'object' || body === null) return 'Send a JSON body with a query.';
  if (!('query' in body) && 'extensions' in body && isPersisted(body.extensions)) return null;
  return 'query' in body && typeof body.query === 'string' ? null : 'Send a JSON body with a query.';
}

/** Apollo itself answers the hash of a document, as its clients expect. */
function isPersisted(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions;
}

function problemOfGet(request: Request): string | null {
  const { query, extensions } = request.query;
  const isHash =
    query === undefined && typeof extensions === 'string' && extensions.includes('persistedQuery');
  return typeof query === 'string' || isHash ? null : 'Send operations by POST.';
}

/**
 * Answers faulty requests with 200 if the client asks for `application/json` only, as the specification of GraphQL over
 * HTTP wants it: a status of another kind may then come from something in between. Comes after the parser of JSON, as
 * a body that is no JSON stays 400.
 */
export function plainJson(request: Request, response: Response, next: NextFunction): void {
  const accepted = request.get('accept') ?? '';
  if (accepted.includes('application/json') && !accepted.includes('application/graphql-response+json')) {
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      if (response.statusCode === 400) response.status(200);
      return send(body);
    };
  }
  next();
}
