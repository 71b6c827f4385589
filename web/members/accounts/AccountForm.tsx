import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Problems } from './problems.ts';
import formStyles from '../../ui/fields/form.module.css';

interface Props {
  /** The mistakes; the focus goes to the first such field. */
  problems: Problems;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form whose messages are ours, not the browser's. Enter submits it. */
export function AccountForm({ problems, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const controls = [...(form.current?.querySelectorAll('input') ?? [])];
    controls.find(({ id }) => id in problems)?.focus();
  }, [problems]);
  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
