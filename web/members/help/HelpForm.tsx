import TextArea from 'antd/es/input/TextArea';
import { useState } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { startingWith, useAbout } from '../../app/about.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { useHelpMessage } from './useHelpMessage.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import styles from './HelpForm.module.css';

const LONGEST_TEXT = 4_000;

/** A message to the operator, with the page that it is written on and where the answer goes. */
export function HelpForm() {
  const { text, setText, send, state, problems, knownEmail } = useHelpMessage();
  const [answerTo, setAnswerTo] = useState(knownEmail);
  if (state === 'sent') return <Sent answerTo={answerTo} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send({ text, answerTo });
      }}
    >
      <Lead />
      <MessageField text={text} onChange={setText} message={problems['text'] ?? ''} />
      <TextField
        id="help-answer"
        label="Answer to"
        type="email"
        autoComplete="email"
        value={answerTo}
        onChange={setAnswerTo}
        message={problems['answerTo'] ?? null}
      />
      <BusyButton type="primary" htmlType="submit" loading={state === 'busy'}>
        Send
      </BusyButton>
      <p className={fieldStyles.message} role="alert">
        {problems[''] ?? ''}
      </p>
    </form>
  );
}

/** Takes the focus from the form, which is gone, and so is read to those who cannot see it. */
function Sent({ answerTo }: { answerTo: string }) {
  return (
    <p tabIndex={-1} className={styles.sent} ref={(words) => words?.focus()}>
      Thank you. Your message was sent; the reply goes to {answerTo}.
    </p>
  );
}

/** The operator's name, and address if there is one. */
function Lead() {
  const { operatorName, supportEmail } = useAbout();
  return (
    <>
      <h3>Anything else?</h3>
      <p className={styles.lead}>
        {startingWith(operatorName)}, who runs this installation, is glad to help.{' '}
        {supportEmail !== null && (
          <>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or here:
          </>
        )}
      </p>
    </>
  );
}

interface MessageProps {
  text: string;
  onChange: (text: string) => void;
  message: string;
}

function MessageField({ text, onChange, message }: MessageProps) {
  return (
    <Field label="Your message" id="help-text" message={message}>
      <TextArea
        id="help-text"
        rows={4}
        maxLength={LONGEST_TEXT}
        value={text}
        aria-describedby="help-text-message"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
