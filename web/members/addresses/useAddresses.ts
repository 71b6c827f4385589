import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { findAddress, newSession, suggestAddresses } from './addressQueries.ts';
import type { AddressSuggestion, PostalAddress } from './addressQueries.ts';

const SHORTEST = 3;
const DEBOUNCE_MS = 350;

const NONE: readonly AddressSuggestion[] = [];

interface Addresses {
  found: readonly AddressSuggestion[];
  /** True if what was typed last has been answered. */
  isAnswered: boolean;
  /** Takes a suggestion apart; null if that is not possible. */
  take: (suggestion: AddressSuggestion) => Promise<PostalAddress | null>;
  /** True from when the service gave no answer: from then on it is not asked. */
  isOff: boolean;
}

/** Addresses that begin like what is typed (null: nothing is asked), 350 ms after the last key. */
export function useAddresses(typed: string | null): Addresses {
  const client = useApolloClient();
  const [session, setSession] = useState(newSession);
  const [isOff, setOff] = useState(false);
  const [answer, setAnswer] = useState({ text: '', found: NONE });
  const text = typed?.trim() ?? '';
  const isAsked = !isOff && text.length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return undefined;
    const cancel = new AbortController();
    const settle = (found: readonly AddressSuggestion[] | null): void => {
      if (cancel.signal.aborted) return;
      if (found === null) setOff(true);
      else setAnswer({ text, found });
    };
    const timer = setTimeout(() => {
      suggestAddresses(client, { text, session }, cancel.signal).then(settle, () => settle(null));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, text, session, isAsked]);
  const take = async ({ placeId }: AddressSuggestion): Promise<PostalAddress | null> => {
    setSession(newSession());
    const address = await findAddress(client, { placeId, session }).catch(() => null);
    if (address === null) setOff(true);
    return address;
  };
  // The last answer stays until the new one arrives, so that the list does not flicker.
  return { found: isAsked ? answer.found : NONE, isAnswered: isAsked && answer.text === text, take, isOff };
}
