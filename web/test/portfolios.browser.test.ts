import { beforeAll, expect, test } from 'vitest';
import { drawnChart } from './seen.ts';
import type { Visit } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });
let member: Visit;

beforeAll(async () => {
  member = await world.visit({ stored: world.stored });
});

test('a portfolio wants a name without %, and its creation is told for 5 seconds', async () => {
  const { page } = member;
  await page.goto('/stt/portfolio');
  await page.getByRole('button', { name: 'Add a portfolio' }).press('Enter');
  const name = page.getByLabel('Portfolio name');
  await name.press('Enter');
  await page.getByText('Please Enter a portfolio name to create one.').waitFor();
  await name.pressSequentially('Far 10% West');
  await expect.poll(() => name.inputValue()).toBe('Far 10 West');
  await name.press('%');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Far West');
  await name.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Portfolio Created' }).waitFor();
  const created = Date.now();
  await page.getByRole('link', { name: 'Far West' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Create New Portfolio' }).waitFor();
  expect(Date.now() - created).toBeGreaterThan(4_000);
});

test('an empty one leads to the search, a filled one has its charts, and what is taken out is gone', async () => {
  const { page } = member;
  await page.getByRole('link', { name: 'Far West' }).click();
  await page.getByText('No properties yet saved.').waitFor();
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toContain('No properties yet saved. Start Searching here!');
  const portfolio = page.url();
  await page.goto('/stt/results/monthly/city/MARFA?sort=-rooms');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add this Hotel to Portfolio' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByText('Please Select a Portfolio to Add this Hotel to it.').waitFor();
  await dialog.getByLabel('Far West').check();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Far West' }).click();
  expect(page.url()).toBe(portfolio);
  await drawnChart(page);
  await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Monthly Revenue', 'RevPAR']);
  const table = page.getByRole('table', { name: 'Available Properties' });
  await table.getByRole('button', { name: /^Delete / }).click();
  await page.getByText('No properties yet saved.').waitFor();
});

test('deleting asks first', async () => {
  const { page } = member;
  await page.goto('/stt/portfolio');
  await page.getByRole('button', { name: 'Delete Far West' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  const link = page.getByRole('link', { name: 'Far West' });
  await expect.poll(() => link.count()).toBe(1);
  await page.getByRole('button', { name: 'Delete Far West' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No Records Found.').waitFor();
  await expect.poll(() => link.count()).toBe(0);
  expect(member.complaints).toEqual([]);
});
