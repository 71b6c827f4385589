import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Presses Print on a page as it stands, and returns the number of sheets of US Letter that it takes. */
export async function sheetsOf(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-asked]').waitFor();
  await settled(page);
  const file = await page.pdf({ format: 'Letter' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
