import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberPages } from './everyPage.ts';
import { settled } from './settled.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });
const PHONE = 390;
const NARROWEST = 320;

/** Changes the answers that the page gets. */
async function changeAnswers(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Months of a place as large as those of the largest counties, with the longest reservation. */
const asLargeAsTheLargest = (text: string): string =>
  text
    .replaceAll(/"roomReceipts":[\d.]+/g, '"roomReceipts":155444333.22')
    .replaceAll(/"unusual":[\d.]+/g, '"unusual":112345678');

/** Properties that opened within each of their months. */
const opened = (text: string): string => text.replaceAll(/"(responsibleDays\w*)":null/g, '"$1":17');

/** Keeps the largest width of the page at any frame: one that is too wide for a moment makes a phone zoom out. */
const noteWidths = `
  globalThis.largestWidth = 0;
  const look = () => {
    largestWidth = Math.max(largestWidth, document.documentElement.scrollWidth);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

let known: ReturnType<typeof memberPages> | undefined;

/** Looked up once, because that makes a portfolio. */
function pagesOf(): ReturnType<typeof memberPages> {
  return (known ??= memberPages(world.product, world.stored));
}

test('on a phone the complete data set of a large county fits its card', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: PHONE });
  await changeAnswers(page, asLargeAsTheLargest);
  await page.goto('/stt/county/TARRANT');
  const table = page.getByRole('table', { name: 'Complete data set' });
  await table.getByText('$112,345,678 unusual').first().waitFor();
  const tooWide = await table.evaluate(({ scrollWidth, parentElement }) => [
    scrollWidth,
    parentElement?.clientWidth,
  ]);
  expect(tooWide[0]).toBe(tooWide[1]);
  await close();
});

test.each([
  ['/stt/zip/78701', 'Yearly revenue'],
  ['/stt/city/AUSTIN', 'Brands here'],
  ['/stt/city/AUSTIN', 'Parts of the change'],
])('on a phone %s shows all columns of “%s”, with what is said about their figures', async (path, name) => {
  const { page, close } = await world.visit({ stored: world.stored, width: PHONE });
  await page.goto(path);
  await settled(page);
  const table = page.getByRole('table', { name, exact: true });
  await table.getByRole('cell').filter({ hasText: '$' }).first().waitFor();
  const [wide, room] = await table.evaluate(({ scrollWidth, parentElement }) => [
    scrollWidth,
    parentElement?.clientWidth,
  ]);
  expect(wide).toBe(room);
  await close();
});

test.each([
  ['results', 'Hotels', 'responsible for 17 of'],
  ['results-alcohol', 'Mixed beverage', 'responsible for 17 of'],
  ['hotel', 'Monthly & quarterly', 'only 17 of'],
  ['bar', 'Monthly & quarterly', 'only 17 of'],
])('on a phone %s shows all columns of “%s” if months are partial', async (named, name, words) => {
  const { page, close } = await world.visit({ stored: world.stored, width: PHONE });
  await changeAnswers(page, opened);
  const [, path] = (await pagesOf()).find(([each]) => each === named) ?? [];
  await page.goto(path ?? '');
  const table = page.getByRole('table', { name, exact: true });
  await table.getByText(words).first().waitFor();
  await settled(page);
  await expect
    .poll(() => table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0)))
    .toBe(0);
  await close();
});

test('at 1440 px a portfolio shows all of its columns, the buttons of its rows included', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const [, path = ''] = (await pagesOf()).find(([name]) => name === 'portfolio') ?? [];
  await page.goto(path);
  const button = page.getByRole('button', { name: /^Delete / }).last();
  await button.waitFor();
  const { x, width } = (await button.boundingBox()) ?? { x: 0, width: Infinity };
  const card = await page.getByRole('region', { name: 'Available Properties', exact: true }).boundingBox();
  expect(x + width).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
  await close();
});

test.each([PHONE, 600])(
  'at %i px the columns of every table can be chosen without leaving the screen',
  async (width) => {
    const { page, close } = await world.visit({ stored: world.stored, width });
    await page.goto('/trial/county');
    await settled(page);
    const buttons = page.getByRole('button', { name: 'Columns', exact: true });
    await buttons.nth(3).waitFor();
    for (const button of await buttons.all()) {
      await button.click();
      const { x, width: wide } = (await page.getByRole('group', { name: 'Columns' }).boundingBox()) ?? {
        x: -1,
        width: 0,
      };
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
      await button.click();
    }
    await close();
  },
);

test('while a hotel loads, its page is no wider than the narrowest phone, tables included', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: NARROWEST });
  await page.addInitScript(noteWidths);
  // No answer comes before what stands for it is drawn.
  await page.route('**/graphql', async (route) => {
    await page.evaluate(twoFrames);
    await route.continue();
  });
  await page.goto('/trial/hotel');
  await settled(page);
  expect(await page.evaluate('largestWidth')).toBe(NARROWEST);
  await close();
});

test('on a phone a quarter that lacks a month says so within its column', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: PHONE });
  const [, path] = (await pagesOf()).find(([name]) => name === 'hotel-ttm-and-quarters') ?? [];
  await page.goto(path ?? '');
  const cell = page.getByRole('cell').filter({ hasText: '2 of 3 months' }).first();
  // The widths change once more when the font arrives.
  await expect.poll(() => cell.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await close();
});
