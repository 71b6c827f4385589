import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { later } from '../../test/later.ts';
import { pressBeside } from '../../test/pressBeside.ts';
import { usePages } from '../../test/renderPage.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import { CloseButton, Dialog, useCloseDialog } from './Dialog.tsx';
import { useStandAside } from './dialogControl.ts';
import { LeaveButton } from './LeaveButton.tsx';

usePages();

function Parts({ work }: { work: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const close = useCloseDialog();
  const standAside = useStandAside();
  const act = (): void => {
    setBusy(true);
    void work().then(close);
  };
  return (
    <>
      <CloseButton />
      <LeaveButton>Keep</LeaveButton>
      <BusyButton loading={isBusy} onClick={act}>
        Delete
      </BusyButton>
      <button type="button" onClick={() => void standAside(work)}>
        Ask the bank
      </button>
    </>
  );
}

/** An open dialog whose work is done when the test says so. */
function renderDialog() {
  const onClose = vi.fn();
  const { answered, answer } = later<null>();
  render(
    <Dialog label="Delete it?" onClose={onClose}>
      <Parts work={() => answered} />
    </Dialog>,
  );
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), onClose, answer };
}

function pressEscape(dialog: HTMLElement): Event {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event;
}

test('a dialog stays open while one of its buttons is busy, and closes once that is done', async () => {
  const { dialog, onClose, answer } = renderDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  for (const name of ['Close', 'Keep']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
  pressBeside(dialog);
  expect(pressEscape(dialog).defaultPrevented).toBe(true);
  // As Chrome does on a second Escape.
  dialog.open = false;
  fireEvent(dialog, createEvent('close', dialog));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  answer(null);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(dialog.open).toBe(false);
});

test.each([
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Keep', () => fireEvent.click(screen.getByRole('button', { name: 'Keep' }))],
  ['a press beside it', pressBeside],
])('a dialog closes by %s while nothing runs', (_, leave) => {
  const { dialog, onClose } = renderDialog();
  expect(pressEscape(dialog).defaultPrevented).toBe(false);
  leave(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog stays open when text is selected past its edge, or the page is pressed after typing', () => {
  const onClose = vi.fn();
  render(
    <Dialog label="Note" onClose={onClose}>
      <textarea aria-label="Note" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const field = screen.getByLabelText('Note', { selector: 'textarea' });
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  fireEvent.input(field, { target: { value: 'Closed for a year' } });
  pressBeside(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog stands aside while others show something over the page', async () => {
  const { dialog, onClose, answer } = renderDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Ask the bank' }));
  expect(dialog.open).toBe(false);
  answer(null);
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  expect(onClose).not.toHaveBeenCalled();
});
