import { EMAIL, messages } from './messages.ts';
import { emptyFields } from './problems.ts';
import type { Problems } from './problems.ts';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  verifyEmail: string;
  password: string;
}

/** The first fault found before asking the server; null if there is none. */
export function signUpProblems(values: SignUpValues): Problems | null {
  const empty = emptyFields({ ...values }, messages.signUpEmpty);
  if (empty !== null) return empty;
  if (!EMAIL.test(values.email.trim())) return { email: messages.emailInvalid };
  const isSame = values.email.trim().toLowerCase() === values.verifyEmail.trim().toLowerCase();
  return isSame ? null : { verifyEmail: messages.emailsDiffer };
}
