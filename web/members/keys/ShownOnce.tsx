import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { keepFocusBeside } from '../../ui/dialog/focusBeside.ts';
import { useCopying } from '../../ui/hooks/useCopying.ts';
import keyStyles from './ShownKey.module.css';
import styles from './ShownOnce.module.css';

interface Props {
  /** Name of the secret, such as `Signing secret`. */
  label: string;
  secret: string;
  onDone: () => void;
}

/** A new secret in place, which is never shown again. */
export function ShownOnce({ label, secret, onDone }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const { copied, copy } = useCopying(secret, 'The browser did not allow copying. Select the text instead.');
  const first = useRef<HTMLButtonElement>(null);
  const putAway = (): void => {
    // The place of its first button: what follows is renewed there, and deleted in the next.
    if (first.current !== null) keepFocusBeside(first.current);
    onDone();
  };
  // Takes the focus of a screen reader to the new text.
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} className={styles.shown} role="group" aria-label={label} tabIndex={-1}>
      <p>
        <strong>{label}</strong>: copy it now and keep it like a password. It is not shown again.
      </p>
      <code className={keyStyles.key} aria-label={label}>
        {secret}
      </code>
      <div className={styles.buttons}>
        <Button ref={first} onClick={copy}>
          Copy
        </Button>
        <Button onClick={putAway}>I saved it</Button>
        <span className={keyStyles.copied} role="status">
          {copied}
        </span>
      </div>
    </div>
  );
}
