import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const OFFER = { challenge: 'c', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABC', errors: [] };
const STEP = {
  id: '1',
  kind: 'AUTHENTICATOR',
  name: 'Phone',
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
};
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

/** The step at which the code of an authenticator app is asked for. */
async function addApp() {
  const page = renderPage('/stt/settings', {
    answers: {
      addAuthenticator: () => OFFER,
      confirmAuthenticator: () => ({ ok: true, recoveryCodes: CODES, errors: [] }),
    },
  });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
  await user.type(await dialog.findByLabelText('Password'), 'the password{Enter}');
  return { ...page, dialog, code: await dialog.findByLabelText('Code from the app') };
}

test('a lost connection while an authenticator app is confirmed is told at the form', async () => {
  const { user, failing, dialog, code } = await addApp();
  failing.add('ConfirmAuthenticator');
  await user.type(code, '123456{Enter}');
  const problem = await dialog.findByText('Could not get response from server.');
  expect(problem.getAttribute('role')).toBe('alert');
  failing.clear();
  await user.type(code, '{Enter}');
  expect(await dialog.findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy();
});

afterEach(() => vi.unstubAllGlobals());

const REFUSED = 'The browser did not allow copying. Select the codes instead.';

test.each([
  ['works', { writeText: () => Promise.resolve() }, 'Copied.'],
  ['is refused', { writeText: () => Promise.reject(new Error('NotAllowedError')) }, REFUSED],
  ['is not there, as over plain HTTP', undefined, REFUSED],
])('recovery codes say how copying went if the clipboard %s', async (_, clipboard, told) => {
  const { user, dialog, code } = await addApp();
  await user.type(code, '123456{Enter}');
  const copy = await dialog.findByRole('button', { name: 'Copy' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await user.click(copy);
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(told));
});

test('a second step that was removed in another tab says so where it is to be removed', async () => {
  const message = 'This second step has already been removed.';
  const { user } = renderPage('/stt/settings', {
    answers: {
      removeSecondStep: () => ({ ok: false, errors: [{ field: 'id', code: 'NOT_FOUND', message }] }),
      twoStep: { steps: [STEP], recoveryCodesLeft: 8 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Phone' }));
  await user.type(await dialog.findByLabelText('Password'), 'the password{Enter}');
  expect(await dialog.findByText(message)).toBeTruthy();
});
