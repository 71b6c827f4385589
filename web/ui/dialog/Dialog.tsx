import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

const CloseContext = createContext<() => void>(() => undefined);

interface Props {
  label: string;
  className?: string;
  /** Without the paddings and the width of a dialog of a few sentences. */
  plain?: boolean;
  /** When it has closed; by then the focus is back where it was. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page. The browser keeps the focus inside and gives it back; Escape and a press beside it close it. */
export function Dialog({ label, className = '', plain = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  const look = plain ? styles.dialog : `${styles.dialog} ${styles.words}`;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${look} ${className}`}
      aria-label={label}
      // React tells of the closing of a dialog within this one as well.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <CloseContext value={close}>
        <div className={styles.content}>{children}</div>
      </CloseContext>
    </dialog>
  );
}

/** Closes the dialog around the part that uses it. */
export function useCloseDialog(): () => void {
  return use(CloseContext);
}

/** Closes the dialog for those without a keyboard. */
export function CloseButton() {
  return (
    <button type="button" className={styles.close} aria-label="Close" onClick={useCloseDialog()}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}
