import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../test/renderPage.tsx';
import { typeCard } from '../test/typeCard.ts';

usePages();

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

test('a refusal of a card is gone while the next one is processed', async () => {
  const card = { field: 'card', code: 'CARD_DECLINED', message: 'Your card was declined.' };
  const form = { field: null, code: 'PAYMENT_FAILED', message: 'Bummer!! Something went wrong.' };
  let answer: (fine: object) => void = () => undefined;
  const declined = { subscription: null, clientSecret: null, errors: [form, card] };
  const answers = [declined, new Promise<object>((resolve) => (answer = resolve))];
  const { user } = renderPage('/stt/updatecard', { answers: { updateCard: () => answers.shift() } });
  await typeCard(user, '4000000000000002');
  const update = screen.getByRole('button', { name: 'Update Card' });
  await user.click(update);
  await screen.findByText('Your card was declined.');
  expect(screen.getByText(/^Bummer!!/)).toBeTruthy();
  await user.click(update);
  await screen.findByText(/^Processing…/);
  expect(screen.queryByText(/^Bummer!!|was declined/)).toBeNull();
  answer({ subscription: null, clientSecret: null, errors: [] });
  await screen.findByText('Card Details updated successfully!');
});
