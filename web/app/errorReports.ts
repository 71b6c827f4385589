import type { ApolloClient } from '@apollo/client';
import { AboutDocument } from './about.ts';
import { publicPathOf } from './publicPath.ts';
import { reportToService } from './reportToService.ts';
import { readToken } from './session.ts';

const ENDPOINT = '/rest/basic/errorlog';

const MOST = 20;
const LONGEST = 2_000;

/**
 * Tells the server of what went wrong here, each error once; members see nothing of it. Not over GraphQL, which may be
 * what fails.
 */
export function makeReporter(client: ApolloClient): (what: string, error: unknown) => void {
  const told = new Set<string>();
  return (what, error) => {
    if (isGivenUp(error)) return;
    const text = `${what}: ${textOf(error)}`.slice(0, LONGEST);
    if (told.has(text) || told.size >= MOST) return;
    told.add(text);
    const url = window.location.origin + publicPathOf(window.location.pathname);
    send(text, url);
    const dsn = client.readQuery({ query: AboutDocument })?.about.errorReportingUrl ?? null;
    if (dsn !== null) reportToService(dsn, text, url);
  };
}

/** Sends a report, even if the page is left. One that fails is lost, and not reported. */
function send(error: string, url: string): void {
  const headers = new Headers({ 'content-type': 'application/json' });
  const token = readToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const body = JSON.stringify({ error, url });
  fetch(ENDPOINT, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** A call of the API that failed, as reports name it. */
export function failedCall(operation: string): string {
  return `${operation} (POST /graphql)`;
}

function isGivenUp(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) === true
    ? error.stack
    : `${error.name} ${error.message} ${error.stack ?? ''}`;
}

/** Reports what nothing else caught. */
export function watchErrors(report: (what: string, error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => report('Uncaught', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report('Unhandled', reason));
}
