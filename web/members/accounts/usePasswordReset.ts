import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { clearSession } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import { endStoredSession } from './endStoredSession.ts';
import { wordsOf } from './messages.ts';
import { resetMessages } from './resetMessages.ts';

const IsPasswordResetTokenValidDocument = graphql(`
  query IsPasswordResetTokenValid($token: String!) {
    isPasswordResetTokenValid(token: $token)
  }
`);

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

interface PasswordReset {
  state: 'checking' | 'ready' | 'busy' | 'expired' | 'done';
  /** Resolves to an error message; null if it worked or the token has expired. */
  reset: (password: string, revokesAccess: boolean) => Promise<string | null>;
}

/** The way of a reset link, from looking whether it can still be used to the new password. */
export function usePasswordReset(token: string): PasswordReset {
  const [state, setState] = useState<'ready' | 'busy' | 'expired' | 'done'>('ready');
  const [mutate] = useMutation(ResetPasswordDocument);
  // If this cannot be found out, the new password decides.
  const { data, loading } = useQuery(IsPasswordResetTokenValidDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const attempt = async (password: string, revokesAccess: boolean): Promise<string | null> => {
    const { data: answer } = await mutate({ variables: { input: { token, password, revokesAccess } } });
    const [error] = answer?.resetPassword.errors ?? [];
    const isDone = answer?.resetPassword.ok === true;
    setState(isDone ? 'done' : error?.code === 'TOKEN_EXPIRED' ? 'expired' : 'ready');
    // The change has ended the member's sessions. Another member who was signed in here is signed out, too.
    if (isDone) {
      endStoredSession();
      clearSession();
    }
    if (isDone || error?.code === 'TOKEN_EXPIRED') return null;
    return error === undefined ? resetMessages.resetFailed : wordsOf(error);
  };
  const reset = async (password: string, revokesAccess: boolean): Promise<string | null> => {
    if (state !== 'ready') return null;
    setState('busy');
    return attempt(password, revokesAccess).catch(() => {
      setState('ready');
      return resetMessages.resetFailed;
    });
  };
  if (state === 'ready' && loading) return { state: 'checking', reset };
  if (state === 'ready' && data?.isPasswordResetTokenValid === false) return { state: 'expired', reset };
  return { state, reset };
}
