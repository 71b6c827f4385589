import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

let last: { path: string; id: string } | null = null;

/** Remembers the id of a request that failed, which the server's log knows it by. */
export function noteFailedRequest(error: unknown): void {
  const id = requestIdOf(error);
  if (id !== null) last = { path: window.location.pathname, id };
}

/** The id of the last request that failed on the page that shows; null if none did. */
export function lastFailedRequest(): string | null {
  return last?.path === window.location.pathname ? last.id : null;
}

function requestIdOf(error: unknown): string | null {
  if (ServerError.is(error)) return error.response.headers.get('x-request-id');
  if (!CombinedGraphQLErrors.is(error)) return null;
  const id = error.errors[0]?.extensions?.['requestId'];
  return typeof id === 'string' ? id : null;
}
