import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeToken } from '../app/session.ts';
import { routes } from '../app/paths.ts';
import { graphql } from '../gql/gql.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      token
      errors {
        code
        message
      }
    }
  }
`);

const EMPTY = 'Please Enter a registered Email ID and password to login.';
const INVALID = 'Invalid Email/ Password';
const UNREACHABLE = 'Could not get response from server.';

interface SignIn {
  signIn: (email: string, password: string) => Promise<void>;
  busy: boolean;
  /** What is wrong, in the words of the specification. */
  message: string | null;
}

/** Signs in, keeps the token and goes to the search, or to the page that asked for the sign-in. */
export function useSignIn(): SignIn {
  const [message, setMessage] = useState<string | null>(null);
  const [mutate, { loading }] = useMutation(SignInDocument);
  const client = useApolloClient();
  const navigate = useNavigate();
  const wanted = wantedPath(useLocation().state);

  const signIn = async (email: string, password: string): Promise<void> => {
    if (loading) return;
    setMessage(null);
    if (email === '' || password === '') {
      setMessage(EMPTY);
      return;
    }
    const token = await mutate({ variables: { input: { email, password } } }).then(
      ({ data }) => data?.signIn.token ?? null,
      () => undefined,
    );
    if (typeof token !== 'string') {
      setMessage(token === null ? INVALID : UNREACHABLE);
      return;
    }
    storeToken(token);
    await client.clearStore();
    void navigate(wanted, { replace: true });
  };
  return { signIn, busy: loading, message };
}

function wantedPath(state: unknown): string {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : routes.search;
}
