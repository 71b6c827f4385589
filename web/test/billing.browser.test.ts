import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CARD,
  FAILED,
  ask,
  fillCard,
  fillDetails,
  isFine,
  press,
  says,
  subscriber,
  typeCard,
  typeDetails,
} from './billing.ts';
import { PASSWORD } from './people.ts';
import { confirmAtBank, cancelPlan } from './planSteps.ts';
import { focusOn } from './seen.ts';
import { LOOKS, signedIn, tabTo } from './visit.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: false });
let admin: Stored;

beforeAll(async () => {
  admin = await signedIn(world.product, await world.product.add('admin@example.com', { isAdmin: true }));
});

/** A page of someone, given to what is done there. */
async function at(stored: Stored, path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await world.visit({ stored });
  await page.goto(path);
  await act(page);
  await close();
}

describe.each(LOOKS)('by keyboard alone, $theme at $width px', ({ theme, width }) => {
  const own = `${theme}${String(width)}`;

  test('a visitor signs up, is declined, pays with another card, and searches', async () => {
    const { page, close } = await world.visit({ width, theme });
    await page.clock.install();
    const email = `new-${own}@example.com`;
    await page.goto('/register');
    await focusOn(page.getByLabel('First Name'));
    for (const text of ['Nora', 'Example', email, email, PASSWORD]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await press(page, 'button', 'Register');
    await page.waitForURL('**/paymentplan');
    await page.getByText('$12.50').waitFor();
    await isFine(page);
    await press(page, 'link', 'Sign Up, Monthly');
    await page.waitForURL('**/paymentform/2');
    await typeDetails(page);
    await typeCard(page, CARD.declined);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await isFine(page);
    await press(page, 'button', 'Pay $15.00');
    await says(page, FAILED);
    await says(page, 'Your card was declined.');
    await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('1 Main St');
    await isFine(page);
    await typeCard(page, CARD.asks);
    await press(page, 'button', 'Pay $15.00');
    await confirmAtBank(page);
    await says(page, 'Purchase complete');
    await page.clock.fastForward(2_900);
    expect(new URL(page.url()).pathname).toBe('/paymentform/2');
    await page.clock.fastForward(100);
    await page.waitForURL('**/stt/search');
    await page.getByText('Howdy, Nora!').waitFor();
    await close();
  });

  test('a member changes the card, upgrades, cancels and is still in', async () => {
    const stored = await subscriber(world.product, `member-${own}@example.com`);
    const { page, close } = await world.visit({ width, theme, stored });
    await page.clock.install();
    await page.goto('/stt/updatepayment');
    await page.waitForURL('**/stt/updatecard');
    await typeDetails(page);
    await typeCard(page, CARD.asksAlways);
    await isFine(page);
    await press(page, 'button', 'Update Card');
    await confirmAtBank(page);
    await says(page, 'Card Details updated successfully!');
    await says(page, 'Redirecting back to your account...');
    await page.clock.fastForward(1_900);
    const spinner = page.getByRole('progressbar', { name: 'Redirecting' });
    await expect.poll(() => spinner.count()).toBe(0);
    await page.clock.fastForward(100);
    await spinner.waitFor();
    await page.clock.fastForward(1_000);
    await page.waitForURL('**/stt/settings');
    await page.clock.resume();
    await page.getByText(/Visa ending in 3220/).waitFor();
    await isFine(page);
    await press(page, 'button', 'Upgrade To Yearly');
    const upgrade = page.getByRole('dialog', { name: 'Confirm Upgrade to Yearly Plan' });
    await upgrade.getByText(/You pay \$135\.00 today/).waitFor();
    await isFine(page);
    await press(page, 'button', 'Confirm Upgrade');
    await confirmAtBank(page);
    await page.clock.resume();
    await page.getByText('$150.00 a year').waitFor();
    await page.getByRole('cell', { name: '$135.00' }).waitFor();
    await cancelPlan(page);
    await page.reload();
    await page.getByText('Open until').waitFor();
    await page.goto('/stt/search');
    await page.getByText('Howdy, Ana!').waitFor();
    expect(new URL(page.url()).pathname).toBe('/stt/search');
    await close();
  });
});

test('a member who cancels can keep the plan', async () => {
  const stored = await subscriber(world.product, 'keep@example.com');
  await ask(world.product, stored, 'mutation { cancelSubscription(input: {reason: OPTION1}) { token } }');
  await at({ ...stored, stripeStatus: '0' }, '/stt/settings', async (page) => {
    await page.getByText('Open until').waitFor();
    await page.getByText('Manage plan').click();
    await page.getByRole('link', { name: 'Resubscribe' }).click();
    await page.waitForURL('**/paymentplan');
    await page.getByText(/is canceled and gives access until/).waitFor();
    await isFine(page);
    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await page.waitForURL('**/stt/settings');
    await page.getByText('Renews').waitFor();
    await page.goto('/paymentplan');
    await page.waitForURL('**/stt/search');
  });
});

test('after a cancellation the payment form charges what it says: nothing, or the difference', async () => {
  const stored = await subscriber(world.product, 'again@example.com');
  const cancelled = { ...stored, stripeStatus: '0' };
  const cancel = (): Promise<unknown> =>
    ask(world.product, stored, 'mutation { cancelSubscription(input: {reason: OPTION1}) { token } }');
  await cancel();
  await at(cancelled, '/paymentform/2', async (page) => {
    await page.getByText(/^You pay nothing today\. Your monthly plan renews on /).waitFor();
    await isFine(page);
    await fillDetails(page);
    await fillCard(page, CARD.fine);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await says(page, 'You keep your monthly plan. Nothing was charged.');
    await page.waitForURL('**/stt/search');
  });
  await cancel();
  await at(cancelled, '/paymentform/3', async (page) => {
    await page.getByText(/^You pay \$135\.00 today/).waitFor();
    await fillDetails(page);
    await fillCard(page, CARD.fine);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pay $135.00' }).click();
    await says(page, 'Purchase complete');
    await page.waitForURL('**/stt/search');
  });
  await cancel();
  await at(cancelled, '/paymentplan', async (page) => {
    await page
      .getByText(/^Your yearly plan is paid until .* You can choose the monthly plan after that/)
      .waitFor();
    expect(await page.getByRole('link', { name: 'Sign Up, Monthly' }).count()).toBe(0);
    await isFine(page);
    await page.goto('/stt/settings');
    await page.getByRole('cell', { name: '$135.00' }).waitFor();
    expect(await page.getByRole('cell', { name: /^\$/ }).allTextContents()).toEqual(['$135.00', '$15.00']);
  });
});

test('a free account has no billing, and is for everyone to use', async () => {
  const free = await signedIn(world.product, await world.product.add('free@example.com', { isFree: true }));
  await at(free, '/stt/settings', async (page) => {
    await page.getByText('Free Account').waitFor();
    await isFine(page);
    await expect.poll(() => page.getByText(/Update Payment details|Invoices|Cancel Plan/).count()).toBe(0);
  });
});

test('a message of Help and Support is sent from a phone without scrolling, and waits for administrators', async () => {
  const { page, complaints, close } = await world.visit({ ...LOOKS[1], stored: world.stored });
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto('/stt/settings');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Help and Support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help and Support' });
  await dialog.getByLabel('Your message').fill('Where is my hotel?');
  await isFine(page);
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(await send.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(667);
  await send.click();
  await dialog.getByText(/^Thank you\. Your message was sent; the reply goes to /).waitFor();
  expect(complaints).toEqual([]);
  await close();
  await at(admin, '/stt/admin', async (shown) => {
    const row = shown.getByRole('row', { name: /Where is my hotel\?/ });
    await row.getByRole('cell', { name: '/stt/settings' }).waitFor();
    await row.getByRole('link', { name: world.member.email }).waitFor();
  });
});

// The last, since it moves the time for everyone.
test('a cancelled plan ends when an administrator moves the clock, and others are renewed', async () => {
  const gone = await subscriber(world.product, 'gone@example.com');
  await ask(world.product, gone, 'mutation { cancelSubscription(input: {reason: OPTION4}) { token } }');
  const stays = await subscriber(world.product, 'stays@example.com');
  await at(gone, '/stt/search', async (page) => {
    await page.getByText('Howdy, Ana!').waitFor();
  });
  await at(admin, '/stt/admin', async (page) => {
    await page.getByRole('img', { name: /^Active Subscribers: Monthly/ }).waitFor();
    await isFine(page);
    await page.getByRole('button', { name: 'Move forward' }).click();
    await page.getByText(/^The clock shows /).waitFor();
    await page.getByText('Moved the demonstration’s clock by 31 days').waitFor();
    await page.getByRole('searchbox', { name: 'Find a member' }).fill('gone@');
    await page.getByText('Monthly, ended').waitFor();
    await page.getByRole('button', { name: 'Details of gone@example.com' }).click();
    await page.getByRole('button', { name: 'Make free' }).waitFor();
    await isFine(page);
  });
  await at(gone, '/stt/search', async (page) => {
    await page.waitForURL('**/paymentplan');
    await page.getByText(/^Your Monthly plan ended on .* Your portfolios are kept/).waitFor();
    await page.getByRole('cell', { name: '$15.00' }).waitFor();
    await isFine(page);
  });
  await at(stays, '/stt/settings', async (page) => {
    await page.getByRole('cell', { name: '$15.00' }).nth(1).waitFor();
    await expect.poll(() => page.getByRole('cell', { name: '$15.00' }).count()).toBe(2);
  });
});

test.each(LOOKS)(
  'the administration is for everyone to use, $theme at $width px',
  async ({ theme, width }) => {
    const email = `shown-${theme}${String(width)}@example.com`;
    await subscriber(world.product, email);
    const { page, complaints, close } = await world.visit({ width, theme, stored: admin });
    await page.goto('/stt/admin');
    await page.getByRole('searchbox', { name: 'Find a member' }).fill(email);
    await page.getByRole('button', { name: `Details of ${email}` }).click();
    await page.getByText(/ending in 4242/).waitFor();
    await isFine(page);
    await page.goto('/stt/settings');
    await page.getByText('There is no subscription.').waitFor();
    await isFine(page);
    expect(complaints).toEqual([]);
    await close();
  },
);
