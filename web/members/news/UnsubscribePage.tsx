import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { messages } from '../accounts/messages.ts';
import accountStyles from '../accounts/accounts.module.css';
import { StopNewsMailsDocument } from './newsMailDocuments.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

/** The page of an emailed link. It waits for a click, because programs that scan email open links but click nothing. */
export function UnsubscribePage() {
  const { key = '' } = useParams();
  const { stop, loading, isDone, problem } = useStop(key);
  usePageTitle('Unsubscribe');
  return (
    <BareFrame>
      <h1>Unsubscribe</h1>
      <div role="status">
        {isDone && (
          <p className={accountStyles.note}>
            <span className={accountStyles.good}>You no longer get these emails.</span> You can ask for them
            again in My Account.
          </p>
        )}
      </div>
      <p className={`${accountStyles.note} ${accountStyles.bad}`} role="alert" hidden={problem === ''}>
        {problem}
      </p>
      {!isDone && (
        <>
          <p className={accountStyles.note}>Select the button to stop emails about your properties.</p>
          <BusyButton type="primary" size="large" block loading={loading} onClick={stop}>
            Unsubscribe
          </BusyButton>
        </>
      )}
    </BareFrame>
  );
}

/** Stops the emails of the link with this key. */
function useStop(key: string) {
  const [mutate, { loading }] = useMutation(StopNewsMailsDocument);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const stop = (): void => {
    setProblem('');
    mutate({ variables: { input: { key } } }).then(
      ({ data }) => {
        if (data?.stopNewsMails.ok === true) setDone(true);
        else setProblem(messages.unreachable);
      },
      () => setProblem(messages.unreachable),
    );
  };
  return { stop, loading, isDone, problem };
}
