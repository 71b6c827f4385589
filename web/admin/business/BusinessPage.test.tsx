import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

test('others than administrators go to the search', async () => {
  renderPage('/stt/admin/business');
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('the owner sees members, revenue, churn, why members left and what is owed', async () => {
  renderPage('/stt/admin/business', { answers });
  const months = await screen.findByRole('table', { name: 'Revenue by month' });
  expect(await within(months).findByRole('row', { name: /June 2026.*\$255\.00.*12\.50%/ })).toBeTruthy();
  const states = screen.getByRole('table', { name: 'Members by state' });
  expect(within(states).getByRole('row', { name: 'Renewal not paid 1' })).toBeTruthy();
  const owed = screen.getByRole('table', { name: 'Failed renewals' });
  expect(within(owed).getByRole('row', { name: /cy@example\.com.*\$15\.00.*2/ })).toBeTruthy();
  const disputes = screen.getByRole('table', { name: 'Disputed payments' });
  expect(
    within(disputes).getByRole('row', {
      name: /di@example\.com.*\$15\.00.*Lost, subscription ended.*fraudulent/,
    }),
  ).toBeTruthy();
  const left = screen.getByRole('table', { name: 'Cancellations' });
  expect(within(left).getByRole('row', { name: /bo@example\.com.*Too expensive/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'User Details' }).getAttribute('href')).toBe('/stt/admin');
});

test('a failed part can be loaded again', async () => {
  const business = (): never => {
    throw new Error('The server is confused.');
  };
  renderPage('/stt/admin/business', { answers: { ...answers, business } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
