import { createContext, use, useEffect } from 'react';

/** Control of a dialog by its parts. Outside of a dialog none of it does anything. */
export interface DialogControl {
  /** Closes the dialog, even if it is held. */
  close: () => void;
  /** True while a part is busy: then only that part closes the dialog. */
  isHeld: boolean;
  /** Holds the dialog until the returned function is called. */
  hold: () => () => void;
  /** Hides the dialog until `work` is done. */
  standAside: <T>(work: () => Promise<T>) => Promise<T>;
}

export const DialogContext = createContext<DialogControl>({
  close: () => undefined,
  isHeld: false,
  hold: () => () => undefined,
  standAside: (work) => work(),
});

/**
 * Keeps the dialog around this part open while the part is busy. A request that runs can no longer be taken back: who
 * closed the dialog would take it for not sent.
 */
export function useHeldDialog(isBusy: boolean): void {
  const { hold } = use(DialogContext);
  useEffect(() => (isBusy ? hold() : undefined), [isBusy, hold]);
}

/**
 * Hides the dialog around this part while others show something over the page, such as Stripe the bank's frame: a modal
 * dialog covers it and keeps it from being used.
 */
export function useStandAside(): DialogControl['standAside'] {
  return use(DialogContext).standAside;
}
