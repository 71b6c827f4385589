import { messages } from './messages.ts';
import { NO_PROBLEMS, type Problems } from './problems.ts';

interface Refusal {
  field: string | null;
  message: string;
}

/** The server's refusal, at the field that it is about. */
export function problemsOf(errors: readonly Refusal[] | undefined, otherwise: string): Problems {
  if (errors === undefined) return { [otherwise]: messages.unreachable };
  const [error] = errors;
  return error === undefined ? NO_PROBLEMS : { [error.field ?? otherwise]: error.message };
}
