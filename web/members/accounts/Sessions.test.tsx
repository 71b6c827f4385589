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

function endsFor(right: string) {
  let sessions = SESSIONS;
  const end =
    (remains: (session: (typeof SESSIONS)[number], id?: string) => boolean) =>
    ({ input: { id, password } }: { input: { id?: string; password: string } }) => {
      if (password !== right) return { ok: false, ended: 0, errors: [wrong] };
      sessions = sessions.filter((session) => remains(session, id));
      return { ok: true, ended: 1, errors: [] };
    };
  return {
    viewer: () => ({ ...fakeRoot.viewer, sessions }),
    endSession: end((session, id) => session.id !== id),
    endOtherSessions: end(({ isCurrent }) => isCurrent),
  };
}

test.each([
  [/^End the session on Safari/, 'End this session?', 2],
  ['End all others', 'End all other sessions?', 1],
])('%s asks for the password, says if it is wrong, and leaves the others', async (button, title, left) => {
  const { user } = renderPage('/account', { answers: endsFor('the right one') });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.type(within(dialog).getByLabelText('Password'), 'a guess{Enter}');
  await within(dialog).findByText('The current password is incorrect.');
  await user.clear(within(dialog).getByLabelText('Password'));
  await user.type(within(dialog).getByLabelText('Password'), 'the right one{Enter}');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(left));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ending a session leaves the focus on the next one, and on what is near the list after the last', async () => {
  const { user } = renderPage('/account', { answers: endsFor('the right one') });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const ends = (): HTMLElement[] => within(list).queryAllByRole('button', { name: /^End the session/ });
  const endFirst = async (left: number): Promise<void> => {
    await user.click(ends()[0] ?? list);
    await user.type(await screen.findByLabelText('Password'), 'the right one{Enter}');
    await waitFor(() => expect(ends()).toHaveLength(left));
  };
  await waitFor(() => expect(ends()).toHaveLength(2));
  await endFirst(1);
  await waitFor(() => expect(document.activeElement).toBe(ends()[0]));
  await endFirst(0);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
});
