import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Refusals that asking again does not change: their messages say what to ask instead. */
const CODES = ['BAD_USER_INPUT', 'NOT_FOUND', 'QUERY_TOO_COMPLEX'];

/** The API's words if it refused what was asked; null if it failed. */
export function refusalOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const refusal = error.errors.find(({ extensions }) => CODES.some((code) => code === extensions?.['code']));
  return refusal?.message ?? null;
}
