import { CloseButton, Dialog, useCloseDialog } from '../components/Dialog.tsx';
import { BillingForm } from './BillingForm.tsx';
import { useCardUpdate } from './useCardUpdate.ts';
import { words } from './words.ts';
import './membership.css';

interface Props {
  onUpdated: () => void;
  onClose: () => void;
}

/** Another card, without leaving the account. */
export function UpdateCardDialog({ onUpdated, onClose }: Props) {
  return (
    <Dialog label="Update Payment details" className="dialog-words dialog-card" onClose={onClose}>
      <div className="dialog-title">
        <h2>Update Payment details</h2>
        <CloseButton />
      </div>
      <Form onUpdated={onUpdated} />
    </Dialog>
  );
}

function Form({ onUpdated }: Pick<Props, 'onUpdated'>) {
  const close = useCloseDialog();
  const update = useCardUpdate();
  const onDone = (): void => {
    close();
    onUpdated();
  };
  return <BillingForm missing={words.fillCard} button="Update Card" onCard={update} onDone={onDone} />;
}
