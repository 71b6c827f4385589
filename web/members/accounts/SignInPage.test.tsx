import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('without email or password it says what to enter', async () => {
  const { user, asked } = renderPage('/', { signedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please Enter a registered Email ID and password to login.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'SignIn')).toBe(false);
});

test('a wrong password says so and loses nothing', async () => {
  const { user } = renderPage('/login', { signedIn: false });
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Invalid Email/ Password')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.com');
});

test('the right one leads to the search', async () => {
  const { user } = renderPage('/login', { signedIn: false });
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'right password{Enter}');
  expect(await screen.findByText('Howdy, Ana!')).toBeTruthy();
  expect(address()).toBe('/stt/search/');
  expect(localStorage.getItem('token')).toBe('a-token');
});

test('after sign-in, a visitor returns to the page they wanted', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA?sort=name', { signedIn: false });
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  expect(address()).toBe('/login');
  await user.type(screen.getByLabelText('Password'), 'right password{Enter}');
  await screen.findByText('EXAMPLE HOUSE');
  expect(address()).toBe('/stt/results/monthly/9/2023/city/MARFA?sort=name');
});

test('logout ends the session there and here', async () => {
  const { asked } = renderPage('/logout');
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(asked.map(({ name }) => name)).toContain('SignOut');
  expect(localStorage.getItem('token')).toBeNull();
});

test('the next person to sign in sees nothing of the last one’s requests', async () => {
  const { user, cached } = renderPage('/stt/recentlyviewed');
  await screen.findByText('SEEN HOTEL 1');
  expect(cached()).toContain('ana@example.com');
  expect(cached()).toContain('recentlyViewed');
  await user.click(screen.getAllByRole('link', { name: 'Logout' })[0] ?? document.body);
  await screen.findByLabelText('Email');
  expect(cached()).not.toMatch(/ana@example\.com|recentlyViewed|SEEN HOTEL 1/);
});

test('a server that does not answer is not the member’s fault', async () => {
  const { user, failing } = renderPage('/login', { signedIn: false });
  failing.add('SignIn');
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'right password{Enter}');
  expect(await screen.findByText('Could not get response from server.')).toBeTruthy();
});

test.each([
  ['SignIn', '/login', 'Login', ['Email', 'Password']],
  ['SignUp', '/register', 'Register', ['First Name', 'Last Name', 'Email', 'Verify Email', 'Password']],
  ['RequestPasswordReset', '/passwordrequest', 'Submit', ['Email']],
])('screen readers are told that it works until there is an answer: %s', async (call, path, name, fields) => {
  const { user } = renderPage(path, { signedIn: false, unanswered: [call] });
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-busy')).toBe('false');
  for (const field of fields) await user.type(screen.getByLabelText(field), 'ana@example.com');
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});
