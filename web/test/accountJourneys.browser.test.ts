import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { PASSWORD, startProduct } from './product.ts';
import type { Product } from './product.ts';
import { PATIENCE_MS, sidewaysScroll, tabTo, violations, visit } from './visit.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 600_000 });

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ sample: false }), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Nothing is wrong with the page as it is, for anyone. */
async function isFine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violations(page), page.url()).toEqual([]);
  expect(await sidewaysScroll(page), page.url()).toBeLessThanOrEqual(0);
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#email:focus').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Types into the field that has the focus, then goes on to the next. */
async function fill(page: Page, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
}

const looks = (['light', 'dark'] as const).flatMap((theme) => [390, 1440].map((width) => ({ theme, width })));

describe.each(looks)('by keyboard alone, $theme at $width px', ({ theme, width }) => {
  const own = `${theme}${String(width)}`;

  test('a visitor signs up, and waits for a plan', async () => {
    const { page, complaints, close } = await visit(browser, product, { width, theme });
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Sign Up' }));
    await page.keyboard.press('Enter');
    await page.locator('#firstName:focus').waitFor();
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
    await product.add(email, '--paid');
    const { page, complaints, close } = await visit(browser, product, { width, theme });
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Forgot Password' }));
    await page.keyboard.press('Enter');
    await page.locator('#email:focus').waitFor();
    await isFine(page);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText('Password Reset Link has been forwarded your email').waitFor();
    await isFine(page);
    const link = await linkFor(email);
    await page.goto(link);
    await page.locator('#password:focus').waitFor();
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

  test('ten idle hours sign out, in all tabs', async () => {
    const email = `idle-${own}@example.com`;
    await product.add(email, '--paid');
    const { page, context, close } = await visit(browser, product, { width, theme });
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
    await context.clock.fastForward('09:59:00');
    await isFine(page);
    expect(new URL(page.url()).pathname).toBe('/stt/search/');
    expect(new URL(other.url()).pathname).toBe('/stt/settings');
    await context.clock.fastForward('00:01:00');
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/login')));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await isFine(page);
    await page.bringToFront();
    await signIn(page, email);
    await page.getByText('Howdy, Ana!').waitFor();
    await close();
  });
});

async function linkFor(email: string): Promise<string> {
  const link = (): string =>
    /http:\/\/\S+\/passwordreset\/token\/[\w-]+/.exec(product.mailsTo(email).at(-1) ?? '')?.[0] ?? '';
  await expect.poll(link, { timeout: PATIENCE_MS }).not.toBe('');
  return link();
}

test('My Account lists one’s sessions and ends them', async () => {
  const person = await product.add('many@example.com', '--admin');
  const there = await visit(browser, product);
  await there.page.goto('/login');
  await signIn(there.page, person.email);
  await there.page.getByText('Howdy, Ana!').waitFor();
  const here = await visit(browser, product);
  await here.page.goto('/login');
  await signIn(here.page, person.email);
  await here.page.getByRole('link', { name: 'Howdy, Ana!' }).click();
  await here.page.getByText('This session').waitFor();
  expect(await here.page.locator('.session').count()).toBe(2);
  await here.page.getByRole('button', { name: /^End the session/ }).click();
  await expect.poll(() => here.page.locator('.session').count(), { timeout: PATIENCE_MS }).toBe(1);
  await there.page.goto('/stt/search');
  await there.page.waitForURL('**/login');
  await here.page.getByRole('link', { name: 'User Details' }).click();
  await here.page.waitForURL('**/stt/admin');
  await there.close();
  await here.close();
});
