import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../ui/fields/Field.tsx';
import styles from './StripeField.module.css';

interface Change {
  error: { message: string } | undefined;
}

interface Props {
  label: string;
  id: string;
  /** Problems that the payment found. */
  problem: string | undefined;
  children: (onChange: (change: Change) => void) => ReactNode;
}

/** One of Stripe's fields with its label, and what Stripe finds wrong with it while one types. */
export function StripeField({ label, id, problem, children }: Props) {
  const [message, setMessage] = useState('');
  return (
    <Field label={label} id={id} message={message === '' ? (problem ?? '') : message}>
      <div className={styles.stripeField}>
        {children(({ error }) => {
          setMessage(error?.message ?? '');
        })}
      </div>
    </Field>
  );
}
