import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from './session.ts';

/** Whether an error means that the token is missing, has ended or was ended. */
export function isSignedOutError(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

const bearer = new SetContextLink(() => {
  const token = readToken();
  return token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
});

/** A client over the given end of the chain; tests give one that answers from the schema. */
export function makeClient(
  onSignedOut: () => void,
  end: ApolloLink = new HttpLink({ uri: '/graphql' }),
): ApolloClient {
  const signedOut = new ErrorLink(({ error }) => {
    if (isSignedOutError(error)) onSignedOut();
  });
  return new ApolloClient({
    link: ApolloLink.from([signedOut, bearer, end]),
    cache: new InMemoryCache({
      typePolicies: { About: { keyFields: [] }, LatestPeriod: { keyFields: false } },
    }),
    devtools: { enabled: false },
  });
}
