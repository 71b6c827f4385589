import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/gql.ts';
import { AboutDocument } from './about.ts';
import { publicPathOf } from './publicPath.ts';
import { reportToService } from './reportToService.ts';

const ReportClientErrorDocument = graphql(`
  mutation ReportClientError($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      ok
    }
  }
`);

const MOST = 20;
const LONGEST = 2_000;

/** Tells the server of what went wrong here, each error once; members see nothing of it. */
export function makeReporter(client: ApolloClient): (what: string, error: unknown) => void {
  const told = new Set<string>();
  return (what, error) => {
    // A report that fails is not reported, nor is what was given up on purpose.
    if (what === 'ReportClientError' || isGivenUp(error)) return;
    const text = `${what}: ${textOf(error)}`.slice(0, LONGEST);
    if (told.has(text) || told.size >= MOST) return;
    told.add(text);
    const url = window.location.origin + publicPathOf(window.location.pathname);
    client
      .mutate({ mutation: ReportClientErrorDocument, variables: { input: { error: text, url } } })
      .catch(() => undefined);
    const dsn = client.readQuery({ query: AboutDocument })?.about.errorReportingUrl ?? null;
    if (dsn !== null) reportToService(dsn, text, url);
  };
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
