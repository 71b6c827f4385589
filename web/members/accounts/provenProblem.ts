import { wordsOf } from './messages.ts';
import type { Problems } from './problems.ts';

interface ServerError {
  field: string | null;
  code: string;
  message: string;
}

/** The problem of a form that asks for the present password: that one is wrong, not the pair of a sign-in. */
export function provenProblem(error: ServerError): Problems {
  const words = error.code === 'INVALID_CREDENTIALS' ? error.message : wordsOf(error);
  return { [error.field ?? 'password']: words };
}
