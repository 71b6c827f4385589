import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const ON = { billing: { ...fakeRoot.billing, completesAddresses: true } };

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

async function street(): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name: 'Street Address' });
}

test('an address is found, chosen by keyboard and filled in', async () => {
  const { user, asked } = renderPage('/stt/updatecard', { answers: ON });
  const field = await street();
  await user.type(field, '207 n high');
  await screen.findByRole('option', { name: '207 N Highland Ave Marfa, TX, USA' });
  // On a busy machine the list may already be there for half of the text; this is said once all of it is answered.
  await screen.findByText('2 addresses found.');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('207 N Highland Ave');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The address is filled in.')).toBeTruthy();
  expect(
    ['Street Address', 'City', 'State', 'Postal Code', 'Country'].map((label) => valueOf(label)),
  ).toEqual(['207 North Highland Avenue', 'Marfa', 'TX', '79843', 'US']);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(asked.filter(({ name }) => name === 'UpdateCard')).toEqual([]);
  const [suggested, taken] = ['AddressSuggestions', 'Address'].map((name) =>
    asked.findLast((each) => each.name === name),
  );
  expect(suggested?.variables).toEqual({ text: '207 n high', session: taken?.variables['session'] });
  expect(taken?.variables['placeId']).toBe('place-1');
});

test('one chosen with the pointer fills the fields too, and the next address is another session', async () => {
  localStorage.setItem('token', 'a-token');
  const unpaid = { viewer: { ...fakeRoot.viewer, isPaid: false, isSubscribed: false, subscription: null } };
  const { user, asked } = renderPage('/paymentform/2', { answers: { ...ON, ...unpaid }, signedIn: false });
  const field = await street();
  for (let i = 0; i < 2; i += 1) {
    await user.clear(field);
    await user.type(field, '207 n high');
    await user.click(await screen.findByRole('option', { name: /Marfa/ }));
    await screen.findByText('The address is filled in.');
  }
  const sessions = asked
    .filter(({ name }) => name === 'Address')
    .map(({ variables }) => variables['session']);
  expect(new Set(sessions).size).toBe(2);
});

test('without a match it says so, and Escape closes only the list', async () => {
  const { user } = renderPage('/stt/updatecard', { answers: ON });
  const field = await street();
  await user.type(field, '999 nowhere');
  expect(await screen.findByText('No address found.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '207 n high');
  await screen.findByRole('option', { name: /Marfa/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /Marfa/ })).toBeNull();
  expect(valueOf('Street Address')).toBe('207 n high');
});

test.each([
  ['gives no answer', {}],
  ['cannot be asked now', { addressSuggestions: () => null }],
])('where the service %s the field becomes a plain one, and nothing is lost', async (_, more) => {
  const { user, failing, asked } = renderPage('/stt/updatecard', { answers: { ...ON, ...more } });
  if (Object.keys(more).length === 0) failing.add('AddressSuggestions');
  await user.type(await street(), '207 n');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Street Address' })).toBeNull());
  await user.keyboard(' highland');
  expect(valueOf('Street Address')).toBe('207 n highland');
  expect(screen.getByLabelText('Street Address').getAttribute('autocomplete')).toBe('address-line1');
  expect(asked.filter(({ name }) => name === 'AddressSuggestions')).toHaveLength(1);
});

test('the payment form comes as a whole once it is known how to pay, so that nothing in it moves', async () => {
  const unpaid = { viewer: { ...fakeRoot.viewer, isPaid: false, isSubscribed: false, subscription: null } };
  let tell = (): void => undefined;
  const billing = new Promise((resolve) => {
    tell = () => resolve(ON.billing);
  });
  localStorage.setItem('token', 'a-token');
  renderPage('/paymentform/2', { answers: { ...unpaid, billing: () => billing }, signedIn: false });
  await screen.findByRole('heading', { name: 'Monthly Plan Payment' });
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  tell();
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('combobox', { name: 'Street Address' })).toBeTruthy();
  expect(screen.getByLabelText('Card number')).toBeTruthy();
});

test('an address that cannot be taken apart leaves at least its street', async () => {
  const { user } = renderPage('/stt/updatecard', { answers: { ...ON, address: () => null } });
  await user.type(await street(), '207 n high');
  await user.click(await screen.findByRole('option', { name: /Marfa/ }));
  expect(valueOf('Street Address')).toBe('207 N Highland Ave');
  expect(valueOf('City')).toBe('');
});

test('without a service the field is plain', async () => {
  renderPage('/stt/updatecard');
  await screen.findByLabelText('Card number');
  expect(screen.queryByRole('combobox', { name: 'Street Address' })).toBeNull();
});
