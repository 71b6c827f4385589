import type { ReactNode } from 'react';
import './Field.css';

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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message !== undefined && (
        <p className="field-message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
