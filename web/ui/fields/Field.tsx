import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface Props {
  label: string;
  /** The id of the control, which has `${id}-message` and, with a hint, `${id}-hint` as its description. */
  id: string;
  message?: string | null;
  hint?: string;
  children: ReactNode;
}

/** A control with its label above it and, below it, what is wrong with it, which is also announced. */
export function Field({ label, id, message, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message !== undefined && (
        <p className={styles.message} id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
