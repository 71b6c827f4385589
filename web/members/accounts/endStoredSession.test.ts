import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../app/session.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

/** Tokens whose sessions the server was asked to end. */
let ended: (string | null)[] = [];
beforeEach(() => {
  ended = [];
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit = {}) => {
    const isEnd = `${method ?? ''} ${path}` === 'POST /rest/basic/userlogout';
    if (isEnd) ended.push(new Headers(headers).get('authorization'));
    return Promise.resolve(new Response('', { status: isEnd ? 401 : 200 }));
  });
});

test('a reset link signs out whoever was signed in here, on the server as well', async () => {
  const { user, onSignedOut } = renderPage('/passwordreset/token/good');
  const change = await screen.findByRole('button', { name: 'Change Password' });
  await waitFor(() => expect(change).toHaveProperty('disabled', false));
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
  expect(ended).toEqual([]);
  await user.click(change);
  await screen.findByText('Your password has been changed.');
  expect(ended).toEqual(['Bearer a-token']);
  expect(localStorage.getItem('token')).toBeNull();
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['right password', 'a-token', ['Bearer token-before']],
  ['wrong', 'token-before', []],
])('signing in as another member with the %s', async (password, token, expected) => {
  const { user } = renderPage('/login', { signedIn: false });
  storeToken('token-before');
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await screen.findByText(password === 'wrong' ? 'Invalid Email/ Password' : 'Howdy, Ana!');
  expect(localStorage.getItem('token')).toBe(token);
  expect(ended).toEqual(expected);
});

test('a new account in a tab where another one has signed in meanwhile', async () => {
  const { user } = renderPage('/register', { signedIn: false });
  await user.type(await screen.findByLabelText('First Name'), 'Ana');
  localStorage.setItem('token', 'of-another-tab');
  await user.type(screen.getByLabelText('Last Name'), 'Example');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Verify Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('a-new-token'));
  expect(ended).toEqual(['Bearer of-another-tab']);
});

test('without anyone signed in, nothing is ended', async () => {
  const { user } = renderPage('/login', { signedIn: false });
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'right password{Enter}');
  await screen.findByText('Howdy, Ana!');
  expect(ended).toEqual([]);
});
