import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from './session.ts';

/** Whether an error means that the token is missing, has ended or was ended. */
export function isSignedOutError(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return hasCode(error, 'UNAUTHENTICATED');
}

/** Whether an error means that the product is under maintenance. */
export function isMaintenanceError(error: unknown): boolean {
  return ServerError.is(error) ? error.statusCode === 503 : hasCode(error, 'MAINTENANCE');
}

function hasCode(error: unknown, code: string): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.['code'] === code);
}

/** What is to be done about calls that fail. */
export interface Failures {
  onSignedOut: () => void;
  onMaintenance?: () => void;
  /** Anything else, with the operation's name. */
  onFailure?: (operation: string, error: unknown) => void;
}

const bearer = new SetContextLink(() => {
  const token = readToken();
  return token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
});

/** A client over the given end of the chain; tests give one that answers from the schema. */
export function makeClient(
  { onSignedOut, onMaintenance, onFailure }: Failures,
  end: ApolloLink = new HttpLink({ uri: '/graphql' }),
): ApolloClient {
  const failed = new ErrorLink(({ error, operation }) => {
    if (isSignedOutError(error)) onSignedOut();
    else if (isMaintenanceError(error)) onMaintenance?.();
    else onFailure?.(operation.operationName ?? '', error);
  });
  return new ApolloClient({
    link: ApolloLink.from([failed, bearer, end]),
    cache: new InMemoryCache({
      typePolicies: { About: { keyFields: [] }, LatestPeriod: { keyFields: false } },
    }),
    devtools: { enabled: false },
  });
}
