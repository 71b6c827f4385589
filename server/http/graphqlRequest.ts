import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../platform/errors.ts';

/** Browsers send these headers only with permission, so a page of another origin cannot send them silently. */
const PROOFS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Refuses requests that are not a single operation, with our own messages. Browsers need permission to send
 * JSON, too.
 */
export function checkGraphqlRequest(request: Request, _response: Response, next: NextFunction): void {
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
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'Send operations by POST.';
  const { query, extensions } = request.query;
  const isHash =
    query === undefined && typeof extensions === 'string' && extensions.includes('persistedQuery');
  if (typeof query !== 'string' && !isHash) return 'Send operations by POST.';
  const isProven = PROOFS.some((name) => request.get(name));
  return isProven ? null : 'Send a query by GET with the header apollo-require-preflight.';
}
