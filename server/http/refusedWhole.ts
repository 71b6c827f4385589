import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from './context.ts';
import { errorCodes, isErrorCode, retryAfter, type ErrorCode } from '../platform/errors.ts';

/** Of these no part of an answer is worth anything, so that programs are told by the status, and when to come back. */
const refusing: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE']);

/** These are about the moment, not about the question, where they are all that is answered. */
const ofTheMoment: ReadonlySet<ErrorCode> = new Set([
  'TIMEOUT',
  'BUSY',
  'TOO_MANY_AT_ONCE',
  'TOO_MANY_ATTEMPTS',
]);

/** Says in HTTP what passes by itself: 503 or 429, and with them when to ask again. */
export const refusedWholePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        if (body.kind !== 'single') return Promise.resolve();
        const codes = codesOf(body.singleResult);
        const refusal = codes.find((code) => refusing.has(code)) ?? onlyCause(body.singleResult, codes);
        if (refusal) http.status = errorCodes[refusal];
        const isRefused = http.status === 429 || http.status === 503;
        const waits = isRefused ? codes.flatMap((code) => retryAfter(code) ?? []) : [];
        if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
        return Promise.resolve();
      },
    }),
};

/** The cause that passes by itself, where nothing else was answered. */
function onlyCause({ data }: FormattedExecutionResult, [code]: readonly ErrorCode[]): ErrorCode | undefined {
  const isEmpty = !data || Object.values(data).every((value) => value === null);
  return code && isEmpty && ofTheMoment.has(code) ? code : undefined;
}

function codesOf({ errors = [] }: FormattedExecutionResult): ErrorCode[] {
  return errors.flatMap(({ extensions }) => {
    const code = extensions?.['code'];
    return isErrorCode(code) ? [code] : [];
  });
}
