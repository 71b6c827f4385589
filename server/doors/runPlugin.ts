import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError, toPublicError, type ErrorCode } from '../errors.ts';
import type { Doors } from './doors.ts';
import { doorLimits } from './limits.ts';
import type { Work } from './work.ts';

/** These are about the moment, not about the question, where they are all that is answered. */
const ofTheMoment: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'BUSY', 'UNAVAILABLE', 'TOO_MANY_ATTEMPTS']);

function tookTooLong(deadlineMs: number): AppError {
  const seconds = String(deadlineMs / 1000);
  return new AppError(
    'TIMEOUT',
    `This took longer than ${seconds} seconds. Ask for fewer rows (first, last), fewer months (from, to) or fewer fields.`,
  );
}

/** Lets large operations run one after the other, and none for longer than its time. */
export function runPlugin({ large, settings }: Doors): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      let end = (): void => undefined;
      return Promise.resolve({
        executionDidStart: async ({ operation, contextValue }) => {
          const { work, seat, asker, values } = contextValue;
          const most = values.of.get(operation);
          // There is no such operation: what is answered is that.
          if (most === undefined) return;
          const isWriting = operation.operation === OperationTypeNode.MUTATION;
          if (isWriting) work.writes();
          const isLarge = !isWriting && most > doorLimits.largeValues;
          // Meanwhile somebody else may run in its place.
          if (isLarge) seat?.stepAside();
          // Apollo takes what is thrown here for a fault of ours: what is read then fails with it.
          const largeSeat = isLarge ? await large.enter(asker, work.signal).catch(stopIt(work)) : null;
          const timer = setTimeout(() => {
            work.stop(tookTooLong(settings.deadlineMs));
          }, settings.deadlineMs);
          end = () => {
            clearTimeout(timer);
            largeSeat?.leave();
          };
        },
        willSendResponse: (request) => {
          end();
          sayWhen(request);
          return Promise.resolve();
        },
      });
    },
  };
}

function stopIt(work: Work): (error: Error) => null {
  return (error) => {
    work.stop(error);
    return null;
  };
}

/** Where nothing could be answered for a cause of the moment, HTTP says so too, and when to try again. */
function sayWhen({ response }: Pick<GraphQLRequestContext<Context>, 'response'>): void {
  if (response.body?.kind !== 'single') return;
  const { data, errors } = response.body.singleResult;
  const [first] = errors ?? [];
  if (!first || (data && Object.values(data).some((value) => value !== null))) return;
  const code = first.extensions?.['code'] as ErrorCode;
  if (!ofTheMoment.has(code)) return;
  response.http.status = toPublicError(new AppError(code, '')).status;
  response.http.headers.set('retry-after', String(doorLimits.retryAfterS));
}
