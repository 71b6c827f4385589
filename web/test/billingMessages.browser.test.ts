import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  CARD,
  FAILED,
  answer,
  fillCard,
  fillDetails,
  isFine,
  newcomer,
  says,
  subscriber,
} from './billing.ts';
import { later } from './later.ts';
import { focusOn } from './seen.ts';
import { settled } from './settled.ts';
import { signedIn } from './visit.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: false });

/** A page of someone, given to what is done there. */
async function at(stored: Stored, path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await world.visit({ stored });
  await page.goto(path);
  await act(page);
  await close();
}

const isFocused = (element: Element): boolean => element === document.activeElement;

test('a payment says what is missing, what the card is refused for, and that it failed', async () => {
  const stored = await newcomer(world.product, 'messages@example.com');
  await at(stored, '/paymentform/3', async (page) => {
    await page.getByRole('heading', { name: 'Annual Plan Payment' }).waitFor();
    const pay = page.getByRole('button', { name: 'Pay $150.00' });
    await pay.waitFor();
    await expect.poll(() => pay.isDisabled()).toBe(true);
    // The fields of the card come last, and move the box that is ticked.
    await settled(page);
    await page.getByRole('checkbox').check();
    for (const field of ['Name', 'Street Address', 'City', 'State']) {
      await fillDetails(page, { [field]: ' ' });
      await pay.click();
      await says(page, 'Please Fill the details before making a payment.');
      const wrong = page.getByRole('textbox', { name: field, exact: true });
      await focusOn(wrong);
      await expect.poll(() => wrong.getAttribute('aria-invalid'), { message: field }).toBe('true');
    }
    await fillDetails(page);
    await pay.click();
    await says(page, 'Your card number is incomplete.');
    await fillCard(page, '4111111111111111');
    await pay.click();
    await says(page, 'Only the test cards below work here.');
    await fillCard(page, CARD.poor);
    await pay.click();
    await says(page, 'Your card has insufficient funds.');
    await says(page, FAILED);
    await fillCard(page, CARD.asks);
    await pay.click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await says(page, FAILED);
    await answer(page, 'subscribe', null);
    await fillCard(page, CARD.fine);
    await pay.click();
    await says(page, FAILED);
    await expect.poll(() => pay.isEnabled()).toBe(true);
  });
});

test('while a payment is processed, it warns not to refresh and cannot be sent twice', async () => {
  const stored = await newcomer(world.product, 'twice@example.com');
  await at(stored, '/paymentform/2', async (page) => {
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      const isPayment = route.request().postData()?.includes('subscribe(') ?? false;
      if (isPayment) asked += 1;
      // It never gets an answer.
      if (!isPayment) await route.fallback();
    });
    await fillDetails(page);
    await fillCard(page, CARD.fine);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pay $15.00' }).click();
    await page.getByText('Please do not refresh this page.').waitFor();
    await expect.poll(() => asked).toBe(1);
    await page.getByLabel('CVC', { exact: true }).press('Enter');
    // By the time of another question a second payment would have been asked for.
    await page.evaluate(() => fetch('/graphql', { method: 'POST' }));
    expect(asked).toBe(1);
  });
});

test('a card that is changed must be filled in, and may be refused', async () => {
  const stored = await subscriber(world.product, 'card@example.com');
  await at(stored, '/stt/settings', async (page) => {
    await page.getByRole('button', { name: 'Update Payment details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Payment details' });
    await dialog.getByRole('button', { name: 'Update Card' }).click();
    await says(page, 'Please Fill all the details');
    await isFine(page);
    await fillDetails(page);
    await fillCard(page, CARD.declined);
    await dialog.getByRole('button', { name: 'Update Card' }).click();
    await says(page, 'Your card was declined.');
    await says(page, FAILED);
    await fillCard(page, '5555555555554444');
    await dialog.getByRole('button', { name: 'Update Card' }).click();
    await says(page, 'Card Details updated successfully!');
    await page.getByText(/Mastercard ending in 4444/).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Update Payment details' }).evaluate(isFocused))
      .toBe(true);
  });
});

test('an upgrade that fails says so and changes nothing', async () => {
  const stored = await subscriber(world.product, 'upgrade@example.com');
  await at(stored, '/stt/settings', async (page) => {
    await answer(page, 'upgradeSubscription', null);
    await page.getByRole('button', { name: 'Upgrade To Yearly' }).click();
    await page.getByRole('button', { name: 'Confirm Upgrade' }).click();
    await says(page, FAILED);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('$15.00 a month').waitFor();
  });
});

test('a member on an earlier plan is warned of losing its price', async () => {
  const person = await world.product.add('legacy@example.com', {
    isPaid: true,
    plan: 0,
    endsOn: '2027-12-31',
  });
  await at(await signedIn(world.product, person), '/stt/settings', async (page) => {
    await page.getByText('Paid elsewhere').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Upgrade To Yearly' }).count()).toBe(0);
    await page.getByText('Manage plan').click();
    await page.getByRole('button', { name: 'Cancel Plan' }).click();
    const sure = page.getByRole('dialog', { name: 'Are you sure you want to Cancel?' });
    await sure.getByText(/You pay an earlier price that is no longer offered/).waitFor();
    await isFine(page);
    await sure.getByRole('button', { name: 'Nevermind' }).click();
    await page.getByRole('definition').getByText('Monthly', { exact: true }).waitFor();
  });
});

test('a mind can be changed in both dialogs, and the text has 300 characters', async () => {
  const stored = await subscriber(world.product, 'mind@example.com');
  await at(stored, '/stt/settings', async (page) => {
    await page.getByText('Manage plan').click();
    const begin = page.getByRole('button', { name: 'Cancel Plan' });
    await begin.click();
    await page.getByRole('button', { name: 'Nevermind' }).click();
    await begin.click();
    await page.getByRole('button', { name: 'Yes, Cancel' }).click();
    const words = page.getByRole('textbox', { name: /^(Your reason|Tell us more \(optional\))$/ });
    for (const reason of ['Technical issues', "Didn't work as expected", 'Other']) {
      await page.getByRole('radio', { name: reason }).check();
      await words.fill('x'.repeat(400));
      await expect.poll(() => words.inputValue()).toHaveLength(300);
    }
    await page.getByRole('button', { name: "I've changed my mind." }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => begin.evaluate(isFocused)).toBe(true);
    await answer(page, 'cancelSubscription', null);
    await begin.click();
    await page.getByRole('button', { name: 'Yes, Cancel' }).click();
    await page.getByRole('radio', { name: "Don't use often enough" }).check();
    await page.getByRole('button', { name: 'cancel plan', exact: true }).click();
    await says(
      page,
      'Sorry, something went wrong. For assistance in unsubscribing please contact us via Help & Support.',
    );
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

test('a plan that is being canceled cannot be taken for kept', async () => {
  const stored = await subscriber(world.product, 'held@example.com');
  await at(stored, '/stt/settings', async (page) => {
    const { answered: isSent, answer: send } = later<null>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('cancelSubscription') === true) await isSent;
      await route.fallback();
    });
    await page.getByText('Manage plan').click();
    await page.getByRole('button', { name: 'Cancel Plan' }).click();
    await page.getByRole('button', { name: 'Yes, Cancel' }).click();
    await page.getByRole('radio', { name: 'Too expensive' }).check();
    await page.getByRole('button', { name: 'cancel plan', exact: true }).click();
    const kept = page.getByRole('button', { name: "I've changed my mind." });
    await expect.poll(() => kept.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    send(null);
    await says(page, 'Plan canceled.');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
