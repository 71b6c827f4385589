import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { AddressQuery, AddressSuggestionsQuery } from '../../gql/graphql.ts';

const AddressSuggestionsDocument = graphql(`
  query AddressSuggestions($text: String!, $session: String!) {
    addressSuggestions(text: $text, session: $session) {
      placeId
      street
      place
    }
  }
`);

const AddressDocument = graphql(`
  query Address($placeId: String!, $session: String!) {
    address(placeId: $placeId, session: $session) {
      line1
      line2
      city
      state
      postalCode
      country
    }
  }
`);

export type AddressSuggestion = NonNullable<AddressSuggestionsQuery['addressSuggestions']>[number];
export type PostalAddress = NonNullable<AddressQuery['address']>;

/** Suggestions for the typed text; null if there are none to be asked for. */
export async function suggestAddresses(
  client: ApolloClient,
  variables: { text: string; session: string },
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[] | null> {
  const context = { fetchOptions: { signal }, queryDeduplication: false };
  const { data } = await client.query({
    query: AddressSuggestionsDocument,
    variables,
    context,
    fetchPolicy: 'no-cache',
  });
  return data?.addressSuggestions ?? null;
}

/** The parts of a chosen address; null if the service does not answer. */
export async function findAddress(
  client: ApolloClient,
  variables: { placeId: string; session: string },
): Promise<PostalAddress | null> {
  const { data } = await client.query({ query: AddressDocument, variables, fetchPolicy: 'no-cache' });
  return data?.address ?? null;
}

/** A new token for each address that is filled in: the service bills all its requests as one. */
export function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
