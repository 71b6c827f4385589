import TextArea from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { keepDraft, useDraft } from '../ui/hooks/useDraft.ts';
import { LeaveButton } from '../ui/dialog/LeaveButton.tsx';
import { Field } from '../ui/fields/Field.tsx';
import type { CancellationReason } from '../gql/graphql.ts';
import { lastingWords } from './accessWords.ts';
import { cancelReasons, LONGEST_TEXT } from './cancelReasons.ts';
import type { Subscription } from './membership.ts';
import { useCheaperYearly } from './useBilling.ts';
import { useCancellation } from './useCancellation.ts';
import { words } from './words.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import fieldStyles from '../ui/fields/Field.module.css';
import formStyles from '../ui/fields/form.module.css';
import textStyles from '../ui/parts/text.module.css';
import feedbackFormStyles from '../members/accounts/FeedbackForm.module.css';
import styles from './CancelFeedback.module.css';

type End = 'canceled' | 'failed' | 'kept';

/** Names of the drafts. */
const REASON = 'reason for leaving';
const TEXT = 'own reason for leaving';

const TITLE = 'Why are you canceling?';

interface Props {
  subscription: Subscription;
  onEnd: (end: End) => void;
}

/** Asks for the reason, and cancels. */
export function CancelFeedback({ subscription, onEnd }: Props) {
  const end = useRef<End>('kept');
  const onClose = (): void => {
    // After a failure the dialog opens with the same answers.
    if (end.current !== 'failed') [REASON, TEXT].forEach((name) => keepDraft(name, null));
    onEnd(end.current);
  };
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <h2>{TITLE}</h2>
      <FeedbackForm
        subscription={subscription}
        onAnswered={(how) => {
          end.current = how;
        }}
      />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'subscription'> {
  onAnswered: (how: End) => void;
}

function FeedbackForm({ subscription, onAnswered }: FormProps) {
  const close = useCloseDialog();
  const { submit, busy, reason, choose, text, write, problem } = useFeedback((how) => {
    onAnswered(how);
    close();
  });
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Reasons chosen={reason} onChoose={choose} />
      {reason === 'OPTION1' && <Reassurance subscription={subscription} />}
      {reason !== null && cancelReasons[reason].text !== 'none' && (
        <OwnWords text={text} onChange={write} isOptional={cancelReasons[reason].text === 'optional'} />
      )}
      <p className={fieldStyles.message} id="cancel-problem" role="alert">
        {problem}
      </p>
      <BusyButton htmlType="submit" size="large" block loading={busy} disabled={problem !== ''}>
        cancel plan
      </BusyButton>
      <LeaveButton type="link" block>
        I&apos;ve changed my mind.
      </LeaveButton>
    </form>
  );
}

function Reassurance({ subscription }: Pick<Props, 'subscription'>) {
  const cheaper = useCheaperYearly(subscription);
  const lasting =
    subscription.accessEndsAt === null
      ? 'You keep access until the end of the period you have paid for.'
      : lastingWords(subscription);
  return (
    <p className={styles.reassurance}>
      We understand.
      {cheaper !== null && ` The Yearly plan costs ${cheaper} per month.`} {lasting}
    </p>
  );
}

/** Looks at the answers and cancels with them. */
function useFeedback(onEnd: (how: End) => void) {
  const { setProblem, ...answers } = useAnswers();
  const { reason, text, problem } = answers;
  const { cancel, busy } = useCancellation();
  const submit = async (): Promise<void> => {
    if (busy || problem !== '') return;
    const isMissing = reason !== null && cancelReasons[reason].text === 'required' && text.trim() === '';
    if (reason === null || isMissing) {
      setProblem(words.specify);
      return;
    }
    const own = cancelReasons[reason].text === 'none' ? '' : text.trim();
    const answer = await cancel(reason, own).catch(() => 'failed' as const);
    if (typeof answer === 'string') onEnd(answer);
    else setProblem(answer.wrong);
  };
  return { ...answers, submit, busy };
}

const reasons = Object.keys(cancelReasons) as CancellationReason[];

/** The reason and the text; changing either takes the complaint back. */
function useAnswers() {
  const [chosen, setReason] = useDraft(REASON);
  const [text, setText] = useDraft(TEXT);
  const [problem, setProblem] = useState('');
  const choose = (next: CancellationReason): void => {
    setReason(next);
    setProblem('');
  };
  const write = (next: string): void => {
    setText(next);
    setProblem('');
  };
  const reason = reasons.find((each) => each === chosen) ?? null;
  return { reason, choose, text: text ?? '', write, problem, setProblem };
}

interface ReasonsProps {
  chosen: CancellationReason | null;
  onChoose: (reason: CancellationReason) => void;
}

function Reasons({ chosen, onChoose }: ReasonsProps) {
  return (
    <fieldset className={feedbackFormStyles.reasons}>
      <legend className={textStyles.spoken}>Reason</legend>
      {Object.entries(cancelReasons).map(([value, { label }]) => (
        <label key={value} className={feedbackFormStyles.reason}>
          <input
            type="radio"
            name="cancel-reason"
            checked={chosen === value}
            onChange={() => onChoose(value as CancellationReason)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface OwnWordsProps {
  text: string;
  onChange: (text: string) => void;
  isOptional: boolean;
}

function OwnWords({ text, onChange, isOptional }: OwnWordsProps) {
  return (
    <Field label={isOptional ? 'Tell us more (optional)' : 'Your reason'} id="cancel-text">
      <TextArea
        id="cancel-text"
        rows={3}
        maxLength={LONGEST_TEXT}
        showCount
        aria-describedby="cancel-problem"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
