import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import type { InputProps } from 'antd/es/input/Input';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Field } from '../components/Field.tsx';
import { useSignIn } from './useSignIn.ts';

const FAULTY: InputProps = {
  status: 'error',
  'aria-invalid': true,
  'aria-describedby': 'password-message',
};

/** E-mail, password and the Login button. What is typed stays after an error. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { signIn, busy, message } = useSignIn();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void signIn(email.trim(), password);
  };
  const shared = message === null ? {} : FAULTY;
  return (
    <form className="sign-in" onSubmit={submit} noValidate>
      <Field label="Email" id="email">
        <Input
          {...shared}
          size="large"
          id="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" id="password" message={message}>
        <PasswordInput {...shared} value={password} onChange={setPassword} />
      </Field>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Login
      </Button>
    </form>
  );
}

interface PasswordProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (password: string) => void;
}

function PasswordInput({ onChange, ...props }: PasswordProps) {
  return (
    <Input
      {...props}
      size="large"
      id="password"
      type="password"
      autoComplete="current-password"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
