import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { useHeldDialog } from '../../../ui/dialog/dialogControl.ts';
import { useCopying } from '../../../ui/hooks/useCopying.ts';
import copyStyles from '../../../ui/dialog/CopyButtons.module.css';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import styles from './RecoveryCodes.module.css';

/** Recovery codes, which are never shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { copied, copy } = useCopying(
    codes.join('\n'),
    'The browser did not allow copying. Select the codes instead.',
  );
  // Pressing beside the dialog or Escape would close it, and the codes cannot be shown again.
  useHeldDialog(true);
  // Takes the focus of a screen reader to the new text.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Keep them where you can reach them without your phone. Each code works once, after your password. They
        are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={dialogStyles.buttons}>
        <span className={copyStyles.copied} role="status">
          {copied}
        </span>
        <Button onClick={copy}>Copy</Button>
        <Button type="primary" onClick={useCloseDialog()}>
          I saved them
        </Button>
      </div>
    </>
  );
}
