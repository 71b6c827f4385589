import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors.ts';

/** A browser sends these only where it was allowed to, so a page of another origin cannot make it ask unasked. */
const PROOFS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Refuses, in our own words, what is no single operation. Browsers send JSON only where they may, too. */
export function checkGraphqlRequest(request: Request, _response: Response, next: NextFunction): void {
  const problem = request.method === 'POST' ? problemOfPost(request.body) : problemOfGet(request);
  if (problem !== null) throw new AppError('BAD_REQUEST', problem);
  next();
}

function problemOfPost(body: unknown): string | null {
  if (Array.isArray(body)) return 'Send one operation at a time.';
  const hasQuery = typeof body === 'object' && body !== null && 'query' in body;
  return hasQuery && typeof body.query === 'string' ? null : 'Send a JSON body with a query.';
}

function problemOfGet(request: Request): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'Send operations by POST.';
  if (typeof request.query['query'] !== 'string') return 'Send operations by POST.';
  const isProven = PROOFS.some((name) => request.get(name));
  return isProven ? null : 'Send a query by GET with the header apollo-require-preflight.';
}
