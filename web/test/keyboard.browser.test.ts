import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, memberPages } from './everyPage.ts';
import { focusOn } from './seen.ts';
import { signedIn, tabTo, violations, type Visit } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });
let paths: ReadonlyMap<string, string>;
let member: Visit;
let page: Page;

beforeAll(async () => {
  paths = new Map(await memberPages(world.product, world.stored));
  member = await world.visit({ stored: world.stored });
  page = member.page;
});

afterAll(async () => {
  expect(member.complaints).toEqual([]);
  await member.close();
});

/** Opens a page, and passes by the navigation as those without a mouse do. */
async function begin(path: string, sign: Locator, on = page): Promise<void> {
  await on.goto(path);
  await sign.first().waitFor();
  await on.keyboard.press('Tab');
  await focusOn(on.getByRole('link', { name: 'Skip to content' }));
  await on.keyboard.press('Enter');
}

const begun = (name: string, sign: Locator): Promise<void> => begin(paths.get(name) ?? '', sign);

/** Scrolls down by keyboard to a part that loads once it comes into sight, which leaves the focus where it was. */
async function scrollTo(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await part.isVisible()) return true;
      await page.keyboard.press('PageDown');
      return false;
    })
    .toBe(true);
}

const parameter = (name: string): string | null => new URL(page.url()).searchParams.get(name);

test('the explorer ranks something else', async () => {
  const ranking = page.getByRole('table', { name: 'Ranking' });
  await begun('explore', ranking.getByRole('link'));
  const before = await ranking.getByRole('columnheader').first().textContent();
  await tabTo(page, page.getByRole('combobox', { name: 'Rank' }));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => parameter('of')).not.toBeNull();
  await expect.poll(() => ranking.getByRole('columnheader').first().textContent()).not.toBe(before);
  await ranking.getByRole('row').nth(1).waitFor();
});

test('a choice that finds nothing says so', async () => {
  const choice = page.getByRole('combobox', { name: 'Brand', exact: true });
  await begun('explore', choice);
  await tabTo(page, choice);
  await page.keyboard.type('no such value');
  await page.getByRole('listbox').getByText('No Records Found.').waitFor();
  expect(await violations(page, 'colours')).toEqual([]);
});

test('a set asks before it is deleted, and the question gives the focus back', async () => {
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });
  await begun('comparison-set', remove);
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await focusOn(remove);
});

test('a property of a portfolio gets a note', async () => {
  const note = page.getByRole('button', { name: /, note on / }).first();
  await begun('portfolio', note);
  await tabTo(page, note);
  await page.keyboard.press('Enter');
  await focusOn(page.getByLabel('Private note'));
  await page.keyboard.type('Ask about the roof');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Ask about the roof, note on / }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('news by email are chosen, and stay chosen', async () => {
  const chosen = page.getByRole('radio', { name: 'Monthly' });
  await begun('news', chosen);
  await tabTo(page, page.getByRole('radio', { name: 'Never' }));
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.keyboard.press('ArrowLeft');
  await answered;
  await begun('news', chosen);
  await expect.poll(() => chosen.isChecked()).toBe(true);
});

test('the growth of a city is shown over another period', async () => {
  const card = page.getByRole('region', { name: 'Growth and its sources' });
  await begun('city', page.getByRole('heading', { level: 1 }));
  await scrollTo(card);
  await tabTo(page, page.getByRole('combobox', { name: 'Period of growth' }));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => parameter('growth')).not.toBeNull();
  await card.getByText(/compared with the same months a year earlier/).waitFor();
});

test('the properties of an owner are searched', async () => {
  const table = page.getByRole('table', { name: 'Properties, past and present' });
  await begun('owner', table.getByRole('link'));
  const find = page.getByLabel('Find in these properties');
  await tabTo(page, find);
  await page.keyboard.type('no such hotel');
  await table.getByText('No Records Found.').waitFor();
});

test('a hotel is compared with its nearest rivals', async () => {
  const compare = page.getByRole('link', { name: /^Compare with / });
  const rivals = page.getByRole('region', { name: 'Suggested rivals' });
  await begun('hotel', page.getByRole('heading', { level: 1 }));
  await scrollTo(rivals);
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/stt/compare');
});

const BOTH = `{ hotels(first: 60, orderBy: [ROOM_CAPACITY_DESC]) {
  nodes { name taxpayerNumber locationNumber premises { alcoholMonths { month } } }
} }`;

interface Both {
  data: {
    hotels: {
      nodes: {
        name: string;
        taxpayerNumber: string;
        locationNumber: number;
        premises: { alcoholMonths: unknown[] } | null;
      }[];
    };
  };
}

test('the alcohol of a hotel unfolds by month', async () => {
  const { data } = await callerOf(world.product, world.stored)<Both>('/graphql', { query: BOTH });
  const both = data.hotels.nodes.find(({ premises }) => (premises?.alcoholMonths ?? []).length > 0);
  if (both === undefined) throw new Error('No hotel of the sample has a bar.');
  const { name, taxpayerNumber, locationNumber } = both;
  const path = `/stt/hotelinfo/${encodeURIComponent(name)}/${taxpayerNumber}/${String(locationNumber)}`;
  const card = page.getByRole('region', { name: 'Alcohol per available room', exact: true });
  await begin(path, page.getByRole('heading', { level: 1 }));
  await scrollTo(card);
  await tabTo(page, card.locator('summary'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await focusOn(page.getByRole('region', { name: 'Alcohol per available room by month' }));
  await card.getByRole('row').nth(1).getByText('$').first().waitFor();
});

test('a chart is saved as a drawing and as a picture', async () => {
  await begun('city', page.getByRole('button', { name: 'SVG', exact: true }));
  for (const format of ['PNG', 'SVG']) {
    await tabTo(page, page.getByRole('button', { name: format, exact: true }).first());
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`Marfa.*\\.${format.toLowerCase()}$`));
  }
});

test('an administrator opens a chart to everybody, copies its code and closes the chart again', async () => {
  const admin = await world.product.add(`${randomUUID()}@example.com`, { isAdmin: true });
  const visit = await world.visit({ stored: await signedIn(world.product, admin) });
  await visit.context.grantPermissions(['clipboard-write']);
  const own = visit.page;
  const embed = own.getByRole('button', { name: 'Embed', exact: true });
  // The city is one of the samples for visitors, which cannot be closed.
  await begin(paths.get('zip') ?? '', embed, own);
  await tabTo(own, embed);
  await own.keyboard.press('Enter');
  const dialog = own.getByRole('dialog', { name: 'Embed this chart' });
  const isOpen = dialog.getByRole('checkbox', { name: 'Anyone can see this chart' });
  const code = dialog.getByRole('region', { name: 'Code for your page' });
  await tabTo(own, isOpen);
  await own.keyboard.press('Space');
  await code.waitFor();
  expect(await violations(own)).toEqual([]);
  await tabTo(own, dialog.getByRole('button', { name: 'Copy the code' }));
  await own.keyboard.press('Enter');
  await dialog.getByRole('status').getByText('Copied').waitFor();
  await tabTo(own, isOpen);
  await own.keyboard.press('Space');
  await expect.poll(() => code.count()).toBe(0);
  await own.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await focusOn(embed);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
