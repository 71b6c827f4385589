import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from './context.ts';
import { errorCodes, isErrorCode, retryAfter, type ErrorCode } from './errors.ts';

/** Of these no part of an answer is worth anything, so that programs are told by the status, and when to come back. */
const refusing: readonly ErrorCode[] = ['UNAVAILABLE'];

/** Says in HTTP what passes by itself: 503 where the database is away, and with it and with 429 when to ask again. */
export const refusedWholePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const codes = body.kind === 'single' ? codesOf(body.singleResult.errors ?? []) : [];
        const refusal = codes.find((code) => refusing.includes(code));
        if (refusal) http.status = errorCodes[refusal];
        const isRefused = http.status === 429 || http.status === 503;
        const waits = isRefused ? codes.flatMap((code) => retryAfter(code) ?? []) : [];
        if (waits.length > 0 && !http.headers.has('retry-after')) {
          http.headers.set('retry-after', String(Math.max(...waits)));
        }
        return Promise.resolve();
      },
    }),
};

function codesOf(errors: readonly GraphQLFormattedError[]): ErrorCode[] {
  return errors.flatMap(({ extensions }) => {
    const code = extensions?.['code'];
    return isErrorCode(code) ? [code] : [];
  });
}
