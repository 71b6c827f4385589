import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { useAnew } from './useAnew.ts';

const QUERY: TypedDocumentNode<{ plan: string }, Record<string, never>> = parse('query Plan { plan }');

function Part() {
  const { data, failed, reload } = useAnew(QUERY);
  return (
    <button type="button" onClick={() => void reload()}>
      {failed ? 'failed' : (data?.plan ?? 'loading')}
    </button>
  );
}

type Observer = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];

/** Two parts over a server that answers when it is told to. */
function renderParts() {
  const waiting: Observer[] = [];
  const link = new ApolloLink(
    () => new Observable<ApolloLink.Result>((observer) => void waiting.push(observer)),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <ApolloProvider client={client}>
      <Part />
      <Part />
    </ApolloProvider>,
  );
  const answer = (at: number, plan: string): void => {
    waiting[at]?.next({ data: { plan } });
    waiting[at]?.complete();
  };
  return { waiting, answer };
}

test('parts that open together ask once', async () => {
  const { waiting, answer } = renderParts();
  answer(0, 'monthly');
  expect(await screen.findAllByText('monthly')).toHaveLength(2);
  expect(waiting).toHaveLength(1);
});

test('after a change, an answer that was under way before serves nobody', async () => {
  const { waiting, answer } = renderParts();
  await expect.poll(() => waiting.length).toBe(1);
  const [first] = screen.getAllByText('loading');
  if (first !== undefined) fireEvent.click(first);
  await expect.poll(() => waiting.length).toBe(2);
  answer(0, 'monthly');
  answer(1, 'yearly');
  await expect.poll(() => screen.queryAllByText('yearly').length).toBe(2);
});

test('a part that failed shows the answer of the next attempt', async () => {
  const { waiting, answer } = renderParts();
  waiting[0]?.error(new Error('offline'));
  const [first] = await screen.findAllByText('failed');
  if (first !== undefined) fireEvent.click(first);
  await expect.poll(() => waiting.length).toBe(2);
  answer(1, 'yearly');
  await screen.findAllByText('yearly');
});
