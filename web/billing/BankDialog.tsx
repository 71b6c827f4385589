import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { graphql } from '../gql/gql.ts';
import dialogStyles from '../ui/dialog/Dialog.module.css';

const AnswerDemonstrationChallengeDocument = graphql(`
  mutation AnswerDemonstrationChallenge($input: AnswerChallengeInput!) {
    answerDemonstrationChallenge(input: $input) {
      ok
    }
  }
`);

export interface BankQuestion {
  clientSecret: string;
  onAnswered: () => void;
}

interface Props {
  question: BankQuestion;
  onClose: () => void;
}

const TITLE = 'Your bank asks you to confirm this payment';

/** Stands for the page on which a bank sees its cardholder. Closing it is no answer, and so fails. */
export function BankDialog({ question: { clientSecret, onAnswered }, onClose }: Props) {
  const isCardholder = useRef(false);
  const [answer] = useMutation(AnswerDemonstrationChallengeDocument);
  const onClosed = (): void => {
    onClose();
    const input = { clientSecret, pass: isCardholder.current };
    void answer({ variables: { input } })
      .catch(() => undefined)
      .then(onAnswered);
  };
  return (
    <Dialog label={TITLE} onClose={onClosed}>
      <h2>{TITLE}</h2>
      <p>This stands in for a bank’s page (3-D Secure). Choose Complete to confirm, or Fail to decline.</p>
      <Answers
        onPass={() => {
          isCardholder.current = true;
        }}
      />
    </Dialog>
  );
}

function Answers({ onPass }: { onPass: () => void }) {
  const close = useCloseDialog();
  const pass = (): void => {
    onPass();
    close();
  };
  return (
    <div className={dialogStyles.buttons}>
      <Button onClick={close}>Fail</Button>
      <Button type="primary" onClick={pass}>
        Complete
      </Button>
    </div>
  );
}
