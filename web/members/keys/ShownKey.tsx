import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { useHeldDialog } from '../../ui/dialog/dialogControl.ts';
import { useCopying } from '../../ui/hooks/useCopying.ts';
import dialogStyles from '../../ui/dialog/Dialog.module.css';
import styles from './ShownKey.module.css';

/** A new key, which is never shown again, with a first question to ask. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { copied, copy } = useCopying(apiKey, 'The browser did not allow copying. Select the key instead.');
  // Pressing beside the dialog or Escape would close it, and the key cannot be shown again.
  useHeldDialog(true);
  // Takes the focus of a screen reader to the new text.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        Your new API key
      </h2>
      <p>Copy it now and keep it like a password. It is not shown again.</p>
      <code className={styles.key} aria-label="API key">
        {apiKey}
      </code>
      <p>Try it:</p>
      <pre className={styles.example} tabIndex={0} aria-label="Example">
        {exampleFor(window.location.origin)}
      </pre>
      <div className={dialogStyles.buttons}>
        <span className={styles.copied} role="status">
          {copied}
        </span>
        <Button onClick={copy}>Copy key</Button>
        <Button type="primary" onClick={useCloseDialog()}>
          I saved it
        </Button>
      </div>
    </>
  );
}

/** The key itself comes from a variable: shells keep what is typed. */
function exampleFor(origin: string): string {
  return `curl ${origin}/graphql \\
  -H "Authorization: Bearer $TXR_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ latestPeriod(product: HOTEL) { month } }"}'`;
}
