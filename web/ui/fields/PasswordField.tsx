import { useState } from 'react';
import { TextField } from './TextField.tsx';
import styles from './PasswordField.module.css';

interface Props {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  message: string | null;
  hint?: string;
  autoFocus?: boolean;
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, ...props }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <button
          type="button"
          className={styles.show}
          aria-label={`Show ${label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
