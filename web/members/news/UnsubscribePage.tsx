import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { messages } from '../accounts/messages.ts';
import accountStyles from '../accounts/accounts.module.css';
import { StopNewsMailsDocument } from './newsMailDocuments.ts';

/** The page of a link in a mail. It asks for a press: programs that look at mails open links, and press nothing. */
export function UnsubscribePage() {
  const { key = '' } = useParams();
  const [mutate, { loading }] = useMutation(StopNewsMailsDocument);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  usePageTitle('Unsubscribe');
  const stop = (): void => {
    mutate({ variables: { input: { key } } }).then(
      ({ data }) => setDone(data?.stopNewsMails.ok === true),
      () => setProblem(messages.unreachable),
    );
  };
  return (
    <BareFrame>
      <h1>Unsubscribe</h1>
      <div role="status">
        {isDone && (
          <p className={accountStyles.note}>
            <span className={accountStyles.good}>You no longer get these mails.</span> You can ask for them
            again in My Account.
          </p>
        )}
      </div>
      <p className={`${accountStyles.note} ${accountStyles.bad}`} role="alert" hidden={problem === ''}>
        {problem}
      </p>
      {!isDone && (
        <>
          <p className={accountStyles.note}>
            Select the button to end mails about what is new of your properties.
          </p>
          <Button type="primary" size="large" block loading={loading} onClick={stop}>
            Unsubscribe
          </Button>
        </>
      )}
    </BareFrame>
  );
}
