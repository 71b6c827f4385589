import { useState } from 'react';
import { LeaveButton } from '../../../ui/dialog/LeaveButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { messages } from '../messages.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS, type Problems } from '../problems.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { BusyButton } from '../../../ui/parts/BusyButton.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import fieldStyles from '../../../ui/fields/Field.module.css';

export interface StepValues {
  name: string;
  password: string;
}

interface Props {
  /** A name to begin with; none is asked for where left out. */
  name?: string;
  asksPassword?: boolean;
  submit: string;
  /** Resolves to errors by field; empty if it worked. */
  onSubmit: (values: StepValues) => Promise<Problems>;
}

/** Asks for a name, for the password, or for both, before something is done. */
export function StepForm({ name: before, asksPassword = true, submit, onSubmit }: Props) {
  const [name, setName] = useState(before ?? '');
  const [password, setPassword] = useState('');
  const { problems, busy, send } = useSending(() => onSubmit({ name, password }));
  const fields = [...(before === undefined ? [] : ['name']), ...(asksPassword ? ['password'] : [])];
  return (
    <AccountForm problems={problems} onSubmit={send}>
      {before !== undefined && (
        <TextField
          id="name"
          label="Name"
          maxLength={60}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={setName}
          message={problems['name'] ?? null}
        />
      )}
      {asksPassword && (
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          autoFocus={before === undefined}
          value={password}
          onChange={setPassword}
          message={problems['password'] ?? null}
        />
      )}
      <FormButtons submit={submit} busy={busy} problems={problems} fields={fields} />
    </AccountForm>
  );
}

/** Sends a form, once at a time. */
export function useSending(onSubmit: () => Promise<Problems>) {
  const [problems, show] = useState<Problems>(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const found = await onSubmit().catch(() => ({ form: messages.unreachable }));
    setBusy(false);
    show(found);
  };
  return { problems, busy, send };
}

interface ButtonsProps {
  submit: string;
  busy: boolean;
  problems: Problems;
  /** Fields that show their own problems. */
  fields: readonly string[];
}

/** The end of a form in a dialog: the problems that no field shows, and the buttons. */
export function FormButtons({ submit, busy, problems, fields }: ButtonsProps) {
  const others = Object.keys(problems).filter((name) => !fields.includes(name));
  return (
    <>
      <p className={fieldStyles.message} role="alert">
        {others.map((name) => problems[name]).join(' ')}
      </p>
      <div className={dialogStyles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={busy}>
          {submit}
        </BusyButton>
      </div>
    </>
  );
}
