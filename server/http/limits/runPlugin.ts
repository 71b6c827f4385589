import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Doors } from './doors.ts';
import { doorLimits } from '../../platform/limits/limits.ts';
import type { Work } from '../../platform/limits/work.ts';

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
        willSendResponse: () => {
          end();
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
