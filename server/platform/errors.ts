import { GraphQLError } from 'graphql';
import { isDatabaseAway } from './lib/databaseAway.ts';

/** All values of `extensions.code`, with the HTTP status of REST and GraphQL. */
export const errorCodes = {
  /** No session, or one that has ended: sign in. */
  UNAUTHENTICATED: 401,
  /** Signed in, but the account has no right to this. */
  FORBIDDEN: 403,
  /** An administrator without two-step sign-in: set it up in My Account. */
  SECOND_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  /** The path is known, but not by this method: `Allow` names those which it takes. */
  METHOD_NOT_ALLOWED: 405,
  /** An argument or a body is invalid; the message says which. */
  BAD_USER_INPUT: 400,
  /** A part of an upload does not follow the last one: ask where to continue. */
  WRONG_OFFSET: 409,
  /** Deeper, wider or longer than the limits allow. */
  QUERY_TOO_COMPLEX: 400,
  /** The document is not GraphQL, or not of this schema. */
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  BAD_REQUEST: 400,
  /** Only the hash of a document was sent: send the document. Apollo's clients do so by themselves. */
  PERSISTED_QUERY_NOT_SUPPORTED: 200,
  /** Too many attempts: wait as long as the message and `Retry-After` say. */
  TOO_MANY_ATTEMPTS: 429,
  /** An API key has used up the points of this minute: wait until `Retry-After`. */
  POINTS_USED_UP: 429,
  /** The exports of 24 hours are used up: the message says when the next one is free. */
  EXPORTS_USED_UP: 429,
  /** Too many calls of the same member or address are running or waiting: wait for their answers. */
  TOO_MANY_AT_ONCE: 429,
  /** The product is under maintenance: come back later. */
  MAINTENANCE: 503,
  /** The database took longer than a request may: ask for less. */
  TIMEOUT: 503,
  /** The server is overloaded: try again in a few seconds. */
  BUSY: 503,
  /** The database cannot be reached. */
  UNAVAILABLE: 503,
  /** Our fault; logged once under the request id of the answer. */
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Seconds for `Retry-After`, for errors that pass by themselves. */
const passing: Partial<Record<ErrorCode, number>> = {
  TOO_MANY_ATTEMPTS: 300,
  MAINTENANCE: 60,
  TIMEOUT: 5,
  BUSY: 5,
  TOO_MANY_AT_ONCE: 5,
  POINTS_USED_UP: 60,
  UNAVAILABLE: 5,
};

/** Null for errors that do not pass by themselves. */
export function retryAfter(code: ErrorCode): number | null {
  return passing[code] ?? null;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

/** These refuse a GraphQL operation whole, and so decide its HTTP status; the others may come with partial data. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_STEP_REQUIRED',
  'QUERY_TOO_COMPLEX',
]);

/** An expected failure, with a message for the caller. */
export class AppError extends GraphQLError {
  constructor(code: ErrorCode, message: string) {
    const http = refusals.has(code) ? { http: { status: errorCodes[code] } } : {};
    super(message, { extensions: { code, ...http } });
  }
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Sign in to continue.');
}

/** Refuses the whole operation, for a field that everything else in it depends on. */
export function tooManyRequests(
  message: string,
  code: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_AT_ONCE' | 'POINTS_USED_UP' | 'EXPORTS_USED_UP' = 'TOO_MANY_ATTEMPTS',
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: errorCodes[code] } } });
}

/** Refuses an operation of an API key for which too few points are left. */
export function pointsUsedUp(
  points: number,
  left: { remaining: number; resetSeconds: number },
): GraphQLError {
  const message =
    `This costs ${String(points)} points, and ${String(left.remaining)} are left for your API keys in this minute. ` +
    `Wait ${String(left.resetSeconds)} seconds, or ask for less.`;
  return tooManyRequests(message, 'POINTS_USED_UP');
}

/** Refuses a call if too many others of the same caller are running or waiting. */
export function tooManyAtOnce(): GraphQLError {
  const message = 'You are asking too much at once. Wait for answers before you ask more.';
  return tooManyRequests(message, 'TOO_MANY_AT_ONCE');
}

export function badInput(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message);
}

export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} was not found.`);
}

export interface PublicError {
  code: ErrorCode;
  message: string;
  status: number;
  /** True if the cause is ours and it is not logged yet. */
  unexpected: boolean;
}

const MASKED = 'Something went wrong. It has been logged.';

function ownError(code: 'TIMEOUT' | 'BUSY' | 'UNAVAILABLE' | 'INTERNAL_SERVER_ERROR'): PublicError {
  const message = {
    TIMEOUT: 'This took too long. Ask for fewer months or places.',
    BUSY: 'The server is busy. Try again in a few seconds.',
    UNAVAILABLE: 'The database cannot be reached. Try again in a moment.',
    INTERNAL_SERVER_ERROR: MASKED,
  }[code];
  return { code, message, status: errorCodes[code], unexpected: true };
}

const STATEMENT_TIMEOUT = '57014';
/** pg-pool reports this only by its message: no connection became free, or none could be made in time. */
const POOL_TIMEOUTS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && POOL_TIMEOUTS.has(error.message);
}

function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? databaseCode(error.driverError) : null;
}

/** The error as a client may see it; errors that are not on the list are masked. */
export function toPublicError(error: unknown): PublicError {
  if (error instanceof GraphQLError) {
    const { code } = error.extensions;
    if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
      return { code, message: error.message, status: errorCodes[code], unexpected: false };
    }
    if (error.originalError) return toPublicError(error.originalError);
  }
  if (databaseCode(error) === STATEMENT_TIMEOUT) return ownError('TIMEOUT');
  if (isPoolTimeout(error)) return ownError('BUSY');
  if (isDatabaseAway(error)) return ownError('UNAVAILABLE');
  return ownError('INTERNAL_SERVER_ERROR');
}
