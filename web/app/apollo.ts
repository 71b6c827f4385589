import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { SetContextLink } from '@apollo/client/link/context';
import { possibleTypes } from '../gql/possibleTypes.ts';
import { joined } from './joined.ts';
import { noteFailedRequest } from './failedRequest.ts';
import { readToken } from './session.ts';
import { noteWait } from '../ui/parts/wait.ts';

/** True if an error means that the token is missing, has ended or was ended. */
function isSignedOutError(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return hasCode(error, 'UNAUTHENTICATED');
}

/** True if an error means that the product is under maintenance. */
export function isMaintenanceError(error: unknown): boolean {
  return ServerError.is(error) ? error.statusCode === 503 : hasCode(error, 'MAINTENANCE');
}

/** True if the member lacks the plan, the right or the second step that a request needs. */
function isForbiddenError(error: unknown): boolean {
  return hasCode(error, 'FORBIDDEN') || hasCode(error, 'SECOND_STEP_REQUIRED');
}

/** True if only the input was wrong, as in an address typed by hand: the page says so, and the product is not at fault. */
function isMistake(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT');
}

/** Seconds to wait, if an error means that there were too many requests. */
function secondsToWait(error: unknown, context: Readonly<Record<string, unknown>>): number | null {
  const response = ServerError.is(error) ? error.response : context['response'];
  if (!(response instanceof Response) || response.status !== 429) return null;
  return Number(response.headers.get('retry-after'));
}

function hasCode(error: unknown, code: string): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.['code'] === code);
}

/** Handling of calls that fail. */
export interface Failures {
  onSignedOut: () => void;
  onMaintenance?: () => void;
  /** Called for other failures, except FORBIDDEN, SECOND_STEP_REQUIRED and wrong input, with the operation's name. */
  onFailure?: (operation: string, error: unknown) => void;
}

const bearer = new SetContextLink(() => {
  const token = readToken();
  return token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
});

function makeCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      About: { keyFields: [], fields: { outdatedFigures: { merge: false } } },
      LatestPeriod: { keyFields: false, merge: true },
      FiguresAsOf: { keyFields: false, merge: true },
      // There is one of each.
      Billing: { keyFields: [] },
      // A member has one.
      Subscription: { keyFields: false, merge: true },
      Query: {
        fields: {
          members: joined(),
          auditLog: joined(),
          securityLog: joined('filter'),
          helpMessages: joined('isWaiting'),
          brandRules: joined(),
          brandCorrections: joined(),
        },
      },
      Member: { fields: { invoices: joined() } },
      // Named beside figures, never looked up: a release's name, date and origin are all that is asked of it.
      Release: { keyFields: ['fileName', 'issuedOn', 'synthetic'] },
      TrialRelease: { keyFields: ['fileName', 'issuedOn', 'synthetic'] },
      // The samples have no ids, as there is one of each.
      Trial: { keyFields: [] },
      TrialHotel: { keyFields: false, merge: true },
      TrialPlace: { keyFields: false, merge: true },
    },
  });
}

/** A client over the given end of the chain; tests give one that answers from the schema. */
export function makeClient(
  { onSignedOut, onMaintenance, onFailure }: Failures,
  end: ApolloLink = new HttpLink({ uri: '/graphql' }),
): ApolloClient {
  const failed = new ErrorLink(({ error, operation }) => {
    noteFailedRequest(error);
    noteWait(secondsToWait(error, operation.getContext()));
    if (isSignedOutError(error)) onSignedOut();
    else if (isMaintenanceError(error)) onMaintenance?.();
    // A plan may have ended since the server was asked who this is; the guards act on the new answer.
    else if (isForbiddenError(error)) void client.refetchQueries({ include: ['Viewer'] });
    else if (!isMistake(error)) onFailure?.(operation.operationName ?? '', error);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([failed, bearer, end]),
    cache: makeCache(),
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}
