import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lanes } from './lanes.ts';
import { fixedLimits } from '../../platform/limits/limits.ts';
import type { Work } from '../../platform/limits/work.ts';

function tookTooLong(deadlineMs: number): AppError {
  const seconds = String(deadlineMs / 1000);
  return new AppError(
    'TIMEOUT',
    `This took longer than ${seconds} seconds. Ask for fewer rows (first, last), fewer months (from, to) or fewer fields.`,
  );
}

/** Runs large operations one at a time, each within its time limit. */
export function runPlugin({ large, settings }: Lanes): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      let end = (): void => undefined;
      return Promise.resolve({
        executionDidStart: async ({ operation, contextValue }) => {
          const { work, seat, asker, costs } = contextValue;
          const most = costs.get(operation);
          // The operation does not exist: that is the answer.
          if (most === undefined) return;
          const isWriting = operation.operation === OperationTypeNode.MUTATION;
          if (isWriting) work.writes();
          const isLarge = !isWriting && most > fixedLimits.largeValues;
          // Others may run meanwhile.
          if (isLarge) seat?.stepAside();
          // Apollo treats errors thrown here as server faults, so reading fails with this error instead.
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
