import { ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { StyleProvider } from '@ant-design/cssinjs';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { makeClient } from '../app/apollo.ts';
import { storeMember, storeToken } from '../app/session.ts';
import { stubBrowser } from './browserStubs.ts';
import { fakeRoot } from './fakeApi.ts';
import { lookSeldom, quickElementError, quickStyles } from './quickTools.ts';
import { readSchema } from './readSchema.ts';

const schema = readSchema();
// For all test files of a process.
lookSeldom();
quickStyles();
const member = {
  id: 'member:1',
  firstName: 'Ana',
  isPaid: true,
  isSubscribed: true,
  isFree: false,
  isAdmin: false,
};

export interface Asked {
  name: string;
  variables: Record<string, unknown>;
  /** True if the page has given up on it. */
  isCancelled: () => boolean;
}

interface Options {
  /** Answers that differ from those of the fake API. */
  answers?: Partial<Record<keyof typeof fakeRoot, unknown>>;
  /** Operations that get no answer at all. */
  unanswered?: readonly string[];
  /** The failure of those operations that fail. */
  failure?: Error;
  signedIn?: boolean;
}

interface Page {
  user: UserEvent;
  /** Operations that were sent to the API, in order. */
  asked: Asked[];
  /** Operations that fail from now on. */
  failing: Set<string>;
  onSignedOut: ReturnType<typeof vi.fn>;
  /** The contents of Apollo's cache, as JSON. */
  cached: () => string;
}

/** Sets up what every test of a page needs; call it once in the test file. */
export function usePages(): void {
  // Nothing is hidden by a style sheet here, and looking for it is slow.
  configure({ defaultHidden: true, asyncUtilTimeout: 30_000, getElementError: quickElementError });
  beforeEach(() => {
    stubBrowser();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  // Code that is still loading when its file ends fails, and stays broken for every later file of this process.
  afterAll(() => vi.dynamicImportSettled());
}

/** The application at an address, over the committed schema with invented figures. */
export function renderPage(path: string, options: Options = {}): Page {
  const { answers, unanswered = [], failure = new Error('The server is away.'), signedIn = true } = options;
  if (signedIn) {
    storeToken('a-token');
    storeMember(member);
  }
  window.history.replaceState(null, '', path);
  const asked: Asked[] = [];
  const failing = new Set<string>();
  const watch = new ApolloLink((operation, forward) => {
    const signal = signalOf(operation.getContext());
    const name = operation.operationName ?? '';
    asked.push({ name, variables: operation.variables, isCancelled: () => signal?.aborted ?? false });
    if (failing.has(name)) return failedWith(failure);
    return unanswered.includes(name) ? new Observable(() => undefined) : forward(operation);
  });
  const api = new SchemaLink({ schema, rootValue: { ...fakeRoot, ...answers } });
  const onSignedOut = vi.fn();
  const client = makeClient({ onSignedOut }, watch.concat(api));
  render(
    // Without its style sheets jsdom is an order of magnitude faster.
    <StyleProvider mock="server">
      <App client={client} />
    </StyleProvider>,
  );
  const cached = (): string => JSON.stringify(client.cache.extract());
  return { user: userEvent.setup(), asked, failing, onSignedOut, cached };
}

function signalOf(context: Readonly<Record<string, unknown>>): AbortSignal | null {
  const options = context['fetchOptions'];
  if (typeof options !== 'object' || options === null || !('signal' in options)) return null;
  return options.signal instanceof AbortSignal ? options.signal : null;
}

function failedWith(failure: Error): Observable<never> {
  return new Observable((observer) => {
    observer.error(failure);
  });
}

/** Goes to another address without loading the application again. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** The address that shows. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
