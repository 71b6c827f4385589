import { AppError, badInput } from '../errors.ts';

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
