import { CloseButton, Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { CardUpdate } from './CardUpdate.tsx';
import styles from './UpdateCardDialog.module.css';

interface Props {
  onUpdated: () => void;
  onClose: () => void;
}

/** Changes the card without leaving the account page. */
export function UpdateCardDialog({ onUpdated, onClose }: Props) {
  return (
    <Dialog label="Update Payment details" className={styles.card} onClose={onClose}>
      <div className={styles.title}>
        <h2>Update Payment details</h2>
        <CloseButton />
      </div>
      <Form onUpdated={onUpdated} />
    </Dialog>
  );
}

function Form({ onUpdated }: Pick<Props, 'onUpdated'>) {
  const close = useCloseDialog();
  const onDone = (): void => {
    close();
    onUpdated();
  };
  return <CardUpdate onDone={onDone} />;
}
