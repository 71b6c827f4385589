import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LAST_ACTIVE } from '../app/session.ts';
import { fill, leave, setUpAndSignIn, signIn, useKey, VIRTUAL_DEVICE } from './accountSteps.ts';
import { isFine, press, signedUp, subscriber } from './billing.ts';
import { PASSWORD } from './people.ts';
import { focusOn } from './seen.ts';
import { LOOKS, tabTo } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: false });

describe.each(LOOKS)('by keyboard alone, $theme at $width px', ({ theme, width }) => {
  const own = `${theme}${String(width)}`;

  test('a visitor signs up, and waits for a plan', async () => {
    const { page, complaints, close } = await world.visit({ width, theme });
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Sign Up' }));
    await page.keyboard.press('Enter');
    await focusOn(page.getByLabel('First Name'));
    await isFine(page);
    await page.keyboard.press('Enter');
    await page.getByText('Please Enter details to create an account.').waitFor();
    await isFine(page);
    const email = `new-${own}@example.com`;
    await fill(page, ['Nora', 'Example', email, email, PASSWORD]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/paymentplan');
    await page.getByRole('heading', { name: 'Select a Payment Plan' }).waitFor();
    await isFine(page);
    await tabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a member resets a forgotten password by the mail', async () => {
    const email = `reset-${own}@example.com`;
    await world.product.add(email, { isPaid: true });
    const { page, complaints, close } = await world.visit({ width, theme });
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Forgot Password' }));
    await page.keyboard.press('Enter');
    await focusOn(page.getByLabel('Email', { exact: true }));
    await isFine(page);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText('Password Reset Link has been forwarded your email').waitFor();
    await isFine(page);
    const link = await linkFor(email);
    await page.goto(link);
    await focusOn(page.getByLabel('Password', { exact: true }));
    await isFine(page);
    await page.keyboard.type('a wholly new one 5');
    await tabTo(page, page.getByLabel('Confirm Password', { exact: true }));
    await page.keyboard.type('a wholly new one 5');
    await page.keyboard.press('Enter');
    await page.getByText('Your password has been changed.').waitFor();
    await isFine(page);
    await tabTo(page, page.getByRole('link', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await signIn(page, email, 'a wholly new one 5');
    await page.waitForURL('**/stt/search/');
    await page.getByText('Howdy, Ana!').waitFor();
    await page.goto(link);
    await page.getByText('Your token has expired.').waitFor();
    await isFine(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a new member confirms the address, takes another name, and leaves without a plan', async () => {
    const email = `mine-${own}@example.com`;
    const { page, complaints, close } = await world.visit({
      width,
      theme,
      stored: await signedUp(world.product, email),
    });
    await page.goto('/paymentplan');
    await press(page, 'link', 'Your account and your data');
    await page.getByText(`Confirm your address with the link that was sent to ${email}.`).waitFor();
    await isFine(page);
    await press(page, 'button', 'Send the link again');
    await page.getByRole('button', { name: 'Link sent' }).waitFor();
    await page.goto(await linkFor(email, 'confirmemail'));
    await isFine(page);
    await press(page, 'button', 'Confirm this address');
    await page.getByText('Your email address is confirmed.').waitFor();
    await isFine(page);
    await page.goto('/account');
    await press(page, 'button', 'Change name');
    await focusOn(page.getByLabel('First Name'));
    await isFine(page);
    await page.getByLabel('First Name').selectText();
    await fill(page, ['Zoe', 'Marfan']);
    await page.keyboard.press('Enter');
    await page.getByText('Zoe Marfan').waitFor();
    await press(page, 'button', 'Delete account');
    await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    await tabTo(page, page.getByLabel('Your password', { exact: true }));
    await fill(page, ['not it']);
    await page.keyboard.press('Enter');
    await page.getByText('The current password is incorrect.').waitFor();
    await isFine(page);
    await leave(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an administrator sets up an app and a passkey, and signs in by each and by a recovery code', async () => {
    const email = `two-step-${own}@example.com`;
    await world.product.add(email, { isAdmin: true, isExempt: false });
    const { page, context, complaints, close } = await world.visit({ width, theme });
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', { options: VIRTUAL_DEVICE });
    await setUpAndSignIn(page, email);
    await expect.poll(() => world.product.mailsTo(email).join()).toContain('recovery code');
    expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
    await close();
  });

  test('ten idle hours sign out, in all tabs', async () => {
    const email = `idle-${own}@example.com`;
    await world.product.add(email, { isPaid: true });
    const { page, context, close } = await world.visit({ width, theme });
    await context.clock.install();
    await page.goto('/login');
    await signIn(page, email);
    await page.getByText('Howdy, Ana!').waitFor();
    await isFine(page);
    const other = await context.newPage();
    await other.goto('/stt/settings');
    await other.getByRole('heading', { name: 'My Account' }).waitFor();
    await isFine(other);
    await context.clock.fastForward('06:00:00');
    await other.keyboard.press('Shift');
    // Hours go by in no time here: the other tab may not have heard yet.
    await expect.poll(() => lastActive(page)).toBe(await lastActive(other));
    await context.clock.fastForward('09:50:00');
    await isFine(page);
    expect(new URL(page.url()).pathname).toBe('/stt/search/');
    expect(new URL(other.url()).pathname).toBe('/stt/settings');
    await context.clock.fastForward('00:10:00');
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/login')));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await isFine(page);
    await page.bringToFront();
    await signIn(page, email);
    await page.getByText('Howdy, Ana!').waitFor();
    await close();
  });
});

const lastActive = (tab: Page): Promise<string | null> =>
  tab.evaluate((key) => localStorage.getItem(key), LAST_ACTIVE);

async function linkFor(email: string, to = 'passwordreset'): Promise<string> {
  const pattern = new RegExp(`http://\\S+/${to}/token/[\\w-]+`);
  const link = (): string =>
    world.product
      .mailsTo(email)
      .flatMap((mail) => pattern.exec(mail)?.[0] ?? [])
      .at(-1) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

test('My Account lists one’s sessions and ends them', async () => {
  const person = await world.product.add('many@example.com', { isAdmin: true });
  const there = await world.visit();
  await there.page.goto('/login');
  await signIn(there.page, person.email);
  await there.page.getByText('Howdy, Ana!').waitFor();
  const here = await world.visit();
  await here.page.goto('/login');
  await signIn(here.page, person.email);
  await here.page.getByRole('link', { name: 'Howdy, Ana!' }).click();
  await here.page.getByText('This session').waitFor();
  const sessions = here.page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(2);
  await here.page.getByRole('button', { name: /^End the session/ }).click();
  await here.page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await here.page.getByRole('button', { name: 'End session' }).click();
  await expect.poll(() => sessions.count()).toBe(1);
  await there.page.goto('/stt/search');
  await there.page.waitForURL('**/login');
  await here.page.getByRole('link', { name: 'User Details' }).click();
  await here.page.waitForURL('**/stt/admin');
  await there.close();
  await here.close();
});

test('a paying member makes a key, moves to another address, takes the data along and leaves', async () => {
  const before = await subscriber(world.product, 'before@example.com');
  const email = 'after@example.com';
  const { page, context, complaints, close } = await world.visit({
    width: 390,
    theme: 'dark',
    stored: before,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/stt/settings');
  await useKey(page);
  await press(page, 'button', 'Change email');
  await focusOn(page.getByLabel('New email'));
  await fill(page, [email, PASSWORD]);
  await isFine(page);
  await page.keyboard.press('Enter');
  await page.getByText('becomes your address once you open the link').waitFor();
  await isFine(page);
  await page.goto(await linkFor(email, 'confirmemail'));
  await press(page, 'button', 'Confirm this address');
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.goto('/stt/settings');
  await page.getByText(email, { exact: true }).waitFor();
  await isFine(page);
  const saved = page.waitForEvent('download');
  await press(page, 'button', 'Download your data');
  expect((await saved).suggestedFilename()).toBe('your-data.json');
  await press(page, 'button', 'Delete account');
  await page.getByText('Your Monthly plan ends at once.').waitFor();
  await isFine(page);
  await tabTo(page, page.getByLabel('Your password', { exact: true }));
  await leave(page);
  // The address is free again.
  expect((await signedUp(world.product, email))['token']).not.toBe('');
  expect(complaints).toEqual([]);
  await close();
});
