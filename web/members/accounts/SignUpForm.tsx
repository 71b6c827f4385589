import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS } from './problems.ts';
import { signUpProblems } from './signUpRules.ts';
import type { SignUpValues } from './signUpRules.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { useSignUp } from './useSignUp.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import formStyles from '../../ui/fields/form.module.css';

type Props = Pick<ReturnType<typeof useSignUp>, 'signUp' | 'busy'> & { email: string };

const EMPTY: SignUpValues = { firstName: '', lastName: '', email: '', verifyEmail: '', password: '' };

/** Asks a visitor for the facts of a new account. An error clears no field. */
export function SignUpForm({ signUp, busy, email }: Props) {
  const [values, setValues] = useState<SignUpValues>({ ...EMPTY, email });
  const [problems, show] = useState(NO_PROBLEMS);
  const submit = async (): Promise<void> => {
    const found = signUpProblems(values);
    show(found ?? NO_PROBLEMS);
    if (found !== null) return;
    const { verifyEmail: _, ...input } = values;
    show(await signUp({ ...input, email: input.email.trim() }));
  };
  const field = (id: keyof SignUpValues) => ({
    id,
    value: values[id],
    onChange: (value: string) => setValues((before) => ({ ...before, [id]: value })),
    message: problems[id] ?? null,
  });
  return (
    <AccountForm problems={problems} onSubmit={submit}>
      <div className={formStyles.pair}>
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" autoFocus />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextField {...field('verifyEmail')} label="Verify Email" type="email" autoComplete="off" />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, and none of the most common passwords."
      />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy}>
        Register
      </BusyButton>
    </AccountForm>
  );
}
