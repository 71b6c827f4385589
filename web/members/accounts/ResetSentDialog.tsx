import { Button } from 'antd';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { resetMessages } from './resetMessages.ts';

/** Says where the reset link went. */
export function ResetSentDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog label={resetMessages.requestDone} onClose={onClose}>
      <h2>{resetMessages.requestDone}</h2>
      <p>
        The link is on its way to <strong>{email}</strong>. If it does not arrive within a few minutes, please
        check your spam folder.
      </p>
      <CloseWords />
    </Dialog>
  );
}

function CloseWords() {
  return (
    <Button type="primary" onClick={useCloseDialog()}>
      Close
    </Button>
  );
}
