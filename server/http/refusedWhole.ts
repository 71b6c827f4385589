import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from './context.ts';
import { errorCodes, isErrorCode, retryAfter, type ErrorCode } from '../platform/errors.ts';

/**
 * If one of these errors occurs, the whole answer is useless, so the status code reports it, with a time to
 * retry.
 */
const refusing: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE']);

/** These errors concern the moment, not the query, if nothing else was answered. */
const ofTheMoment: ReadonlySet<ErrorCode> = new Set([
  'TIMEOUT',
  'BUSY',
  'TOO_MANY_AT_ONCE',
  'TOO_MANY_ATTEMPTS',
]);

/** Reports temporary failures as 503 or 429, with Retry-After. */
export const refusedWholePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue: { spending }, response: { body, http } }) => {
        if (body.kind !== 'single') return Promise.resolve();
        const codes = codesOf(body.singleResult);
        const refusal = codes.find((code) => refusing.has(code)) ?? onlyCause(body.singleResult, codes);
        if (refusal) http.status = errorCodes[refusal];
        const isRefused = http.status === 429 || http.status === 503;
        const usual = isRefused ? codes.flatMap((code) => retryAfter(code) ?? []) : [];
        const own = http.status === 429 ? spending.waitSeconds : null;
        const waits = own === null ? usual : [own];
        if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
        return Promise.resolve();
      },
    }),
};

/** The temporary cause, if nothing else was answered. */
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
