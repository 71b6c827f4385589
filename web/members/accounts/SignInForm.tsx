import { Button } from 'antd';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { hasPasskeys } from './hasPasskeys.ts';
import { messages } from './messages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { emptyFields, NO_PROBLEMS } from './problems.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { SignIn } from './useSignIn.ts';
import type { Outcome, SecondStepAsked } from './useSignedIn.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

interface Props {
  signIn: SignIn;
  /** Why the sign-in starts again; '' if it does not. */
  problem: string;
  onAsked: (asked: SecondStepAsked) => void;
}

/** Email, password and the Login button, or a passkey. What is typed stays after an error. */
export function SignInForm({ signIn: { signIn, byPasskey, busy }, problem, onAsked }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, show] = useState(problem === '' ? NO_PROBLEMS : { password: problem });
  const end = (outcome: Outcome): void => {
    if (outcome.asked !== undefined) onAsked(outcome.asked);
    else if (outcome.problem !== undefined) show({ password: outcome.problem });
  };
  const submit = async (): Promise<void> => {
    const empty = emptyFields({ email, password }, messages.signInEmpty);
    show(empty ?? NO_PROBLEMS);
    if (empty === null) end(await signIn(email.trim(), password));
  };
  return (
    <AccountForm problems={problems} onSubmit={submit}>
      <EmailField value={email} onChange={setEmail} message={problems['email'] ?? null} />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        message={problems['password'] ?? null}
      />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy}>
        Login
      </BusyButton>
      {hasPasskeys() && (
        <Button type="text" block disabled={busy} onClick={() => void byPasskey().then(end)}>
          Sign in with a passkey
        </Button>
      )}
    </AccountForm>
  );
}

function EmailField(props: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'message'>) {
  return <TextField id="email" label="Email" type="email" autoComplete="username" autoFocus {...props} />;
}
