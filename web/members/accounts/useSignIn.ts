import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { FinishSignInInput } from '../../gql/graphql.ts';
import { readDevices } from './devices.ts';
import { messages } from './messages.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useSignedIn, type Outcome } from './useSignedIn.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ...SignedIn
    }
  }
`);

const FinishSignInDocument = graphql(`
  mutation FinishSignIn($input: FinishSignInInput!) {
    finishSignIn(input: $input) {
      ...SignedIn
    }
  }
`);

const RequestPasskeyDocument = graphql(`
  mutation RequestPasskey {
    requestPasskey {
      challenge
      options
      errors {
        message
      }
    }
  }
`);

export interface SignIn {
  /** By email and password. */
  signIn: (email: string, password: string) => Promise<Outcome>;
  /** By the second step that was asked for. */
  finish: (input: Omit<FinishSignInInput, 'deviceTokens'>) => Promise<Outcome>;
  /** By a passkey alone. */
  byPasskey: () => Promise<Outcome>;
  busy: boolean;
}

/** The ways to sign in, one at a time. Faults are said in the words of the specification if it has any. */
export function useSignIn(): SignIn {
  const [mutate] = useMutation(SignInDocument);
  const captcha = useCaptcha();
  const signedIn = useSignedIn();
  const finishNow = useFinish();
  const request = useRequestPasskey();
  const [busy, setBusy] = useState(false);
  const oneAtATime = async (attempt: () => Promise<Outcome>): Promise<Outcome> => {
    if (busy) return {};
    setBusy(true);
    const outcome = await attempt().catch(() => ({ problem: messages.unreachable }));
    setBusy(false);
    return outcome;
  };
  return {
    busy,
    finish: (input) => oneAtATime(() => finishNow(input)),
    byPasskey: () => oneAtATime(() => request(finishNow)),
    signIn: (email, password) =>
      oneAtATime(async () => {
        const input = { email, password, deviceTokens: readDevices(), ...(await captcha()) };
        const { data } = await mutate({ variables: { input } });
        return signedIn(data?.signIn);
      }),
  };
}

type Finish = SignIn['finish'];

function useFinish(): Finish {
  const [mutate] = useMutation(FinishSignInDocument);
  const signedIn = useSignedIn();
  return async (input) => {
    const variables = { input: { ...input, deviceTokens: readDevices() } };
    return signedIn((await mutate({ variables })).data?.finishSignIn);
  };
}

function useRequestPasskey(): (finish: Finish) => Promise<Outcome> {
  const [mutate] = useMutation(RequestPasskeyDocument);
  return async (finish) => {
    const { data } = await mutate();
    const { challenge, options, errors } = data?.requestPasskey ?? {};
    if (!challenge || !options) return { problem: errors?.[0]?.message ?? messages.unreachable };
    const { readPasskey } = await import('./twoStep/passkeys.ts');
    const passkey = await readPasskey(options);
    return passkey === null ? { problem: messages.passkeyUnused } : finish({ challenge, passkey });
  };
}
