import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../ui/dialog/LeaveButton.tsx';
import { messages } from '../accounts/messages.ts';
import { RevokeApiKeyDocument } from './apiKeyDocuments.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import dialogStyles from '../../ui/dialog/Dialog.module.css';
import fieldStyles from '../../ui/fields/Field.module.css';

interface Props {
  apiKey: { id: string; name: string };
  onClose: () => void;
  /** Revokes the key and answers a problem, or ''; by default as its member. */
  revoke?: (id: string) => Promise<string>;
}

/** Asks before a key is revoked: programs that use it stop. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose, revoke }: Props) {
  const own = useOwnRevoking();
  return (
    <Dialog label={`Revoke ${name}`} onClose={onClose}>
      <h2>Revoke {name}?</h2>
      <p>Programs that use this key are refused at once. This cannot be undone.</p>
      <Asked onSure={() => (revoke ?? own)(id)} />
    </Dialog>
  );
}

function useOwnRevoking(): (id: string) => Promise<string> {
  const [mutate] = useMutation(RevokeApiKeyDocument);
  return async (id) => {
    const { data } = await mutate({ variables: { input: { id } } });
    return data?.revokeApiKey.errors[0]?.message ?? '';
  };
}

function Asked({ onSure }: { onSure: () => Promise<string> }) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const close = useCloseDialog();
  const act = async (): Promise<void> => {
    setBusy(true);
    const found = await onSure().catch(() => messages.unreachable);
    setBusy(false);
    setProblem(found);
    if (found === '') close();
  };
  return (
    <>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      <div className={dialogStyles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton danger loading={busy} onClick={() => void act()}>
          Revoke key
        </BusyButton>
      </div>
    </>
  );
}
