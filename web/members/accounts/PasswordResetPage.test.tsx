import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test.each([false, true])(
  'a new password also deletes keys, feed and webhook if asked to: %s',
  async (isAsked) => {
    const { user, asked } = renderPage('/passwordreset/token/good', { signedIn: false });
    const change = await screen.findByRole('button', { name: 'Change Password' });
    await waitFor(() => expect(change).toHaveProperty('disabled', false));
    await user.type(screen.getByLabelText('Password'), 'a long password');
    await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
    const choice = screen.getByRole('checkbox', {
      name: /delete my API keys, exports, the address of my news feed and my webhook/,
    });
    if (isAsked) await user.click(choice);
    await user.click(change);
    await screen.findByText('Your password has been changed.');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Login' }));
    const [call] = asked.filter(({ name }) => name === 'ResetPassword');
    expect(call?.variables).toMatchObject({ input: { revokesAccess: isAsked } });
  },
);
