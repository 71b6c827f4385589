import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { useStoredSession } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import { messages, wordsOf } from './messages.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './accounts.module.css';

const ConfirmEmailDocument = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

/** The page of an emailed link. It waits for a click, because programs that scan email open links but click nothing. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const { confirm, busy, isDone, problem } = useConfirming(token);
  const isSignedIn = useStoredSession().token !== null;
  usePageTitle('Confirm your address');
  return (
    <BareFrame>
      <h1>Confirm your address</h1>
      <div role="status">
        {isDone && (
          <p className={styles.note}>
            <span className={styles.good}>Your email address is confirmed.</span>{' '}
            <Link to={isSignedIn ? routes.search : routes.login}>Go on</Link>
          </p>
        )}
      </div>
      <p className={`${styles.note} ${styles.bad}`} role="alert" hidden={problem === ''}>
        {problem}
      </p>
      {!isDone && (
        <>
          <p className={styles.note}>Select the button to confirm that this is your address.</p>
          <BusyButton type="primary" size="large" block loading={busy} onClick={confirm}>
            Confirm this address
          </BusyButton>
        </>
      )}
    </BareFrame>
  );
}

function useConfirming(token: string) {
  const [mutate, { loading }] = useMutation(ConfirmEmailDocument);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    const { data } = await mutate({ variables: { input: { token } } });
    const [error] = data?.confirmEmail.errors ?? [];
    setProblem(error === undefined ? '' : wordsOf(error));
    setDone(data?.confirmEmail.ok === true);
  };
  const confirm = (): void => {
    if (!loading) void ask().catch(() => setProblem(messages.unreachable));
  };
  return { confirm, busy: loading, isDone, problem };
}
