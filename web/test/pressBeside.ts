import { fireEvent } from '@testing-library/react';

/** Presses the page beside a dialog, which the browser reports as a press of the dialog itself. */
export function pressBeside(dialog: HTMLElement): void {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}
