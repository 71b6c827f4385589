import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { clearSession } from '../../app/session.ts';
import { isRunning, statusOf, useMembership } from '../../billing/membership.ts';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../ui/dialog/LeaveButton.tsx';
import { graphql } from '../../gql/gql.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NO_PROBLEMS } from './problems.ts';
import type { Problems } from './problems.ts';
import { provenProblem } from './provenProblem.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './DeleteAccountDialog.module.css';

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);

const TITLE = 'Delete your account?';

/** Says what goes, asks for the password, and deletes the account. Closing the dialog then leaves the product. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const isDone = useRef(false);
  const [isGone, setGone] = useState(false);
  return (
    <Dialog
      label={TITLE}

      onClose={() => {
        onClose();
        // The guard of the page leads to the sign-in screen.
        if (isDone.current) clearSession();
      }}
    >
      {isGone ? (
        <Gone />
      ) : (
        <>
          <h2>{TITLE}</h2>
          <Consequences />
          <DeleteForm
            onDeleted={() => {
              isDone.current = true;
              setGone(true);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

function Consequences() {
  const { subscription } = useMembership();
  const runs = isRunning(subscription) && subscription ? subscription : null;
  return (
    <ul className={styles.deleteList}>
      {runs && (
        <li>
          Your {statusOf(runs)} plan ends at once. Nothing more is charged, and what you have paid is not
          refunded.
        </li>
      )}
      <li>You are signed out everywhere.</li>
      <li>Your portfolios, your comparison sets, your history and your messages are erased within a day.</li>
      <li>Invoices are kept for seven years without your name, as the law requires.</li>
      <li>This cannot be undone. You may sign up again with the same address.</li>
    </ul>
  );
}

function DeleteForm({ onDeleted }: { onDeleted: () => void }) {
  const [password, setPassword] = useState('');
  const { remove, busy, problems } = useDeletion(onDeleted);
  return (
    <AccountForm problems={problems} onSubmit={() => remove(password)}>
      <PasswordField
        id="password"
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        message={problems['password'] ?? null}
      />
      <BusyButton danger htmlType="submit" size="large" block loading={busy}>
        Delete account
      </BusyButton>
      <LeaveButton size="large" block>
        Keep account
      </LeaveButton>
    </AccountForm>
  );
}

function Gone() {
  return (
    <div role="status">
      <h2>Your account is deleted</h2>
      <p>Nothing more is charged. Thank you for being a member.</p>
      <Button type="primary" onClick={useCloseDialog()}>
        Close
      </Button>
    </div>
  );
}

function useDeletion(onDeleted: () => void) {
  const [mutate, { loading }] = useMutation(DeleteAccountDocument);
  const [problems, show] = useState(NO_PROBLEMS);
  const ask = async (password: string): Promise<Problems> => {
    const { data } = await mutate({ variables: { input: { password } } });
    const [error] = data?.deleteAccount.errors ?? [];
    return error === undefined ? NO_PROBLEMS : provenProblem(error);
  };
  const remove = async (password: string): Promise<void> => {
    if (loading) return;
    const found = await ask(password).catch(() => ({ password: messages.unreachable }));
    show(found);
    if (Object.keys(found).length === 0) onDeleted();
  };
  return { remove, busy: loading, problems };
}
