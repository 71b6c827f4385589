import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFine, press } from './billing.ts';
import { PASSWORD } from './people.ts';
import { focusOn } from './seen.ts';
import { tabTo } from './visit.ts';

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

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.waitForURL('**/login');
}

/** Sets an authenticator app up, and answers it with the recovery codes. */
async function addApp(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await tabTo(page, page.getByRole('button', { name: 'Add authenticator app' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await isFine(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await focusOn(page.getByLabel('Code from the app'));
  await isFine(page);
  const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
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
  await tabTo(page, page.getByRole('button', { name: 'I saved them' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
  return { app, codes };
}

async function addPasskey(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add passkey' });
  await add.waitFor();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
}

/** Sets up an app and a passkey as an administrator, and signs in by each and by a recovery code. */
export async function setUpAndSignIn(page: Page, email: string): Promise<void> {
  await openSetUp(page, email);
  const { app, codes } = await addApp(page);
  await page.goto('/stt/admin');
  await page.getByRole('heading', { name: 'User Details' }).waitFor();
  await signOut(page);
  await signInByApp(page, email, app);
  await page.goto('/stt/settings');
  await addPasskey(page);
  await signOut(page);
  await signInByPasskey(page, email);
  await signOut(page);
  await signIn(page, email);
  await focusOn(page.getByLabel('Code', { exact: true }));
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Howdy, Ana!').waitFor();
  await page.goto('/stt/settings');
  await page.getByText('9 recovery codes are left.').waitFor();
  await isFine(page);
}

/** Signs in, and is sent from the administration to the set-up. */
async function openSetUp(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, email);
  await page.getByText('Howdy, Ana!').waitFor();
  await page.goto('/stt/admin');
  await page.waitForURL('**/stt/settings');
  await page.getByText('Administrators sign in with a second step.').waitFor();
  await isFine(page);
}

/** Signs in with a code of the app, after a wrong one. */
async function signInByApp(page: Page, email: string, app: TOTP): Promise<void> {
  await signIn(page, email);
  await focusOn(page.getByLabel('Code', { exact: true }));
  await isFine(page);
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await page.getByText('This code is incorrect').waitFor();
  await isFine(page);
  await page.getByLabel('Code', { exact: true }).fill('');
  await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await page.getByText('Howdy, Ana!').waitFor();
}

/** Signs in with a passkey after the password, and with the passkey alone. */
async function signInByPasskey(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await tabTo(page, page.getByRole('button', { name: 'Use a passkey' }));
  await page.keyboard.press('Enter');
  await page.getByText('Howdy, Ana!').waitFor();
  await signOut(page);
  await tabTo(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
  await page.keyboard.press('Enter');
  await page.getByText('Howdy, Ana!').waitFor();
}

/** Creates an API key by keyboard, and returns it as it is shown. */
export async function createKey(page: Page): Promise<string> {
  const open = page.getByRole('button', { name: 'Create key' });
  await open.waitFor();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await focusOn(page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Notebook');
  await tabTo(page, page.getByRole('dialog').getByLabel('Your password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { name: 'Your new API key' }));
  return (await page.getByLabel('API key', { exact: true }).textContent()) ?? '';
}

/** The status of a question that a program asks with a key. */
async function statusWith(page: Page, key: string): Promise<number> {
  const response = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ places(product: HOTEL, kind: COUNTY) { id } }' }),
  });
  return response.status;
}

/** Creates an API key, copies it, uses it outside of the browser, and revokes it. */
export async function useKey(page: Page): Promise<void> {
  const key = await createKey(page);
  await isFine(page);
  await tabTo(page, page.getByRole('button', { name: 'Copy key' }));
  await page.keyboard.press('Enter');
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await statusWith(page, key)).toBe(200);
  await tabTo(page, page.getByRole('button', { name: 'I saved it' }));
  await page.keyboard.press('Enter');
  await page.getByText('1 request, 1 point in the last 30 days').waitFor();
  expect(await page.content()).not.toContain(key);
  // The head of the page covers half of the button that has the focus.
  await page.evaluate(() => window.scrollTo(0, 0));
  await isFine(page);
  await tabTo(page, page.getByRole('button', { name: 'Revoke Notebook' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Revoke key' }));
  await isFine(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke Notebook' }).waitFor({ state: 'detached' });
  expect(await statusWith(page, key)).toBe(401);
}
