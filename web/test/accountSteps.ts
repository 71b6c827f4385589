import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press } from './billing.ts';
import { PASSWORD } from './people.ts';
import { focusOn } from './seen.ts';
import { sidewaysScroll, tabTo, violations } from './visit.ts';

/** Nothing is wrong with the page as it is, for anyone. */
export async function isFine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await violations(page), page.url()).toEqual([]);
  expect(await sidewaysScroll(page), page.url()).toBeLessThanOrEqual(0);
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await focusOn(page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Types into the field that has the focus, then goes on to the next. */
export async function fill(page: Page, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
}

/** Deletes the account; the focus is in the field for the password. */
export async function leave(page: Page): Promise<void> {
  await page.getByLabel('Your password', { exact: true }).selectText();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is deleted').waitFor();
  await isFine(page);
  await press(page, 'button', 'Close');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

/** A phone or computer that knows its owner. */
export const VIRTUAL_DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.waitForURL('**/login');
}

/** Sets an authenticator app up, and answers it with the recovery codes. */
export async function addApp(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await tabTo(page, page.getByRole('button', { name: 'Add authenticator app' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await isFine(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await focusOn(page.getByLabel('Code that the app shows'));
  await isFine(page);
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.keyboard.type(app.generate());
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { name: 'Your recovery codes' }));
  await isFine(page);
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await tabTo(page, page.getByRole('button', { name: 'I have kept them' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
  return { app, codes };
}

export async function addPasskey(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add passkey' });
  await add.waitFor();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
}
