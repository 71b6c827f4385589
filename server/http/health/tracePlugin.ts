import type { ApolloServerPlugin } from '@apollo/server';
import type { Tracing } from '../../platform/metrics/tracing/tracing.ts';
import type { Context } from '../context.ts';

/** Adds a span for the execution of each operation, named by its first field; variables and names are callers' own. */
export function tracePlugin(tracing: Tracing): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        executionDidStart: ({ contextValue: { asked } }) => {
          const started = performance.now();
          const name = `graphql ${asked.operation ?? 'no operation'}`;
          return Promise.resolve({
            executionDidEnd: (error) => {
              const seconds = (performance.now() - started) / 1000;
              tracing.ended(name, seconds, { error: error !== undefined });
              return Promise.resolve();
            },
          });
        },
      }),
  };
}
