import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { wordsOf } from './messages.ts';
import { resetMessages } from './resetMessages.ts';
import { useCaptcha } from './useCaptcha.ts';

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

/** Emails a reset link. Resolves to an error message; null if it worked. */
export function usePasswordRequest(): (email: string) => Promise<string | null> {
  const [mutate] = useMutation(RequestPasswordResetDocument);
  const captcha = useCaptcha();
  const request = async (email: string): Promise<string | null> => {
    const { data } = await mutate({ variables: { input: { email, ...(await captcha()) } } });
    const [error] = data?.requestPasswordReset.errors ?? [];
    if (error !== undefined) return wordsOf(error);
    return data?.requestPasswordReset.ok === true ? null : resetMessages.resetFailed;
  };
  return (email) => request(email).catch(() => resetMessages.resetFailed);
}
