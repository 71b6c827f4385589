import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

/** Types what the card's form wants. */
async function typeCard(user: UserEvent, number: string): Promise<void> {
  for (const [label, text] of [
    ['Name', 'Ana Example'],
    ['Street Address', '1 Main St'],
    ['City', 'Marfa'],
    ['State', 'TX'],
    ['Card number', number],
    ['Expiry (MM / YY)', '12/40'],
    ['CVC', '123'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
}

test('the number of a card stays in the browser, and only test cards work', async () => {
  const { user, asked } = renderPage('/stt/updatecard');
  await typeCard(user, '4111111111111111');
  await user.click(screen.getByRole('button', { name: 'Update Card' }));
  expect(await screen.findByText('Only the test cards below work here.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242{Enter}');
  await screen.findByText('Card Details updated successfully!');
  const sent = asked.find(({ name }) => name === 'UpdateCard');
  expect(sent?.variables).toEqual({
    input: {
      paymentMethodId: 'pm_card_visa',
      billing: {
        name: 'Ana Example',
        line1: '1 Main St',
        line2: '',
        city: 'Marfa',
        state: 'TX',
        country: 'US',
        postalCode: '',
      },
    },
  });
});

test('a bank that asks is answered before the card counts, and may fail', async () => {
  const failed = { field: null, code: 'PAYMENT_FAILED', message: 'Bummer!!' };
  const card = { field: 'card', code: 'AUTHENTICATION_FAILED', message: 'Your bank did not know you.' };
  const { user, asked } = renderPage('/stt/updatecard', {
    answers: {
      updateCard: () => ({ subscription: null, clientSecret: 'seti_1_secret_2', errors: [] }),
      confirmCard: () => ({ subscription: null, clientSecret: null, errors: [failed, card] }),
    },
  });
  await typeCard(user, '4000000000003220');
  await user.click(screen.getByRole('button', { name: 'Update Card' }));
  await user.click(await screen.findByRole('button', { name: 'Fail' }));
  expect(await screen.findByText('Your bank did not know you.')).toBeTruthy();
  const answered = asked.find(({ name }) => name === 'AnswerDemonstrationChallenge');
  expect(answered?.variables).toEqual({ input: { clientSecret: 'seti_1_secret_2', pass: false } });
});

test('the dialog in which a card is given outlives what its bank asks', async () => {
  const failed = { field: 'card', code: 'AUTHENTICATION_FAILED', message: 'Your bank did not know you.' };
  const { user } = renderPage('/stt/settings', {
    answers: {
      updateCard: () => ({ subscription: null, clientSecret: 'seti_1_secret_2', errors: [] }),
      confirmCard: () => ({ subscription: null, clientSecret: null, errors: [failed] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Payment details' }));
  await typeCard(user, '4000000000003220');
  await user.click(screen.getByRole('button', { name: 'Update Card' }));
  await user.click(await screen.findByRole('button', { name: 'Fail' }));
  expect(await screen.findByText('Your bank did not know you.')).toBeTruthy();
  expect(screen.getByLabelText('Street Address')).toHaveProperty('value', '1 Main St');
});
