import { Button } from 'antd';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS, emptyFields } from './problems.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSignIn } from './useSignIn.ts';

/** E-mail, password and the Login button. What is typed stays after an error. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { signIn, busy } = useSignIn();
  const [problems, show] = useState(NO_PROBLEMS);
  const submit = async (): Promise<void> => {
    const empty = emptyFields({ email, password }, messages.signInEmpty);
    show(empty ?? NO_PROBLEMS);
    if (empty !== null) return;
    const refused = await signIn(email.trim(), password);
    if (refused !== null) show({ password: refused });
  };
  return (
    <AccountForm problems={problems} onSubmit={submit}>
      <TextField
        id="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
        message={problems['email'] ?? null}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        message={problems['password'] ?? null}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Login
      </Button>
    </AccountForm>
  );
}
