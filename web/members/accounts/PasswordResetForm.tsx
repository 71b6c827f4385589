import { Checkbox } from 'antd';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { resetMessages } from './resetMessages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS } from './problems.ts';
import type { Problems } from './problems.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

interface Props {
  reset: (password: string, revokesAccess: boolean) => Promise<string | null>;
  busy: boolean;
  disabled: boolean;
}

/** The new password, twice, and whether everything else that opens the account ends with the old one. */
export function PasswordResetForm({ reset, busy, disabled }: Props) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [revokesAccess, setRevokesAccess] = useState(false);
  const [problems, show] = useState(NO_PROBLEMS);
  const submit = async (): Promise<void> => {
    const found = problemsOf(password, confirm);
    show(found ?? NO_PROBLEMS);
    if (found !== null) return;
    const refused = await reset(password, revokesAccess);
    if (refused !== null) show({ password: refused });
  };
  return (
    <AccountForm problems={problems} onSubmit={submit}>
      <PasswordField
        id="password"
        label="Password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={setPassword}
        message={problems['password'] ?? null}
        hint="At least 8 characters, and none of the most common passwords."
      />
      <PasswordField
        id="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        message={problems['confirmPassword'] ?? null}
      />
      <RevokeAccess isChosen={revokesAccess} onChange={setRevokesAccess} />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy} disabled={disabled}>
        Change Password
      </BusyButton>
    </AccountForm>
  );
}

function RevokeAccess(props: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  return (
    <Checkbox checked={props.isChosen} onChange={(event) => props.onChange(event.target.checked)}>
      Someone else may have used my account: also delete my API keys, exports, the address of my news feed and
      my webhook
    </Checkbox>
  );
}

function problemsOf(password: string, confirm: string): Problems | null {
  if (password === '' && confirm === '') return { password: resetMessages.resetEmpty, confirmPassword: '' };
  return password === confirm ? null : { confirmPassword: resetMessages.resetDiffers };
}
