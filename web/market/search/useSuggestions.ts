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
  ask: Ask;
  text: string;
}

/** Asks for the suggestions of a text. The same function as long as nothing but the text changes. */
export type Ask = (client: ApolloClient, text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export const NOTHING: readonly Suggestion[] = [];
const IDLE: Suggestions = { state: 'idle', found: NOTHING };

/** The text as it may be: letters, digits, spaces and apostrophes. A phone's curly apostrophe counts as one. */
export function cleanText(typed: string): string {
  return typed.replace(/[‘’]/g, "'").replace(/[^\p{L}\p{N} ']/gu, '');
}

/** Suggestions of Speed Search for what is typed, of one tax. */
export function useSuggestions(product: Product, typed: string): Suggestions {
  return useAsked(product === 'HOTEL' ? askHotels : askBars, typed);
}

/**
 * Suggestions for what is typed: asked for 350 ms after the last key and from 3 characters on. Only one request
 * is in flight; a newer text cancels it.
 */
export function useAsked(ask: Ask, typed: string): Suggestions {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < SHORTEST) return;
    const cancel = new AbortController();
    const settle = (state: 'ready' | 'failed', found: readonly Suggestion[]): void => {
      if (!cancel.signal.aborted) setAnswer({ state, found, ask, text });
    };
    const timer = setTimeout(() => {
      ask(client, text, cancel.signal).then(
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
  }, [client, ask, text]);

  if (text.length < SHORTEST) return IDLE;
  if (answer?.ask !== ask) return { state: 'searching', found: NOTHING };
  // The last answer stays until the new one arrives, so that the list does not flicker.
  return answer.text === text ? answer : { state: 'searching', found: answer.found };
}

/** Options of a request that a newer text cancels. */
export function cancelledBy(signal: AbortSignal) {
  return { context: { fetchOptions: { signal }, queryDeduplication: false } };
}

function askOf(product: Product): Ask {
  return async (client, text, signal) => {
    const { data } = await client.query({
      query: SearchSuggestionsDocument,
      variables: { product, text },
      ...cancelledBy(signal),
    });
    if (data === undefined) throw new Error('The search could not be loaded.');
    return suggestionsOf(data.search, product);
  };
}

const askHotels = askOf('HOTEL');
const askBars = askOf('BEVERAGE');
