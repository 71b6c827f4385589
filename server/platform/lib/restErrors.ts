import { AppError, badInput } from '../errors.ts';
import type { Route } from './rest.ts';

/** Fields of a field error that REST requests. */
export interface RestError {
  code: string;
  message: string;
}

/**
 * Answer of a route if its mutation was refused: the specified text for the code, otherwise the message. Throws
 * TOO_MANY_ATTEMPTS, which has no specified text.
 */
export function requireSome(errors: RestError[], words: Record<string, string>): string {
  const [error] = errors;
  if (!error) throw new Error('A mutation did nothing, and gave no reason.');
  throwTooMany(errors);
  return words[error.code] ?? error.message;
}

/** An answer that says any invalid input in words, as the specification has it for this path, not as an error. */
export function inWords(answer: Route['answer']): Route['answer'] {
  return async (call) => {
    try {
      return await answer(call);
    } catch (error) {
      if (error instanceof AppError && error.extensions['code'] === 'BAD_USER_INPUT') return error.message;
      throw error;
    }
  };
}

/** Throws the errors, if there are any. */
export function throwErrors(errors: RestError[]): void {
  throwTooMany(errors);
  const [error] = errors;
  if (!error) return;
  throw error.code === 'NOT_FOUND' ? new AppError('NOT_FOUND', error.message) : badInput(error.message);
}

function throwTooMany(errors: RestError[]): void {
  const tooMany = errors.find(({ code }) => code === 'TOO_MANY_ATTEMPTS');
  if (tooMany) throw new AppError('TOO_MANY_ATTEMPTS', tooMany.message);
}
