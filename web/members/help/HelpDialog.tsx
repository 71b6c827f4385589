import { CloseButton, Dialog } from '../../ui/dialog/Dialog.tsx';
import { HelpForm } from './HelpForm.tsx';
import { HelpWords } from './HelpWords.tsx';
import styles from './HelpDialog.module.css';

/** Frequent questions, and a message to the operator. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Help and Support" className={styles.help} onClose={onClose}>
      <CloseButton />
      <h2>Help and Support</h2>
      <HelpWords />
      <HelpForm />
    </Dialog>
  );
}
