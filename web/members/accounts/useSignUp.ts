import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearSession, storeMember, storeToken } from '../../app/session.ts';
import { routes } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { SignUpInput } from '../../gql/graphql.ts';
import { keepDevice } from './devices.ts';
import { endStoredSession } from './endStoredSession.ts';
import { messages, wordsOf } from './messages.ts';
import { useCaptcha } from './useCaptcha.ts';
import type { Problems } from './problems.ts';

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      deviceToken
      member {
        ...MemberFlags @unmask
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

interface SignUp {
  /** Resolves to errors by field; empty if it worked. */
  signUp: (input: SignUpInput) => Promise<Problems>;
  busy: boolean;
  /** True if the account was created, but no session began. */
  complete: boolean;
}

/** Creates an account, keeps its token and goes to the plans. */
export function useSignUp(): SignUp {
  const [busy, setBusy] = useState(false);
  const [complete, setComplete] = useState(false);
  const [mutate] = useMutation(SignUpDocument);
  const captcha = useCaptcha();
  const client = useApolloClient();
  const navigate = useNavigate();

  const ask = async (given: SignUpInput) => {
    const { data } = await mutate({ variables: { input: { ...given, ...(await captcha()) } } });
    return data?.signUp ?? { token: null, deviceToken: null, member: null, errors: [] };
  };
  const attempt = async (given: SignUpInput): Promise<Problems> => {
    const first = await ask(given);
    const isCaptcha = first.errors.some(({ code }) => code === 'CAPTCHA_FAILED');
    // The captcha is asked once more before the person is.
    const { token, deviceToken, member, errors } = isCaptcha ? await ask(given) : first;
    const [error] = errors;
    if (error !== undefined) return { [error.field ?? 'password']: wordsOf(error) };
    // Another tab may have signed in meanwhile.
    endStoredSession();
    if (token === null || member === null) {
      clearSession();
      setComplete(true);
      return {};
    }
    await client.clearStore();
    storeToken(token);
    storeMember(member);
    keepDevice(deviceToken);
    void navigate(routes.paymentPlan, { replace: true });
    return {};
  };
  const signUp = async (given: SignUpInput): Promise<Problems> => {
    if (busy) return {};
    setBusy(true);
    const problems = await attempt(given).catch(() => ({ password: messages.unreachable }));
    setBusy(false);
    return problems;
  };
  return { signUp, busy, complete };
}
