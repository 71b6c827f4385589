import { useMutation } from '@apollo/client/react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { useFocusBeside } from '../../ui/dialog/focusBeside.ts';
import { graphql } from '../../gql/gql.ts';
import { messages } from './messages.ts';
import { NO_PROBLEMS, type Problems } from './problems.ts';
import { provenProblem } from './provenProblem.ts';
import { StepForm } from './twoStep/StepForm.tsx';

const EndSessionDocument = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions($input: EndOtherSessionsInput!) {
    endOtherSessions(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export interface Ending {
  /** Null for all sessions but this one. */
  id: string | null;
  /** The browser or program, and when it signed in. */
  words: string;
}

interface Props {
  ending: Ending;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks for the password, so that nobody signs the member out elsewhere in a session left open. */
export function EndSessionDialog({ ending, onEnded, onClose }: Props) {
  const title = ending.id === null ? 'End all other sessions?' : 'End this session?';
  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{ending.words}</p>
      <EndForm ending={ending} onEnded={onEnded} />
    </Dialog>
  );
}

function EndForm({ ending: { id }, onEnded }: Omit<Props, 'onClose'>) {
  const close = useCloseDialog();
  const ended = useFocusBeside();
  const end = useEnd(id);
  const submit = async (password: string): Promise<Problems> => {
    const problems = await end(password);
    if (Object.keys(problems).length > 0) return problems;
    ended();
    onEnded();
    close();
    return NO_PROBLEMS;
  };
  return (
    <StepForm
      submit={id === null ? 'End sessions' : 'End session'}
      onSubmit={({ password }) => submit(password)}
    />
  );
}

/** Ends a session, or all others for null; resolves to the reason of a refusal. */
function useEnd(id: string | null): (password: string) => Promise<Problems> {
  const [endOne] = useMutation(EndSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  return async (password) => {
    const errors =
      id === null
        ? (await endOthers({ variables: { input: { password } } })).data?.endOtherSessions.errors
        : (await endOne({ variables: { input: { id, password } } })).data?.endSession.errors;
    if (errors === undefined) return { password: messages.unreachable };
    const [error] = errors;
    // A session that has ended meanwhile is no failure: the list is loaded again.
    return error === undefined || error.code === 'NOT_FOUND' ? NO_PROBLEMS : provenProblem(error);
  };
}
