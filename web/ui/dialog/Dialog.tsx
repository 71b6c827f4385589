import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { DialogContext, type DialogControl } from './dialogControl.ts';
import styles from './Dialog.module.css';

interface Props {
  label: string;
  className?: string;
  /** A menu or a search: without the paddings and the width of a dialog of a few sentences. */
  plain?: boolean;
  /** When it has closed; by then the focus is back where it was. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page. The browser keeps the focus inside and gives it back; Escape closes it, and so does a press
 * beside it, unless that would lose what was entered.
 */
export function Dialog({ label, className = '', plain = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { control, shutFor } = useControl(dialog);
  const look = plain ? styles.dialog : `${styles.dialog} ${styles.words}`;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const onClosed = (closed: HTMLDialogElement): void => {
    // A dialog that stands aside is closed and will open again.
    if (closed.open || shutFor.current === 'aside') return;
    // Chrome closes a dialog on a second Escape, whatever came of the first one.
    if (control.isHeld && shutFor.current === null) closed.showModal();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${look} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        if (isOwn(event) && control.isHeld) event.preventDefault();
      }}
      onClose={(event) => {
        if (isOwn(event)) onClosed(event.currentTarget);
      }}
      {...usePressBeside(plain, control)}
    >
      <DialogContext value={control}>
        <div className={styles.content}>{children}</div>
      </DialogContext>
    </dialog>
  );
}

/** React tells of the events of a dialog within this one as well. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/**
 * Handlers that close the dialog when it is pressed beside its content, unless it is held. A press that begins in the
 * content selects text, wherever it ends. Once something was entered, a stray press does nothing but in a search.
 */
function usePressBeside(isSearch: boolean, { isHeld, close }: DialogControl) {
  const hasBegun = useRef(false);
  const mayClose = useRef(true);
  return {
    onInput: () => (mayClose.current = isSearch),
    onPointerDown: (event: SyntheticEvent) => (hasBegun.current = isOwn(event) && mayClose.current),
    onClick: (event: SyntheticEvent) => isOwn(event) && hasBegun.current && !isHeld && close(),
  };
}

/** Control of the dialog, and why it was closed: null if the browser did it. */
function useControl(dialog: RefObject<HTMLDialogElement | null>) {
  const [holders, setHolders] = useState(0);
  const shutFor = useRef<'close' | 'aside' | null>(null);
  const actions = useMemo(() => {
    const shut = (why: 'close' | 'aside'): void => {
      shutFor.current = why;
      dialog.current?.close();
    };
    const show = (): void => {
      shutFor.current = null;
      dialog.current?.showModal();
    };
    return {
      close: () => shut('close'),
      hold: () => {
        setHolders((count) => count + 1);
        return () => setHolders((count) => count - 1);
      },
      standAside: async <T,>(work: () => Promise<T>): Promise<T> => {
        shut('aside');
        return work().finally(show);
      },
    };
  }, [dialog]);
  const isHeld = holders > 0;
  return { control: useMemo(() => ({ ...actions, isHeld }), [actions, isHeld]), shutFor };
}

/** Closes the dialog around the part that uses it. */
export function useCloseDialog(): () => void {
  return use(DialogContext).close;
}

/** Closes the dialog for those without a keyboard. */
export function CloseButton() {
  const { close, isHeld } = use(DialogContext);
  return (
    <button type="button" className={styles.close} aria-label="Close" disabled={isHeld} onClick={close}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}
