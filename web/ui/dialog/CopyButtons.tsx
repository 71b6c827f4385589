import { Button } from 'antd';
import { useCopying } from '../hooks/useCopying.ts';
import { useCloseDialog } from './Dialog.tsx';
import dialogStyles from './Dialog.module.css';
import styles from './CopyButtons.module.css';

/** Ends a dialog that shows a text to copy, and says whether copying worked. */
export function CopyButtons({ text }: { text: string }) {
  const close = useCloseDialog();
  const { copied, copy } = useCopying(text, 'The browser did not allow copying. Select the text instead.');
  return (
    <div className={dialogStyles.buttons}>
      <span className={styles.copied} role="status">
        {copied}
      </span>
      <Button onClick={close}>Close</Button>
      <Button type="primary" onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
