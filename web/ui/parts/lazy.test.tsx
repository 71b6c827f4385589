import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../test/browserStubs.ts';
import { lazyDialog } from '../dialog/lazyDialog.tsx';
import { lazy } from './lazy.tsx';

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Props {
  onClose: () => void;
}

/** Code that arrives only once the network is back. */
function network() {
  const state = { isOn: false, asked: 0 };
  const load = (): Promise<ComponentType<Props>> => {
    state.asked += 1;
    return state.isOn ? Promise.resolve(() => <p>The figures</p>) : Promise.reject(new TypeError('Failed'));
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.isOn);
  return { state, load };
}

function page(part: ReactNode): ReactNode {
  return (
    <>
      <p>What is around it</p>
      <Suspense fallback={null}>{part}</Suspense>
    </>
  );
}

/** The button, once it is not busy. */
const again = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Try again', hidden: true });
const ignore = (): void => undefined;

test('a part whose code does not arrive says so in its place, and shows once the network is back', async () => {
  const { state, load } = network();
  const Part = lazy(load);
  const user = userEvent.setup();
  render(page(<Part onClose={ignore} />));
  await screen.findByText('This part could not be loaded. You are offline.');
  screen.getByText('What is around it');
  await user.click(await again());
  await user.click(await again());
  screen.getByText('This part could not be loaded. You are offline.');
  expect(document.activeElement).toBe(await again());
  state.isOn = true;
  await user.click(await again());
  await screen.findByText('The figures');
  expect(state.asked).toBe(4);
});

test('who comes back to a part that was not loaded need not ask for it again', async () => {
  const { state, load } = network();
  const Part = lazy(load);
  const { rerender } = render(page(<Part onClose={ignore} />));
  await screen.findByText(/could not be loaded/);
  rerender(page(null));
  state.isOn = true;
  rerender(page(<Part onClose={ignore} />));
  await screen.findByText('The figures');
});

test('a dialog whose code does not arrive says so in a dialog, which can be closed', async () => {
  const { load } = network();
  const Part = lazyDialog(load);
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(page(<Part onClose={onClose} />));
  await screen.findByText('This dialog could not be loaded. You are offline.');
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
