import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ViewerDocument } from '../accounts/useViewer.ts';
import { lastFailedRequest } from '../../app/failedRequest.ts';
import { publicPathOf } from '../../app/publicPath.ts';
import { graphql } from '../../gql/gql.ts';

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

/** A message that is not sent yet, and whose it is: closing the dialog keeps it. */
let draft = { by: '', text: '' };

/** The text of the message, which stays until it is sent. */
export function useDraft(by: string) {
  const [text, setText] = useState(draft.by === by ? draft.text : '');
  const write = (written: string): void => {
    draft = { by, text: written };
    setText(written);
  };
  return [text, write] as const;
}

/** Sends a message to the operator, with the page and the last request that failed on it. */
export function useHelpMessage() {
  const client = useApolloClient();
  const [mutate] = useMutation(SendHelpMessageDocument);
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
    if (ok) draft = { by: '', text: '' };
    setState(ok ? 'sent' : 'idle');
  };
  const known = client.readQuery({ query: ViewerDocument })?.viewer;
  return { send, state, problems, knownEmail: known?.email ?? '' };
}
