import { useEffect, useRef, useState } from 'react';
import { resetMessages } from './resetMessages.ts';
import { ResetSentDialog } from './ResetSentDialog.tsx';
import { usePasswordRequest } from './usePasswordRequest.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import styles from './ResetPassword.module.css';

/** Time for which the button shows that it works before the link is asked for. */
const DELAY_MS = 2_000;

type State = 'idle' | 'busy' | 'sent' | 'failed';

/** Emails a reset link to the signed-in member, once. */
export function ResetPassword({ email }: { email: string | undefined }) {
  const [state, setState] = useState<State>('idle');
  const [dialog, setDialog] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const close = (): void => {
    setDialog(false);
    // The button that had the focus is disabled by now.
    words.current?.focus();
  };
  useDelayedRequest(state === 'busy' ? email : undefined, (isSent) => {
    setState(isSent ? 'sent' : 'failed');
    setDialog(isSent);
  });
  return (
    <div className={styles.resetPassword}>
      <p ref={words} tabIndex={-1}>
        A link to choose a new password is sent to your email.
      </p>
      <BusyButton
        loading={state === 'busy'}
        disabled={state === 'busy' || state === 'sent' || email === undefined}
        onClick={() => setState('busy')}
      >
        {state === 'sent' ? 'Request Sent!' : 'Reset Password'}
      </BusyButton>
      <p className={fieldStyles.message} role="alert">
        {state === 'failed' ? resetMessages.resetFailed : ''}
      </p>
      {dialog && email !== undefined && <ResetSentDialog email={email} onClose={close} />}
    </div>
  );
}

/** Asks for a link two seconds after an address is given. */
function useDelayedRequest(email: string | undefined, onDone: (isSent: boolean) => void): void {
  const request = usePasswordRequest();
  useEffect(() => {
    if (email === undefined) return;
    const timer = window.setTimeout(() => {
      void request(email).then((problem) => onDone(problem === null));
    }, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
    // Once for each press: the functions are others at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [email]);
}
