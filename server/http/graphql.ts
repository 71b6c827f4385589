import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { answersPlugin } from './answers/answersPlugin.ts';
import { resultText } from './answers/answersText.ts';
import { accessPlugin } from './accessPlugin.ts';
import { errorsPlugin } from './errorsPlugin.ts';
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
