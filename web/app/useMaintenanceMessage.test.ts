import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recheckMaintenance, useMaintenanceMessage } from './useMaintenanceMessage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('meta')?.remove();
});

/** A server whose answers come when the test says so, in whichever order. */
function slowServer(): ((status: number) => void)[] {
  const answers: ((status: number) => void)[] = [];
  const answered = (): Promise<Response> =>
    new Promise((resolve) => answers.push((status) => resolve(new Response('', { status }))));
  vi.stubGlobal('fetch', answered);
  return answers;
}

test('the answer to an earlier check does not replace that to a later one', async () => {
  const answers = slowServer();
  const { result } = renderHook(() => useMaintenanceMessage());
  act(recheckMaintenance);
  await act(() => Promise.resolve(answers[1]?.(503)));
  await waitFor(() => expect(result.current).toContain('undergoing maintenance'));
  await act(() => Promise.resolve(answers[0]?.(200)));
  expect(result.current).toContain('undergoing maintenance');
});

test.each([
  ['Lone Star Figures', '<meta property="og:site_name" content="Lone Star Figures" />'],
  ['Texas Receipts', ''],
])('a server that cannot be reached is named as its page is: %s', async (name, head) => {
  document.head.insertAdjacentHTML('beforeend', head);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The server is away.')));
  const { result } = renderHook(() => useMaintenanceMessage());
  await waitFor(() => expect(result.current).toMatch(new RegExp(`^${name} is undergoing maintenance\\.`)));
});
