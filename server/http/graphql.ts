import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { answersPlugin } from './answers/answersPlugin.ts';
import { resultText } from './answers/answersText.ts';
import { accessPlugin } from './accessPlugin.ts';
import type { Context, Deps } from './context.ts';
import { withEnumValues } from '../platform/lib/enumWords.ts';
import { toPublicError } from '../platform/errors.ts';
import type { Lanes } from './limits/lanes.ts';
import { askedPlugin } from './health/accessLog.ts';
import { runPlugin } from './limits/runPlugin.ts';
import { refusedWholePlugin } from './refusedWhole.ts';
import { MOST_TOKENS } from '../platform/limits/overlaps.ts';
import { noTracing } from '../platform/metrics/tracing/tracing.ts';
import { tracePlugin } from './health/tracePlugin.ts';
import { costPlugin } from './limits/costPlugin.ts';

export function createGraphql(
  { log, answers, tracing }: Pick<Deps, 'log' | 'answers' | 'tracing'>,
  lanes: Lanes,
  schema: GraphQLSchema,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    plugins: [
      askedPlugin,
      accessPlugin,
      costPlugin,
      errorsPlugin,
      refusedWholePlugin,
      answersPlugin(answers),
      runPlugin(lanes),
      ...(tracing === noTracing ? [] : [tracePlugin(tracing)]),
      ApolloServerPluginLandingPageDisabled(),
      // Nothing is cached, and it would be called for every field of every row.
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError: (formatted, error) => maskError(schema, formatted, error),
    stringifyResult,
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    // There are no cookies that a page of another origin could use.
    csrfPrevention: false,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    // main.ts stops everything in order.
    stopOnTerminationSignals: false,
    logger: log,
  });
}

async function stringifyResult(result: FormattedExecutionResult): Promise<string> {
  try {
    return await resultText(result);
  } catch (error) {
    const { code, message } = toPublicError(error);
    return JSON.stringify({ errors: [{ message, extensions: { code } }] });
  }
}

function maskError(
  schema: GraphQLSchema,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { code, message: text } = toPublicError(error);
  const { locations, path } = formatted;
  const message = withEnumValues(schema, text);
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { code } };
}

/** Logs each unexpected cause once, and says the request's id in every error. */
const errorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue, operationName }) => {
        const causes = new Set(
          errors
            .filter((error) => toPublicError(error).unexpected)
            .map((error) => error.originalError ?? error),
        );
        for (const cause of causes) {
          contextValue.log.error(
            { err: cause, requestId: contextValue.requestId, operation: operationName },
            'A GraphQL request failed',
          );
        }
        return Promise.resolve();
      },
      willSendResponse: ({ response, contextValue }) => {
        // Nothing is read after the answer, which need not wait for the end of a transaction that only read.
        void contextValue.close();
        if (response.body.kind === 'single' && response.body.singleResult.errors) {
          response.body.singleResult.errors = response.body.singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
        }
        return Promise.resolve();
      },
    }),
};
