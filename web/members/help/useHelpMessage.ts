import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ViewerDocument } from '../accounts/useViewer.ts';
import { lastFailedRequest } from '../../app/failedRequest.ts';
import { publicPathOf } from '../../app/publicPath.ts';
import { graphql } from '../../gql/gql.ts';
import { useDraft } from '../../ui/hooks/useDraft.ts';

const SendHelpMessageDocument = graphql(`
  mutation SendHelpMessage($input: SendHelpMessageInput!) {
    sendHelpMessage(input: $input) {
      ok
      errors {
        field
        message
      }
    }
  }
`);

const FAILED = 'Your message was not sent. Please try again in a minute.';

interface Message {
  text: string;
  answerTo: string;
}

/** Sends a message to the operator, with the page and the last request that failed on it. */
export function useHelpMessage() {
  const client = useApolloClient();
  const [mutate] = useMutation(SendHelpMessageDocument);
  const known = client.readQuery({ query: ViewerDocument })?.viewer;
  // Closing the dialog keeps it. Visitors, as on the sign-in page, have a draft of their own.
  const [draft, setText] = useDraft(`help ${known?.id ?? ''}`);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const send = async (message: Message): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const page = publicPathOf(window.location.pathname);
    const input = { ...message, page, requestId: lastFailedRequest() };
    const answer = await mutate({ variables: { input } }).catch(() => null);
    const { ok, errors } = answer?.data?.sendHelpMessage ?? {
      ok: false,
      errors: [{ field: '', message: FAILED }],
    };
    setProblems(Object.fromEntries(errors.map(({ field, message: text }) => [field ?? '', text])));
    if (ok) setText(null);
    setState(ok ? 'sent' : 'idle');
  };
  return { text: draft ?? '', setText, send, state, problems, knownEmail: known?.email ?? '' };
}
