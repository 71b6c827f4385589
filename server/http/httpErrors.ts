import type { NextFunction, Request, Response } from 'express';
import { AppError, retryAfter, toPublicError, type ErrorCode } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import { requestIdOf } from './requestId.ts';

/** Message for a failed request, whatever the cause. */
interface SaidError {
  code: ErrorCode;
  message: string;
  requestId: string;
}

/** Errors as REST answers them. */
export function restErrors(log: Log) {
  return answerErrors(log, (error) => ({ error }));
}

/** Errors as GraphQL answers them, of requests that never came to be an operation. */
export function graphqlErrors(log: Log) {
  return answerErrors(log, ({ message, ...extensions }) => ({ errors: [{ message, extensions }] }));
}

/** All errors are JSON. Errors that GraphQL has not logged are logged here. */
function answerErrors(log: Log, form: (error: SaidError) => object) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const requestId = requestIdOf(response);
    const { code, message, status } = describe(error);
    if (status === 500 && !(error instanceof AppError)) {
      log.error({ err: error, requestId }, 'A request failed');
    }
    if (!response.get('Retry-After')) response.set(waitFor(code, null));
    response.status(status).set('Cache-Control', 'no-store').json(form({ code, message, requestId }));
  };
}

/** The header that says when to try again, as the refusal says it or as is usual; none if waiting does not help. */
export function waitFor(
  code: ErrorCode,
  refusal: { waitSeconds: number | null } | null,
): Readonly<Record<string, string>> {
  const own = code === 'TOO_MANY_ATTEMPTS' ? (refusal?.waitSeconds ?? null) : null;
  const seconds = own ?? retryAfter(code);
  return seconds === null ? {} : { 'Retry-After': String(seconds) };
}

function describe(error: unknown): { code: ErrorCode; message: string; status: number } {
  // Errors of express itself: a body that is too large or not JSON, or an invalid path.
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return { code: 'BAD_REQUEST', message: 'The request cannot be read.', status: error.status };
  }
  return toPublicError(error);
}
