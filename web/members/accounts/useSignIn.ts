import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeMember, storeToken } from '../../app/session.ts';
import { routes } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import { messages, wordsOf } from './messages.ts';
import { useCaptcha } from './useCaptcha.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      token
      member {
        id
        firstName
        isPaid
        isSubscribed
        isFree
        isAdmin
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

interface SignIn {
  /** Answers what is wrong, in the words of the specification; null where it worked. */
  signIn: (email: string, password: string) => Promise<string | null>;
  busy: boolean;
}

/** Signs in, keeps the token and goes to the search, or to the page that asked for the sign-in. */
export function useSignIn(): SignIn {
  const [busy, setBusy] = useState(false);
  const [mutate] = useMutation(SignInDocument);
  const captcha = useCaptcha();
  const client = useApolloClient();
  const navigate = useNavigate();
  const wanted = wantedPath(useLocation().state);

  const attempt = async (email: string, password: string): Promise<string | null> => {
    const input = { email, password, ...(await captcha()) };
    const { data } = await mutate({ variables: { input } });
    const { token, member, errors } = data?.signIn ?? { token: null, member: null, errors: [] };
    if (token === null || member === null) {
      const [error] = errors;
      return error === undefined ? messages.signInInvalid : wordsOf(error);
    }
    await client.clearStore();
    storeToken(token);
    storeMember(member);
    void navigate(wanted, { replace: true });
    return null;
  };
  const signIn = async (email: string, password: string): Promise<string | null> => {
    if (busy) return null;
    setBusy(true);
    const problem = await attempt(email, password).catch(() => messages.unreachable);
    setBusy(false);
    return problem;
  };
  return { signIn, busy };
}

function wantedPath(state: unknown): string {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : `${routes.search}/`;
}
