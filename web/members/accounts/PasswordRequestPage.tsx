import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { AccountForm } from './AccountForm.tsx';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { resetMessages } from './resetMessages.ts';
import { NO_PROBLEMS, emptyFields } from './problems.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { usePasswordRequest } from './usePasswordRequest.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import bareFrameStyles from '../../app/BareFrame.module.css';
import accountsStyles from './accounts.module.css';

type State = 'idle' | 'busy' | 'sent';

/** The page to request a link that resets a forgotten password. */
export function PasswordRequestPage() {
  const [state, setState] = useState<State>('idle');
  usePageTitle('Forgot Password');
  return (
    <BareFrame>
      <h1>Forgot Password</h1>
      <p className={bareFrameStyles.lead} role="status">
        {state === 'sent' ? resetMessages.requestSent : resetMessages.requestPrompt}
      </p>
      <RequestForm state={state} setState={setState} />
      <p className={accountsStyles.links}>
        <Link to={routes.login}>Back to login</Link>
      </p>
      <CaptchaNotice />
    </BareFrame>
  );
}

function RequestForm({ state, setState }: { state: State; setState: (state: State) => void }) {
  const [email, setEmail] = useState('');
  const [problems, show] = useState(NO_PROBLEMS);
  const request = usePasswordRequest();
  const submit = async (): Promise<void> => {
    if (state !== 'idle') return;
    const empty = emptyFields({ email }, resetMessages.requestEmpty);
    show(empty ?? NO_PROBLEMS);
    if (empty !== null) return;
    setState('busy');
    const refused = await request(email.trim());
    setState(refused === null ? 'sent' : 'idle');
    if (refused !== null) show({ email: refused });
  };
  return (
    <AccountForm problems={problems} onSubmit={submit}>
      <TextField
        id="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={setEmail}
        readOnly={state === 'sent'}
        message={problems['email'] ?? null}
      />
      <BusyButton
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={state === 'busy'}
        disabled={state === 'sent'}
      >
        {state === 'sent' ? 'Sent' : 'Submit'}
      </BusyButton>
    </AccountForm>
  );
}
