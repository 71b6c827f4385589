import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from './people.ts';
import type { Product } from './product.ts';
import { settled } from './settled.ts';
import { sidewaysScroll, signedIn, tabTo, violations } from './visit.ts';
import type { Stored } from './visit.ts';

export const CARD = {
  fine: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002500003155',
  asksAlways: '4000000000003220',
};
export const FAILED = 'Bummer!! Something went wrong. Please contact our Support Team for assistance.';

/** Nothing is wrong with the page as it is, for anyone. */
export async function isFine(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page), page.url()).toEqual([]);
  expect(await sidewaysScroll(page), page.url()).toBeLessThanOrEqual(0);
}

/** Someone new, who has no plan. */
export async function newcomer(product: Product, email: string): Promise<Stored> {
  return signedIn(product, await product.add(email));
}

/** Someone who has just signed up, with the address not confirmed. */
export async function signedUp(product: Product, email: string): Promise<Stored> {
  const facts = `email: "${email}", firstName: "Zoe", lastName: "Example", password: "${PASSWORD}"`;
  const answer = await ask(product, {}, `mutation { signUp(input: { ${facts} }) { token } }`);
  const { data } = answer as { data: { signUp: { token: string | null } } };
  return { token: data.signUp.token ?? '', stripeStatus: '0' };
}

/** Asks the API as the member remembered by a browser. */
export async function ask(product: Product, stored: Stored, query: string): Promise<unknown> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stored['token'] ?? ''}` },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

/** Someone who pays already. */
export async function subscriber(product: Product, email: string): Promise<Stored> {
  const stored = await newcomer(product, email);
  const billing = '{name: "Ana", line1: "1 Main St", city: "Marfa", state: "TX", country: "US"}';
  await ask(
    product,
    stored,
    `mutation { subscribe(input: {plan: MONTHLY, paymentMethodId: "pm_card_visa", billing: ${billing}}) { token } }`,
  );
  return { ...stored, stripeStatus: '1', paid: 'true' };
}

/** Stops the page's time, so that it passes only as told. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Types what the form wants. */
export async function typeDetails(page: Page): Promise<void> {
  await tabTo(page, field(page, 'Name'));
  for (const text of ['Ana Example', '1 Main St', '', 'Marfa', 'TX', '', '79843']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** Types the card; the focus is in its number. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await tabTo(page, field(page, 'Card number'));
  await field(page, 'Card number').selectText();
  for (const text of [number, '12/40', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

export async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** To the letter, and announced. */
export async function says(page: Page, message: string): Promise<void> {
  const announced = page.getByRole('alert').or(page.getByRole('status'));
  const spoken = announced.or(announced.locator('*'));
  const texts = async (): Promise<string[]> => (await spoken.allTextContents()).map((text) => text.trim());
  await expect.poll(texts).toContain(message);
}

/** Answers an operation as the server would in a case that is hard to bring about. */
export async function answer(page: Page, field: string, body: object | null): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = new RegExp(`\\b${field}\\b`).test(route.request().postData() ?? '');
    if (!isIt) return route.fallback();
    return body === null ? route.abort() : route.fulfill({ json: { data: { [field]: body } } });
  });
}

export async function fillDetails(page: Page, left: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = { Name: 'Ana Example', 'Street Address': '1 Main St', City: 'Marfa', State: 'TX', ...left };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry (MM / YY)').fill('12/40');
  await field(page, 'CVC').fill('123');
}
