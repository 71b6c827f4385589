import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { Field } from '../components/Field.tsx';
import { useSignIn } from './useSignIn.ts';

/** E-mail, password and the Login button. What is typed stays after an error. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const { signIn, busy, message } = useSignIn();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    void signIn(String(typed.get('email') ?? '').trim(), String(typed.get('password') ?? ''));
  };
  const faulty =
    message === null
      ? {}
      : ({ status: 'error', 'aria-invalid': true, 'aria-describedby': 'password-message' } as const);
  return (
    <form ref={form} className="sign-in" onSubmit={submit} noValidate>
      <Field label="Email" id="email">
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          size="large"
          {...faulty}
        />
      </Field>
      <Field label="Password" id="password" message={message}>
        <Input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          size="large"
          {...faulty}
        />
      </Field>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Login
      </Button>
    </form>
  );
}
