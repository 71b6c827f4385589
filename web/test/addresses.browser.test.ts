import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFine, subscriber } from './billing.ts';
import { focusOn, showsTheme } from './seen.ts';
import { tabTo } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

const found = [
  { placeId: 'place-1', street: '207 N Highland Ave', place: 'Marfa, TX, USA' },
  { placeId: 'place-2', street: '207 N Highland Rd', place: 'Dallas, TX, USA' },
];
const taken = {
  line1: '207 North Highland Avenue',
  line2: '',
  city: 'Marfa',
  state: 'TX',
  postalCode: '79843',
  country: 'US',
};

/** Has the product answer as it would with a places service; what the server makes of one is tried there. */
async function withService(page: Page): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('query AddressSuggestions(')) {
      await route.fulfill({ json: { data: { addressSuggestions: found } } });
    } else if (asked.includes('query Address(')) {
      await route.fulfill({ json: { data: { address: taken } } });
    } else if (asked.includes('query Billing ')) {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { billing: object } };
      await route.fulfill({ json: { data: { billing: { ...data.billing, completesAddresses: true } } } });
    } else await route.fallback();
  });
}

test('an address is found and filled in by keyboard, in a dialog too', async () => {
  const stored = await subscriber(world.product, 'address@example.com');
  const { page, complaints, close } = await world.visit({ stored, width: 390 });
  await withService(page);
  await page.goto('/stt/settings');
  await page.getByRole('button', { name: 'Update Payment details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Payment details' });
  const street = dialog.getByRole('combobox', { name: 'Street Address' });
  await street.waitFor();
  await isFine(page);
  await tabTo(page, street);
  await page.keyboard.type('207 n high');
  await dialog.getByRole('option', { name: /Dallas/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await isFine(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await showsTheme(page, 'dark');
  await isFine(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.getByRole('option', { name: /Marfa/ }).count()).toBe(0);
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await page.keyboard.type('l');
  await dialog.getByRole('option', { name: /Marfa/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('The address is filled in.').waitFor({ state: 'attached' });
  const others = ['City', 'State', 'Postal Code', 'Country'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  expect(await Promise.all([street, ...others].map((field) => field.inputValue()))).toEqual([
    '207 North Highland Avenue',
    'Marfa',
    'TX',
    '79843',
    'US',
  ]);
  await page.keyboard.press('Tab');
  await focusOn(dialog.getByLabel('Address Line 2 (optional)'));
  await isFine(page);
  expect(complaints).toEqual([]);
  await close();
});
