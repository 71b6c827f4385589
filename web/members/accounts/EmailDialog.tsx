import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../ui/dialog/LeaveButton.tsx';
import { graphql } from '../../gql/gql.ts';
import { AccountForm } from './AccountForm.tsx';
import { EMAIL, messages } from './messages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS } from './problems.ts';
import type { Problems } from './problems.ts';
import { provenProblem } from './provenProblem.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

const ChangeEmailDocument = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

/** Changes the member's own address, once the emailed link is used. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Change email" onClose={onClose}>
      <h2>Change email</h2>
      <EmailForm />
    </Dialog>
  );
}

interface Values {
  email: string;
  password: string;
}

function EmailForm() {
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  const close = useCloseDialog();
  const { send, busy, problems } = useChangeEmail(close);
  const field = (id: keyof Values) => ({
    value: values[id],
    onChange: (value: string) => setValues((before) => ({ ...before, [id]: value })),
    message: problems[id] ?? null,
  });
  return (
    <AccountForm problems={problems} onSubmit={() => send(values)}>
      <TextField
        {...field('email')}
        id="email"
        label="New email"
        type="email"
        autoComplete="email"
        autoFocus
        hint="We send a confirmation link to it. Until you use the link, your current address stays in use. If it is confirmed, we notify it of the change."
      />
      <PasswordField
        {...field('password')}
        id="password"
        label="Your password"
        autoComplete="current-password"
      />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy}>
        Send the link
      </BusyButton>
      <LeaveButton size="large" block>
        Cancel
      </LeaveButton>
    </AccountForm>
  );
}

function useChangeEmail(onSent: () => void) {
  const [mutate, { loading }] = useMutation(ChangeEmailDocument);
  const [problems, show] = useState(NO_PROBLEMS);
  const ask = async (input: Values): Promise<Problems> => {
    const { data } = await mutate({ variables: { input } });
    const [error] = data?.changeEmail.errors ?? [];
    return error === undefined ? NO_PROBLEMS : provenProblem(error);
  };
  const send = async ({ email, password }: Values): Promise<void> => {
    if (loading) return;
    const isEmail = EMAIL.test(email.trim());
    const found = isEmail
      ? await ask({ email: email.trim(), password }).catch(() => ({ email: messages.unreachable }))
      : { email: messages.emailInvalid };
    show(found);
    if (Object.keys(found).length === 0) onSent();
  };
  return { send, busy: loading, problems };
}
