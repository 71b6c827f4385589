import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { storeMember, storeToken } from '../../app/session.ts';
import { wantedPath } from '../../app/wantedPath.ts';
import { graphql, readFragment } from '../../gql/index.ts';
import type { FragmentType } from '../../gql/index.ts';
import type { SignedInFragment as Answer } from '../../gql/graphql.ts';
import { keepDevice } from './devices.ts';
import { endStoredSession } from './endStoredSession.ts';
import { messages, wordsOf } from './messages.ts';

const SignedInFragment = graphql(`
  fragment SignedIn on SignInPayload {
    token
    deviceToken
    member {
      ...MemberFlags @unmask
    }
    secondStep {
      challenge
      hasAuthenticator
      passkeyOptions
    }
    errors {
      field
      code
      message
    }
  }
`);

export type SecondStepAsked = NonNullable<Answer['secondStep']>;

/** The outcome of a sign-in attempt: a second step, a fault, or neither if it worked. */
export interface Outcome {
  asked?: SecondStepAsked;
  problem?: string;
  /** True if the sign-in has to start again. */
  isOver?: boolean;
}

type Payload = FragmentType<typeof SignedInFragment> | undefined;

/**
 * Keeps the token of an answer, ends the session that this browser had before, and goes to the search, or to the page that
 * asked for the sign-in.
 */
export function useSignedIn(): (payload: Payload) => Promise<Outcome> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  return async (payload) => {
    const answer = readFragment(SignedInFragment, payload);
    if (answer?.secondStep) return { asked: answer.secondStep };
    if (!answer?.token || !answer.member) return failedOutcome(answer?.errors[0]);
    await client.clearStore();
    endStoredSession();
    storeToken(answer.token);
    storeMember(answer.member);
    keepDevice(answer.deviceToken);
    void navigate(wantedPath(location.state, answer.member.id) ?? `${routes.search}/`, { replace: true });
    return {};
  };
}

function failedOutcome(error: Answer['errors'][number] | undefined): Outcome {
  if (error === undefined) return { problem: messages.signInInvalid };
  return { problem: wordsOf(error), isOver: error.code === 'CHALLENGE_EXPIRED' };
}
