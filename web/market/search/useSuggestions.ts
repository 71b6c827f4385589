import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Product } from '../../gql/graphql.ts';
import { SearchSuggestionsDocument, suggestionsOf } from './suggestions.ts';
import type { Suggestion } from './suggestions.ts';

export const SHORTEST = 3;
const DEBOUNCE_MS = 350;

export interface Suggestions {
  state: 'idle' | 'searching' | 'ready' | 'failed';
  found: readonly Suggestion[];
}

interface Answer extends Suggestions {
  product: Product;
  text: string;
}

export const NOTHING: readonly Suggestion[] = [];
const IDLE: Suggestions = { state: 'idle', found: NOTHING };

/** The text as it may be: letters, digits, spaces and apostrophes. A phone's curly apostrophe counts as one. */
export function cleanText(typed: string): string {
  return typed.replace(/[‘’]/g, "'").replace(/[^\p{L}\p{N} ']/gu, '');
}

/**
 * Suggestions for what is typed: asked for 350 ms after the last key and from 3 characters on. Only one request
 * is in flight; a newer text cancels it.
 */
export function useSuggestions(product: Product, typed: string): Suggestions {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < SHORTEST) return;
    const cancel = new AbortController();
    const settle = (state: 'ready' | 'failed', found: readonly Suggestion[]): void => {
      if (!cancel.signal.aborted) setAnswer({ state, found, product, text });
    };
    const timer = setTimeout(() => {
      ask(client, product, text, cancel.signal).then(
        (found) => {
          settle('ready', found);
        },
        () => {
          settle('failed', NOTHING);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, product, text]);

  if (text.length < SHORTEST) return IDLE;
  if (answer?.product !== product) return { state: 'searching', found: NOTHING };
  // What was found for the text before stays until the new answer is there, so that the list does not flicker.
  return answer.text === text ? answer : { state: 'searching', found: answer.found };
}

async function ask(
  client: ApolloClient,
  product: Product,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { data } = await client.query({
    query: SearchSuggestionsDocument,
    variables: { product, text },
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  if (data === undefined) throw new Error('The search could not be loaded.');
  return suggestionsOf(data.search, product);
}
