import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { OwnEmailQuery } from '../../gql/graphql.ts';
import { useAnew } from '../../ui/hooks/useAnew.ts';
import { messages, wordsOf } from './messages.ts';

const OwnEmailDocument = graphql(`
  query OwnEmail {
    viewer {
      id
      firstName
      lastName
      email
      ownEmail {
        email
        isConfirmed
        pendingEmail
      }
    }
  }
`);

const RequestConfirmationDocument = graphql(`
  mutation RequestEmailConfirmation {
    requestEmailConfirmation {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

const CancelEmailChangeDocument = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange {
      ok
    }
  }
`);

interface OwnMember {
  /** Undefined while loading. */
  member: OwnEmailQuery['viewer'] | undefined;
  failed: boolean;
  reload: () => Promise<unknown>;
}

/** The member's own names and addresses, loaded anew: a link may have been used elsewhere. */
export function useOwnMember(): OwnMember {
  const { data, failed, reload } = useAnew(OwnEmailDocument);
  return { member: data?.viewer, failed, reload };
}

/** Sends a link again, or keeps the present address. `said` is what came of it. */
export function useConfirmation(reload: () => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState('');
  const [request] = useMutation(RequestConfirmationDocument);
  const [cancel] = useMutation(CancelEmailChangeDocument);
  const oneAtATime = (work: () => Promise<'idle' | 'sent'>): void => {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    void work()
      .then(setState)
      .catch((error: unknown) => {
        setState('idle');
        setProblem(error instanceof Told ? error.message : messages.unreachable);
      });
  };
  const resend = (): void =>
    oneAtATime(async () => {
      const { data } = await request();
      const [error] = data?.requestEmailConfirmation.errors ?? [];
      if (error !== undefined) throw new Told(wordsOf(error));
      return 'sent';
    });
  const keep = (): void =>
    oneAtATime(async () => {
      await cancel();
      await reload();
      return 'idle';
    });
  return { resend, keep, state, problem };
}

/** A refusal in words that are made to be shown. */
class Told extends Error {}
