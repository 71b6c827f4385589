import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSIONS } from '../../test/fakeAccounts.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const wrong = {
  field: 'password',
  code: 'INVALID_CREDENTIALS',
  message: 'The current password is incorrect.',
};

test('a session ends with the password, and a wrong one says so', async () => {
  const given: unknown[] = [];
  let left = SESSIONS;
  const endSession = ({ input }: { input: { id: string; password: string } }) => {
    given.push(input);
    if (input.password !== 'the right one') return { ok: false, errors: [wrong] };
    left = left.filter(({ id }) => id !== input.id);
    return { ok: true, errors: [] };
  };
  const { user } = renderPage('/account', {
    answers: { endSession, viewer: () => ({ ...fakeRoot.viewer, sessions: left }) },
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  await user.click(await within(list).findByRole('button', { name: /^End the session on Safari/ }));
  const dialog = await screen.findByRole('dialog', { name: /^End the session on Safari/ });
  await user.type(within(dialog).getByLabelText('Password'), 'a guess{Enter}');
  await within(dialog).findByText('The current password is incorrect.');
  await user.clear(within(dialog).getByLabelText('Password'));
  await user.type(within(dialog).getByLabelText('Password'), 'the right one{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});
