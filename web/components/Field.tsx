import type { ReactNode } from 'react';
import './Field.css';

interface Props {
  label: string;
  /** The id of the control, which has `${id}-message` as its description. */
  id: string;
  message?: string | null;
  children: ReactNode;
}

/** A control with its label above it and, below it, what is wrong with it, which is also announced. */
export function Field({ label, id, message, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {message !== undefined && (
        <p className="field-message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
