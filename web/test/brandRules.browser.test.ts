import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOOKS, sidewaysScroll, signedIn, violations } from './visit.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

async function administrator(): Promise<Stored> {
  const person = await world.product.add(`${randomUUID()}@example.com`, { isAdmin: true });
  return signedIn(world.product, person);
}

/** The figures follow the latest change. */
async function followed(page: Page, change: string): Promise<void> {
  const row = page
    .getByRole('table', { name: 'Changes and their figures' })
    .getByRole('row', { name: change });
  await row.first().getByText(/^Done/).waitFor();
}

test('an administrator sees what a correction would do, applies it, sees its figures and takes it back', async () => {
  const { page, complaints, close } = await world.visit({ stored: await administrator() });
  await page.goto('/stt/admin');
  await page.getByRole('link', { name: 'Brand Rules' }).click();
  const picker = page.getByRole('combobox', { name: 'Hotel', exact: true });
  await picker.fill('hampton inn');
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  await picker.press('Enter');
  const form = page.getByRole('form', { name: /^Correct / });
  const name = (await form.getByLabel('Under the name').inputValue()).trim();
  await page.getByText('matched by name (“HAMPTON INN”)').waitFor();
  await form.getByLabel('Why').fill('It left the chain');
  await form.getByRole('button', { name: 'Preview' }).click();
  const rebranded = page.getByRole('row', { name: `${name} ` });
  await rebranded.getByText('No brand').waitFor();
  const hotelPage = (await rebranded.getByRole('link').getAttribute('href')) ?? '';
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Apply' }).click();
  await form.getByText('Applied. Figures update in a few minutes.').waitFor();
  await followed(page, `Corrected ${name}`);
  await page.getByText('No brand, corrected by an administrator.').waitFor();

  const back = `Remove the correction of ${name}`;
  await page.getByRole('button', { name: back }).first().click();
  await page.getByRole('form', { name: back }).getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('form', { name: back }).getByRole('button', { name: 'Apply' }).click();
  await followed(page, `Removed the correction of ${name}`);
  await page.getByText('matched by name (“HAMPTON INN”)').waitFor();
  await page.goto(hotelPage);
  await page.getByText(', matched by name (“HAMPTON INN”)').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/stt/admin');
  await page.getByText(`Removed the correction of ${name}`).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an administrator lets a doubtful filing count as filed, sees that figures follow, and takes it back', async () => {
  const { page, complaints, close } = await world.visit({ stored: await administrator() });
  await page.goto('/stt/admin/doubtful?flag=EXTRA_DIGIT');
  await page
    .getByRole('button', { name: /^Decide about / })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^Decide about / });
  const first = page.getByRole('table', { name: 'Doubtful filings' }).getByRole('row').nth(1);
  for (const [act, becomes] of [
    ['Accept as filed', 'Accepted as filed'],
    ['Undo decision', 'Undecided'],
  ] as const) {
    await form.getByLabel('Note').fill('They called');
    await form.getByRole('button', { name: act }).click();
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
    // Without “being applied”.
    await first.getByText(becomes, { exact: true }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test.each(LOOKS)('the administrators’ pages are for everyone to use, $theme at $width px', async (look) => {
  const { page, close } = await world.visit({ ...look, stored: await administrator() });
  await page.goto('/stt/admin/brands?rule-find=hampton');
  await page.getByRole('button', { name: 'Change HAMPTON', exact: true }).click();
  await page.getByRole('form', { name: 'Change HAMPTON', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/stt/admin/doubtful');
  await page
    .getByRole('button', { name: /^Decide about / })
    .first()
    .click();
  await page.getByText(': the doubtful filing.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/stt/admin/data');
  await page
    .getByRole('button', { name: /^Details of release / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo release' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await close();
});
