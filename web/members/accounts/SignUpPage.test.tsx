import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('the address may bring the email, and who has an account is led to the sign-in screen', async () => {
  renderPage('/register/bo@example.com', { signedIn: false });
  await screen.findByText('Create Your Account');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('bo@example.com');
  const login = screen.getByRole('link', { name: 'Registered User? Login Here!!' });
  expect(login.getAttribute('href')).toBe('/login');
});

test('a member who is signed in is led to the search', async () => {
  renderPage('/register');
  expect(await screen.findByText('Classic Search')).toBeTruthy();
});
