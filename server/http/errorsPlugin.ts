import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from './context.ts';
import { toPublicError, type ErrorCode } from '../platform/errors.ts';

/** Logs each unexpected cause once, says the request's id in every error, and keeps the list of errors short. */
export const errorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let leftOut: GraphQLFormattedError[] = [];
    return Promise.resolve({
      didEncounterErrors: ({ errors, contextValue, operationName }) => {
        logCauses(errors, contextValue, operationName);
        // Apollo formats this very list next, and has no other place before that.
        leftOut = shorten(errors as GraphQLError[]);
        return Promise.resolve();
      },
      willSendResponse: ({ response: { body }, contextValue }) => {
        // Nothing is read after the answer, which need not wait for the end of a transaction that only read.
        void contextValue.close();
        if (body.kind === 'single' && body.singleResult.errors) {
          body.singleResult.errors = [...body.singleResult.errors, ...leftOut].map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
        }
        return Promise.resolve();
      },
    });
  },
};

function logCauses(
  errors: readonly GraphQLError[],
  { log, requestId }: Context,
  operation: string | null | undefined,
): void {
  const causes = new Set(
    errors.filter((error) => toPublicError(error).unexpected).map((error) => error.originalError ?? error),
  );
  for (const cause of causes) log.error({ err: cause, requestId, operation }, 'A GraphQL request failed');
}

/** An answer without this limit had 21,000 errors, 7 MB of one message: every field that failed is null anyway. */
const MOST_ERRORS = 100;

/**
 * Keeps the first errors, and the first of each other code, because codes decide the status. Returns an error that counts
 * the others, if there are any.
 */
export function shorten(errors: GraphQLError[]): GraphQLFormattedError[] {
  // GraphQL ends its own list with one that says it stopped there.
  if (errors.length <= MOST_ERRORS + 1) return [];
  const codes = new Set<ErrorCode>();
  const kept: GraphQLError[] = [];
  const others: ErrorCode[] = [];
  for (const [i, error] of errors.entries()) {
    const { code } = toPublicError(error);
    if (i < MOST_ERRORS || !codes.has(code)) kept.push(error);
    else others.push(code);
    codes.add(code);
  }
  errors.splice(0, errors.length, ...kept);
  const [code] = others;
  if (code === undefined) return [];
  const message = `${others.length.toLocaleString('en-US')} more errors are left out.`;
  return [{ message, extensions: { code } }];
}
