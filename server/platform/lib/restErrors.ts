import { AppError, badInput } from '../errors.ts';

/** What REST asks of a field error. */
export interface RestError {
  code: string;
  message: string;
}

/**
 * What a route answers where its mutation was refused: the specification's words for the code, else the message.
 * Throws TOO_MANY_ATTEMPTS, for which there are none.
 */
export function requireSome(errors: RestError[], words: Record<string, string>): string {
  const [error] = errors;
  if (!error) throw new Error('A mutation did nothing, and gave no reason.');
  throwTooMany(errors);
  return words[error.code] ?? error.message;
}

/** Throws what the errors say, if there are any. */
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
