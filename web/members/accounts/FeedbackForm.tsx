import TextArea from 'antd/es/input/TextArea';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Field } from '../../ui/fields/Field.tsx';
import { messages } from './messages.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import formStyles from '../../ui/fields/form.module.css';
import textStyles from '../../ui/parts/text.module.css';
import styles from './FeedbackForm.module.css';

const REASONS = {
  option1: 'Too expensive',
  option2: 'Too many technical difficulties',
  option3: "Didn't work as expected",
  option4: 'Not using the site often enough',
  option5: 'Other',
} as const;

type Reason = keyof typeof REASONS;

const LONGEST_TEXT = 500;
const WORDS = { idle: 'Send', busy: 'Send', sent: 'Sent!' } as const;

interface Props {
  state: keyof typeof WORDS;
  onSend: () => void;
}

/** The reasons for leaving; the last one asks for the member's own words. */
export function FeedbackForm({ state, onSend }: Props) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (state !== 'idle') return;
    const isMissing = reason === null || (reason === 'option5' && text.trim() === '');
    setMessage(isMissing ? messages.specify : '');
    if (!isMissing) onSend();
  };
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.reasons} disabled={state !== 'idle'}>
        <legend className={textStyles.spoken}>Reason</legend>
        {reasonsOf(reason, setReason)}
      </fieldset>
      {reason === 'option5' && <OwnReason text={text} onChange={setText} readOnly={state !== 'idle'} />}
      <p className={fieldStyles.message} id="reason-message" role="alert">
        {message}
      </p>
      <BusyButton
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={state === 'busy'}
        disabled={state === 'sent'}
      >
        {WORDS[state]}
      </BusyButton>
    </form>
  );
}

function reasonsOf(chosen: Reason | null, onChoose: (reason: Reason) => void) {
  return Object.entries(REASONS).map(([value, words]) => (
    <label key={value} className={styles.reason}>
      <input
        type="radio"
        name="reason"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value as Reason)}
      />
      {words}
    </label>
  ));
}

interface OwnReasonProps {
  text: string;
  onChange: (text: string) => void;
  readOnly: boolean;
}

function OwnReason({ text, onChange, readOnly }: OwnReasonProps) {
  return (
    <Field label="Your reason" id="reason">
      <TextArea
        id="reason"
        rows={4}
        maxLength={LONGEST_TEXT}
        showCount
        readOnly={readOnly}
        aria-describedby="reason-message"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
